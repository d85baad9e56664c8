// Apps and generated code import WaymarkNavigation alone.
@_exported import WaymarkLinks

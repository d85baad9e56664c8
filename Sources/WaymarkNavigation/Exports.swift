// Apps and generated code import only WaymarkNavigation.
@_exported import WaymarkLinks

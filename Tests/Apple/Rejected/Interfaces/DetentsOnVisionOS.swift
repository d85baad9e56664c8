// The height of a sheet, which UIKit on visionOS does not have.
// Target: visionos1.0
// Expected: ^'(detents|medium\(\))' is unavailable in visionOS$

import UIKit

@MainActor func rest(_ sheet: UISheetPresentationController) { sheet.detents = [.medium()] }

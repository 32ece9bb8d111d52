import Foundation

/// How many cases a test tries: what the variable asks for, so that a campaign tries more of them;
/// else the usual number.
package func campaignSize(_ variable: String, usual: Int) -> Int {
  ProcessInfo.processInfo.environment[variable].flatMap { Int($0) } ?? usual
}

/// Whether a person agrees to a document, as they said last.
package struct Consent: Equatable, Sendable {
  package let document: ConsentDocument
  package internal(set) var isGiven: Bool
  /// The version that they agreed to last; empty before.
  package internal(set) var version: String
  /// Nil before they said anything.
  package internal(set) var changedOn: CivilDay?

  package init(
    _ document: ConsentDocument, isGiven: Bool = false, version: String = "",
    changedOn: CivilDay? = nil
  ) {
    self.document = document
    self.isGiven = isGiven
    self.version = version
    self.changedOn = changedOn
  }

  /// Whether they agree to these words, not to others that stood there before.
  package func holds(for version: String) -> Bool {
    isGiven && self.version == version
  }

  /// - Throws: `consentMissing`.
  package func require(_ version: String) throws(Rejection) {
    guard holds(for: version) else { throw .consentMissing(document) }
  }
}

/// Agrees to a document in the version that is shown.
///
///     try await diary.perform(GiveConsent(to: .terms, version: "2"))
public struct GiveConsent: Command, Equatable {
  package let document: ConsentDocument
  package let version: String

  /// A document, and the version of it that is shown.
  public init(to document: ConsentDocument, version: String) {
    self.document = document
    self.version = version
  }

  /// Records it.
  ///
  /// - Throws: `consentAlreadyGiven` to the same version.
  public func decide(_ history: History, _ now: Now) throws(Rejection) -> Decision<Void> {
    guard !history.consent(to: document).holds(for: version) else {
      throw .consentAlreadyGiven(document)
    }
    let given = ConsentGiven(document: document, version: version)
    return .records(PendingEvent(.consentGiven(given), in: now))
  }
}

/// Takes an agreement back; that it was given stays on record.
///
///     try await diary.perform(WithdrawConsent(to: .diagnostics))
public struct WithdrawConsent: Command, Equatable {
  package let document: ConsentDocument

  /// To a document.
  public init(to document: ConsentDocument) {
    self.document = document
  }

  /// Records it.
  ///
  /// - Throws: `consentNotGiven`.
  public func decide(_ history: History, _ now: Now) throws(Rejection) -> Decision<Void> {
    guard history.consent(to: document).isGiven else { throw .consentNotGiven(document) }
    return .records(
      PendingEvent(.consentWithdrawn(ConsentWithdrawn(document: document)), in: now))
  }
}

extension ConsentDocument {
  /// As a person writes it.
  package var label: String {
    switch self {
    case .unspecified: ""
    case .privacyPolicy: "privacy"
    case .terms, .diagnostics: "\(self)"
    }
  }

  /// - Throws: `unknownDocument`, with the nearest one.
  package init(named word: String) throws(Rejection) {
    try self.init(labelled: word, or: Rejection.unknownDocument)
  }
}

import Echolog

extension Presenter {
  /// A file of a memory.
  ///
  /// - Parameters:
  ///   - files: the names of the sealed files that are on this device.
  ///   - path: that of the copy that was written; nil where none was asked for.
  func attachment(
    _ attachment: KeptAttachment, here files: Set<[UInt8]>, writtenTo path: Path? = nil
  ) -> Page {
    let (name, isHere) = (fileName(attachment), files.contains(attachment.file))
    var page = Page(JSON("attachment/1").with(json(attachment, here: files)))
    page.add([
      "memory": label(attachment.memory), "isTakenOff": attachment.isTakenOff,
      "addedAt": here(attachment.addedAt), "writtenTo": path?.text,
    ])
    page.rows = [row(attachment, isHere: isHere)]
    if let path {
      page.line("Written to \(Messages.shown(path)).", .good)
      return page
    }
    page.blocks = heading(
      VisibleText.line(name), attachment.id,
      facts(attachment, isHere: isHere) + [attachment.isTakenOff ? "taken off" : ""])
    if let memory = history.memory(attachment.memory) {
      page.line(Span("Of the memory "), Span(headline(memory)), id(memory.id, gap: "  "))
    }
    if isHere { page.note("echolog attachment \(label(attachment.id)) --to FILE writes it out.") }
    return page
  }

  /// Several files that were written out, but for those that are not on this device.
  func attachments(_ kept: [KeptAttachment], writtenTo paths: [EventName: Path]) -> Page {
    let pages = kept.map { attachment in
      let path = paths[attachment.id]
      let here: Set<[UInt8]> = path == nil ? [] : [attachment.file]
      return self.attachment(attachment, here: here, writtenTo: path)
    }
    var page = Page([
      "schema": "attachmentCopies/1",
      "attachments": pages.map { JSON.object(Array($0.json.members.dropFirst())) },
    ])
    page.rows = zip(kept, pages).flatMap { attachment, page in
      page.rows.map { $0 + [paths[attachment.id]?.text ?? ""] }
    }
    page.blocks = zip(kept, pages).flatMap { attachment, page in
      paths[attachment.id] != nil
        ? page.blocks
        : [
          .line([
            Span("\(VisibleText.line(fileName(attachment))) is \(Messages.notHereYet)."),
            id(attachment.id, gap: "  "),
          ])
        ]
    }
    if kept.isEmpty { page.say("There are no files with it.", exit: .negative) }
    if paths.count < kept.count {
      page.note("echolog sync brings what is not here, once a device that has it has synced.")
      page.exit = .negative
    }
    return page
  }

  /// What is to be seen of the files of a memory; nothing for none.
  func files(of memory: Memory, here files: Set<[UInt8]>) -> [Page.Block] {
    guard !memory.attachments.isEmpty else { return [] }
    return [
      .blank, .line("Files", .faint),
      .table(
        [.flexible(""), "", ""],
        memory.attachments.map { attachment in
          [
            Span("  " + VisibleText.line(fileName(attachment))),
            Span(
              Messages.facts(facts(attachment, isHere: files.contains(attachment.file))), .faint),
            id(attachment.id),
          ]
        }),
    ]
  }

  /// - Parameter files: as `listing` of memories has them.
  func json(_ attachment: KeptAttachment, here files: Set<[UInt8]>?) -> JSON {
    let kept: JSON = [
      "id": label(attachment.id), "fileName": attachment.fileName.flatMap { words[$0] },
      "mediaType": attachment.mediaType, "sizeBytes": attachment.byteCount,
    ]
    return kept.with(files.map { ["isHere": $0.contains(attachment.file)] } ?? [:])
  }

  /// As `json` of an attachment, without its name.
  func json(_ added: AttachmentAdded) -> JSON {
    [
      "fileName": added.fileName.inline, "mediaType": added.mediaType,
      "sizeBytes": added.sizeBytes,
    ]
  }

  func tellOfFile(_ name: EventName, _ event: Event, _ id: Span, into page: inout Page) {
    if case .attachmentAdded(let added) = event.body {
      page.blocks.append(told(added, name))
      page.notes = ["echolog memory \(label(event.entity(in: name))) shows all of the memory."]
    } else {
      let file = history.attachment(takenOffBy: name).map { VisibleText.line(fileName($0)) }
      page.line(Span((file ?? "The file") + " is taken off."), id)
    }
  }

  /// That an event kept a file, with the name of the attachment.
  func told(_ added: AttachmentAdded, _ name: EventName) -> Page.Block {
    let size = Messages.size(Int(clamping: added.sizeBytes))
    return .line([
      Span("Attached: \(VisibleText.line(inline(added.fileName))), \(size).", .good),
      id(name, gap: "  "),
    ])
  }

  func fileName(_ attachment: KeptAttachment) -> String {
    text(attachment.fileName, gone: attachment.fileName == nil)
  }

  func row(_ attachment: KeptAttachment, isHere: Bool) -> [String] {
    [
      label(attachment.id), label(attachment.memory), fileName(attachment), attachment.mediaType,
      String(attachment.byteCount), isHere ? "here" : Self.absence(of: attachment),
    ]
  }

  private func facts(_ attachment: KeptAttachment, isHere: Bool) -> [String] {
    [
      Messages.kind(ofMediaType: attachment.mediaType), Messages.size(attachment.byteCount),
      isHere ? "" : Self.absence(of: attachment),
    ]
  }

  private static func absence(of attachment: KeptAttachment) -> String {
    attachment.fileName == nil ? "erased" : Messages.notHereYet
  }
}

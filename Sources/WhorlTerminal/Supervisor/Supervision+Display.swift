internal import WhorlCore
internal import WhorlRaster

extension Supervision {
  /// Whether the moving line is on the screen.
  var isLineShown: Bool {
    guard case .line = order.display else { return false }
    return isAnnounced && !truce.isKept
  }

  /// When there is something to show next.
  var nextShow: Time {
    let beginning = start + order.delay
    switch order.display {
    case .nothing: return nextLook
    case .words: return truce.isKept ? nextLook : heartbeat.next
    case .line:
      guard isForeground, !truce.isKept, !residue.isInSequence else { return nextLook }
      guard isAnnounced else { return beginning }
      return clock.deadline(of: clock.frame(at: now) + 1)
    }
  }

  /// Shows that the command runs, if it is time to.
  mutating func show(_ picture: (Time) -> Page?) {
    guard now >= start + order.delay else { return }
    switch order.display {
    case .nothing: return
    case .words: say()
    case .line: draw(picture)
    }
  }

  /// Says in a line that the command has begun, or still runs.
  private mutating func say() {
    guard !truce.isKept, heartbeat.isDue(at: now) else { return }
    renewTitle()
    let elapsed = RunWording.elapsed(now - start)
    let dots = order.wording.showsSigns ? "…" : "..."
    let text =
      isAnnounced ? "\(title): still working after \(elapsed ?? "0s")" : "\(title)\(dots)"
    isAnnounced = true
    PlainOutput.writeLine(text, to: 2)
  }

  /// Shows the share that the title tells on the terminal's own sign.
  private mutating func showProgress() {
    guard isAnnounced, usualUse.features.contains(.progress) else { return }
    let percent = ProgressSign.percent(in: title)
    guard percent != shownPercent else { return }
    shownPercent = percent
    owner.send(Array(ProgressSign.sequence(percent).utf8))
  }

  /// Whether the moving line is on the screen and the terminal takes what is drawn.
  var isGliding: Bool { isLineShown && isForeground && !owner.isWaiting && !residue.isInSequence }

  /// Shows a frame in which nothing but the picture can have changed; returns whether that is all
  /// there is to show.
  mutating func glide() -> Bool {
    guard isGliding, now < nextSecond, let place = clock.place(of: clock.frame(at: now)) else {
      return false
    }
    return stage.roll(to: place, on: &owner)
  }

  private mutating func draw(_ picture: (Time) -> Page?) {
    guard isForeground, !truce.isKept, !owner.isWaiting || stage.isCleared else { return }
    if residue.isInSequence {
      guard now - lastShown >= Self.longestSequence else { return }
      owner.prepare(residue.takeEnd())
    }
    let frame = clock.frame(at: now)
    // A command that changes its title all the time does not make us draw all the time.
    guard stage.isCleared || frame != lastFrame || now - lastDrawing >= Self.shortestShow else {
      return
    }
    (lastFrame, lastDrawing) = (frame, now)
    renewTitle()
    let page = picture(clock.offset(of: frame))
    let number: Int? = page.map(\.number) ?? 0
    let column = line.pictureColumn
    let isOther = line.layOut(
      title: title, elapsed: now - start, pictureColumns: page?.grid.columns ?? 0,
      width: size.columns - 1)
    nextSecond = start + Time(nanoseconds: (line.seconds + 1) * 1_000_000_000)
    if line.pictureColumn != column { stage.movePictures() }
    if isOther || stage.isCleared { showProgress() }
    isAnnounced = true
    stage.show(
      Page(line.grid(with: page?.grid), number: number), place: clock.place(of: frame),
      isSteady: !isOther, on: &owner)
  }
}

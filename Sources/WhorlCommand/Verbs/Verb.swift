import WhorlTerminal

/// A verb of the command line.
enum Verb: String, CaseIterable, Sendable {
  case studio
  case list
  case show
  case new
  case diff
  case explain
  case play
  case run
  case demo
  case frame
  case inspect
  case set
  case validate
  case export
  case doctor
  case schema
  case paths
  case `init`
  case completion
  case man
  case help

  /// What the verb takes, and what it is for.
  var description: VerbDescription {
    switch self {
    case .studio: StudioVerb.description
    case .list: ListVerb.description
    case .show: ShowVerb.description
    case .new: NewVerb.description
    case .diff: DiffVerb.description
    case .explain: ExplainVerb.description
    case .play: PlayVerb.description
    case .run: RunVerb.description
    case .demo: DemoVerb.description
    case .frame: FrameVerb.description
    case .inspect: InspectVerb.description
    case .set: SetVerb.description
    case .validate: ValidateVerb.description
    case .export: ExportVerb.description
    case .doctor: DoctorVerb.description
    case .schema: SchemaVerb.description
    case .paths: PathsVerb.description
    case .`init`: InitVerb.description
    case .completion: CompletionVerb.description
    case .man: ManVerb.description
    case .help: HelpVerb.description
    }
  }

  /// Does what the verb is for.
  ///
  /// - Returns: the exit status.
  func run(
    _ arguments: ParsedArguments, in environment: Environment
  ) throws(CommandError) -> Int32 {
    switch self {
    case .studio: try StudioVerb.run(arguments, in: environment)
    case .list: try ListVerb.run(arguments, in: environment)
    case .show: try ShowVerb.run(arguments, in: environment)
    case .new: try NewVerb.run(arguments, in: environment)
    case .diff: try DiffVerb.run(arguments, in: environment)
    case .explain: try ExplainVerb.run(arguments)
    case .play: try PlayVerb.run(arguments, in: environment)
    case .run: try RunVerb.run(arguments, in: environment)
    case .demo: try DemoVerb.run(arguments, in: environment)
    case .frame: try FrameVerb.run(arguments, in: environment)
    case .inspect: try InspectVerb.run(arguments, in: environment)
    case .set: try SetVerb.run(arguments, in: environment)
    case .validate: try ValidateVerb.run(arguments)
    case .export: try ExportVerb.run(arguments, in: environment)
    case .doctor: try DoctorVerb.run(arguments, in: environment)
    case .schema: try SchemaVerb.run(arguments)
    case .paths: try PathsVerb.run(in: environment)
    case .`init`: try InitVerb.run(arguments)
    case .completion: try CompletionVerb.run(arguments)
    case .man: try ManVerb.run()
    case .help: try HelpVerb.run(arguments)
    }
  }
}

import Testing
import WhorlTerminal

@Suite struct EnvironmentTests {
  @Test(arguments: [
    ([:], false),
    (["LANG": "C"], false),
    (["LANG": "en_US"], false),
    (["LANG": "C.UTF-8"], true),
    (["LANG": "en_US.utf8"], true),
    (["LANG": "de_DE.UTF-8@euro"], true),
    (["LANG": "en_US.ISO-8859-1"], false),
    (["LC_CTYPE": "UTF-8"], true),
    (["LC_CTYPE": "C", "LANG": "en_US.UTF-8"], false),
    (["LC_ALL": "C", "LC_CTYPE": "C.UTF-8", "LANG": "C.UTF-8"], false),
    (["LC_ALL": "C.UTF-8", "LANG": "C"], true),
    (["LC_ALL": "", "LANG": "C.UTF-8"], true),
  ])
  func `the locale's codeset is the first that is set`(
    variables: [String: String], isUTF8: Bool
  ) {
    #expect(Environment(variables: variables).isUTF8 == isUTF8)
  }

  @Test(arguments: [
    (nil, [:], 80, 24),
    (nil, ["COLUMNS": "100", "LINES": "30"], 100, 30),
    (nil, ["COLUMNS": "100"], 100, 24),
    (nil, ["COLUMNS": "1", "LINES": "30"], 80, 30),
    (nil, ["COLUMNS": "many", "LINES": "0"], 80, 24),
    (WindowSize(columns: 120, rows: 40), ["COLUMNS": "100", "LINES": "30"], 120, 40),
    (WindowSize(columns: 0, rows: 0), ["COLUMNS": "100", "LINES": "30"], 100, 30),
    (WindowSize(columns: 1, rows: 24), ["COLUMNS": "100"], 1, 24),
  ])
  func `the terminal knows its size better than the variables`(
    reported: WindowSize?, variables: [String: String], columns: Int, rows: Int
  ) {
    let environment = Environment(variables: variables, reportedSize: reported)
    #expect(environment.windowSize == WindowSize(columns: columns, rows: rows))
  }

  @Test func `an empty variable is an unset one`() {
    let environment = Environment(variables: ["A": "", "B": "value"])
    #expect(environment["A"] == nil)
    #expect(environment["B"] == "value")
    #expect(environment["C"] == nil)
  }

  @Test func `the process's own environment is read whole`() {
    let variables = Environment.ofProcess().variables
    #expect(variables["PATH"]?.isEmpty == false)
    #expect(variables.keys.allSatisfy { !$0.contains("=") })
  }
}

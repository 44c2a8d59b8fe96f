@main
struct WhorlTool {
  static func main() {}
}

import Whorl

let indicator = Indicator(try Theme.named("drp-arc"), message: "Adding up")
indicator.startAnimating()
var sum = 0
for number in 1...100_000 {
  sum += number
  indicator.progress = Double(number) / 100_000
}
indicator.succeed("The sum is \(sum)")

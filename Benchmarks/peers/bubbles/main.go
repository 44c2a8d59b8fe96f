// One spinner by bubbles, which gum's is: spinner RATE SECONDS.
package main

import (
	"fmt"
	"os"
	"strconv"
	"time"

	"github.com/charmbracelet/bubbles/spinner"
	tea "github.com/charmbracelet/bubbletea"
)

type model struct {
	spinner spinner.Model
	length  time.Duration
}

type over struct{}

func (m model) Init() tea.Cmd {
	end := tea.Tick(m.length, func(time.Time) tea.Msg { return over{} })
	return tea.Batch(m.spinner.Tick, end)
}

func (m model) Update(message tea.Msg) (tea.Model, tea.Cmd) {
	if _, isOver := message.(over); isOver {
		return m, tea.Quit
	}
	var command tea.Cmd
	m.spinner, command = m.spinner.Update(message)
	return m, command
}

func (m model) View() string { return m.spinner.View() + " Loading" }

func main() {
	if len(os.Args) != 3 {
		os.Exit(2)
	}
	rate, _ := strconv.ParseFloat(os.Args[1], 64)
	seconds, _ := strconv.ParseFloat(os.Args[2], 64)
	frames := spinner.Spinner{
		Frames: []string{"⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"},
		FPS:    time.Duration(float64(time.Second) / rate),
	}
	m := model{spinner.New(spinner.WithSpinner(frames)), time.Duration(seconds * float64(time.Second))}
	if err := tea.NewProgram(m, tea.WithOutput(os.Stderr)).Start(); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

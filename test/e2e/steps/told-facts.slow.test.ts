import { startPages, testPages } from './support.ts'

const row = (cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
const pages: Record<string, string> = {
  staff: `<table><thead><tr><th>Name</th><th>Born</th><th>Rating</th><th>Gender</th></tr></thead><tbody>
    ${row(['Mary May', '1982-05-14', '2', 'female'])}${row(['Alan Francis', '1966-05-12', '3', 'male'])}${row(['Emily Sykes', '1970-11-02', '1', 'female'])}
    </tbody></table><p>Emily Sykes was here</p>`,
  lists: `<h2>Simple</h2><ul><li>Item 2</li><li>Item 3</li><li>Item 1</li></ul>
    <h2>Swap</h2><ul><li>West</li><li>South</li><li>East</li></ul><p>1 2 3</p>`,
  quiz: `<h1>Wars and words</h1><p>1 of 14</p><h3>Travel Mug</h3><p>$10 a month</p><label>Room <select><option>Double</option></select></label>
    <p>Thank you for your order</p><p role="alert">Response required.</p><button>Next</button><button>Choose</button><button>Clear Page</button>`,
  swap: `<ul><li>West</li><li>East</li><li>South</li></ul><p>Value: 26</p><button onclick="document.querySelector('p').textContent = 'Value: 27'">Up</button>`,
  sliders: `<p>Volume <span role="slider" tabindex="0" aria-label="Volume" aria-valuemin="0" aria-valuemax="50" aria-valuenow="7" onkeydown="this.ariaValueNow = Number(this.ariaValueNow) + 1">|</span></p>
    <label>Width <input type="range" value="40"></label><p>99</p><button onclick="1">Up</button>`,
  done: '<div role="dialog" aria-label="All done!"><h2>All done!</h2><p>Your answers: red green blue</p></div>',
}
const stage = startPages(pages)

testPages('what testers say of a page is judged as a person would', stage, {
  staff: [
    ['Alan Francis is in the first row and Mary May in the second', 'failed'],
    ['Alan Francis with 1966-05-12 is in the second row', 'passed'],
    ['Alan Francis with 1970-11-02 is in the second row', 'failed'],
    ['Alan Francis with 12/05/1966 is in the second row', 'error'],
    ['Ann Lee is in the first row', 'error'],
    ['Emily Sykes comes in the second place', 'failed'],
    ['The second row shows the rating 2', 'failed'],
    ['The first row shows the office "Bonn"', 'error'],
    ['The column Rating is displayed between Born and Gender', 'passed'],
    ['The column Born is displayed between Rating and Gender', 'failed'],
    ['The columns are in the order Born, Rating, Gender', 'passed'],
    ['The columns are in the order Rating, Born, Gender', 'failed'],
  ],
  lists: [
    ['It reads 2, 3, 1', 'error'],
    ['The order is now West, South, East', 'passed'],
    ['The order is now West, East, South', 'failed'],
    ['The order is now West, North, East', 'error'],
    ['Item 3 is between Item 2 and Item 1, so from the top you read Item 2, Item 3, Item 1', 'passed'],
    ['East shows up at the bottom as number three', 'passed'],
    ['East shows up at the bottom as number two', 'failed'],
  ],
  quiz: [
    ['heading "Wars"', 'failed'],
    ['heading Peace', 'error'],
    ['still on "Wars and words", a Next button', 'passed', 'Click "Next"'],
    ['stays on "1 of 14"', 'error', 'Click "Next"'],
    ['still on "Wars and words"', 'error'],
    ['a Choose button, a Next button', 'passed'],
    ['a Save button', 'error'],
    ['a "Save" button', 'failed'],
    ['error "Response required."', 'passed'],
    ['error "Response refused."', 'failed'],
    ['Travel Cup', 'error'],
    ['1 of 14: Travel Mug, $10 a month, and a Choose button', 'passed'],
    ['2 of 14: Travel Mug', 'failed'],
    ['room Double', 'passed'],
    ['room Single', 'failed'],
    ['garden Big', 'error'],
    ['Next, Choose, Clear Page', 'passed'],
    ['Next, Choose, Save', 'error'],
  ],
  swap: [
    ['Those two have traded places: West, East, South from top to bottom', 'passed'],
    ['Those two have traded places: East, West, South from top to bottom', 'failed'],
    ['Only East has moved: West, East, South from top to bottom', 'error'],
    ['We’ve gone up by one, it says "Value: 27"', 'passed', 'Click "Up"'],
    ['We’ve gone up by one, it says "Value: 28"', 'failed'],
  ],
  sliders: [
    ['Now it is at 8', 'passed', 'Press Tab, then press the right arrow key once'],
    ['And now 9.', 'passed', 'Press the right arrow key'],
    ['We’ve gone up by one, it’s 10.00', 'passed', 'Press the right arrow key'],
    ['It stays at 10', 'failed', 'Press the right arrow key'],
    ['It is at 99', 'error', 'Click "Up"'],
    ['99', 'error', 'Press the right arrow key'],
  ],
  done: [
    ['The dialog "All done!" lists the answers red, green and blue in this order', 'passed'],
    ['The dialog "All done!" lists the answers red, blue and green in this order', 'failed'],
    ['The dialog "All done!" lists the answers red, pink and green in this order', 'error'],
  ],
})

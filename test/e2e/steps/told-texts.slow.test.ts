import { errs, fails, passes, type Said, type ScenarioStep } from './scenario.ts'
import { startPages, testScenarios } from './support.ts'

const frame = (srcdoc: string) => `<iframe srcdoc='<p>${srcdoc}</p>'></iframe>`
const pages: Record<string, string> = {
  todos: `<h1>Tasks</h1><ul><li>Tea</li></ul><footer><span><strong>2</strong> items left</span>
    <button>Clear completed (1)</button></footer>`,
  stay: `<h1>Book</h1><label>Arrival <input name="from" value="10/05/2031"></label><label>Departure <input></label>
    <label>Room <select><option>Single</option><option selected>Suite</option></select></label>
    <label>Guests <input type="number" value="2"></label>
    <p id="price">3 nights, total 180 €</p><button>Check</button><button>Start over</button>
    <div role="tablist"><button role="tab">Buchen</button><button role="tab">Rules</button></div>
    <p>Small dogs are welcome for 8 € a night.</p>
    <div style="height:1200px"></div><p>Thank you! Your single is booked.</p>`,
  calendar: `<label>Day <input value="2026-03-20"></label>
    <div><span>March </span><input style="width:4em;border:0" aria-label="Year" value="2026"></div>
    <table aria-label="Days"><tr><td>1</td><td>2</td></tr></table>`,
  selects: `<div><select aria-label="Month list"><option>March</option><option selected>May</option></select>
    <select aria-label="Year"><option>2025</option><option selected>2026</option></select></div>`,
  staff: `<label>Show <select><option>10</option></select> <span>entries</span></label><table><tr><th>Name</th><th>Salary</th></tr>
    <tr><td>Airi Satou</td><td>$162,700</td></tr><tr><td>Bo Lund</td><td>$90,000</td></tr></table>
    <p>Showing 1 to 5 of 5 entries</p>`,
  list: '<table><tr><td>Tea</td></tr></table><div>Showing 1 to 10 of 23 entries</div>',
  pages: '<p>Current page: 3 &lt;&lt; &lt; 1 2 3 4 total pages: 7</p>',
  slotted: `<x-note><strong>Saved</strong><br>You can go now.</x-note><x-note class="off">Never shown.</x-note><script>
    for (const note of document.querySelectorAll('x-note')) note.attachShadow({ mode: 'open' }).innerHTML =
      '<div' + (note.className ? ' style="display:none"' : '') + '><slot></slot></div>'
  </script>`,
  split: '<p>Nights: 3</p><p>At least 2 nights</p>',
  framed: `<h1>Shop</h1>${frame('2 items left')}`,
  help: '<a href="#">Help</a><p>We need to know it, because of the law.</p><label>Password <input type="password" value="abc 1"></label>',
  prices: '<p>60.00 €</p><p>1,200 points</p>',
  calculator: '<input class="display" readonly value="42"><button>7</button>',
  shop: '<p>Price: 60 €</p><p class="sum">Sum 120 €</p><dl><dt>Timer</dt><dd>00:00</dd></dl>',
  released: `<input aria-label="Search"><p id="found">14 of 14 products</p><script>
    document.querySelector('input').onkeyup = ({ target }) => { found.textContent = (target.value === 'cup' ? 2 : 14) + ' of 14 products' }
  </script>`,
  alerting: `<button onclick="alert('Please select an option first!')">Add</button>`,
  native: '<label>Start <input type="date" value="2031-05-10"></label><label>End <input></label>',
}
const stage = startPages(pages, (html) => `<!doctype html><title>x</title>${html}`)

// Seen as it is shown; false where the same words have another value; or nobody can tell whether it is meant by what is shown.
const statements: Record<string, Said[]> = {
  todos: [
    ['2 items left', 'passed'],
    ['Button reads Clear completed (1)', 'passed'],
    ['It says 3 items left', 'failed'],
    ['2 tasks open', 'error'],
  ],
  stay: [
    ['It should tell us 3 nights, total 180 € just above the buttons', 'passed'],
    ['At the bottom of the page it thanks us: Thank you! Your single is booked', 'passed'],
    ['the first tab is now called Buchen', 'passed'],
    ['It says Small dogs are welcome for 9 € a night.', 'failed'],
    ['the first tab is now called Book', 'failed'],
    ['At the top of the page it thanks us: Your single is booked', 'error'],
    ['The room stays on Suite', 'passed'],
    ['The departure date is wiped', 'passed'],
    ['The total is 180 €', 'passed'],
    ['The total is 190 €', 'failed'],
    ['The room stays on Single', 'failed'],
    ['The arrival date is wiped', 'failed'],
    ['Breakfast says 10/05/2031', 'error'],
    ['The field says Amsterdam', 'error'],
  ],
  calendar: [
    ['March 2026', 'passed'],
    ['April 2026', 'failed'],
    ['Day field: 2026-03-20', 'passed'],
    ['Day field: 2026-03-21', 'failed'],
    ['2026-03-20 gone from the Day field', 'failed'],
  ],
  list: [
    ['The text below the table states a total of 23 entries', 'passed'],
    ['The text below the table states a total of 24 entries', 'failed'],
  ],
  framed: [
    ['2 items left', 'passed'],
    ['1 item left', 'failed'],
  ],
  help: [
    ['A text beginning with "We need to know" is displayed below the link', 'passed'],
    ['A text beginning with "Nobody needs" is displayed', 'failed'],
    ['It says Abc 1', 'error'],
  ],
  prices: [
    ['60 €', 'passed'],
    ['1200 points', 'error'],
  ],
  slotted: [
    ['"You can go now." is visible', 'passed'],
    ['"Never shown." is not shown', 'passed'],
  ],
  split: [['3 nights', 'error']],
  pages: [['The current page is 3', 'error']],
  staff: [
    ['It says 10 entries', 'error'],
    ['The salary of "Airi Satou" is $162,700', 'passed'],
    ['The salary of "Bo Lund" is $162,700', 'failed'],
    ['The bonus of "Airi Satou" is $162,700', 'error'],
  ],
  selects: [
    ['Month list says May', 'passed'],
    ['Month list says March', 'failed'],
  ],
  calculator: [
    ['The display reads 42', 'passed'],
    ['The display reads 43', 'failed'],
    ['The result is 42', 'error'],
  ],
  shop: [['Timer shows 00:01', 'failed']],
  native: [['Start says 10/05/2031', 'error']],
}
const opened = Object.entries(statements).map(([page, lines]): [string, ScenarioStep[]] => [
  page,
  lines.map(([expected, verdict]) => ({ action: `Open "/${page}"`, expected, verdict })),
])

testScenarios('a text or a value without quotes', stage, Object.fromEntries(opened))

const add = 'Click "Add" and accept the dialog'

testScenarios('what a page shows in answer', stage, {
  'a page that looks at a field when a key is released has seen what was entered': [
    passes('Open "/released"'),
    passes('Type "cup" in Search', '2 of 14 products'),
    passes('Type "c" in Search', '14 of 14 products'),
    fails('Type "cup" in Search', '3 of 14 products'),
  ],
  'what a message says may stand in a dialog of the browser': [
    passes('Open "/alerting"'),
    passes(add, 'message: Please select an option first!'),
    errs('steps.undecided', add, 'message: Added 2 items'),
    errs('steps.undecided', add, 'It says Please select an opt'),
  ],
})

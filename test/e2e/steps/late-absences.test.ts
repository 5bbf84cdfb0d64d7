import { fails, passes } from './scenario.ts'
import { startPages, testScenarios } from './support.ts'

const later = (ms: number, what: string) =>
  `<button onclick="setTimeout(() => { ${what} }, ${ms})">Save</button>`
const file = `const a = document.createElement('a'); a.href = window.URL.createObjectURL(new Blob(['x'])); a.download = 'list.csv'; a.click()`

// Nothing tells of a timer of the page before it has gone off.
testScenarios(
  'what comes some moments after an action',
  startPages({
    error: `<h1>Form</h1>${later(700, `e.textContent = 'Error: the name is taken'`)}<p id="e" role="alert"></p>`,
    toast: `<h1>Form</h1>${later(600, `document.body.insertAdjacentHTML('beforeend', '<div role=status>Saved</div>')`)}`,
    download: `<h1>Lists</h1>${later(400, file)}`,
    row: `<h1>Rows</h1>${later(500, `l.insertAdjacentHTML('beforeend', '<li>Two</li>')`)}<ul id="l" aria-label="Rows"><li>One</li></ul>`,
    nothing: `<h1>Form</h1>${later(500, '')}<ul aria-label="Rows"><li>One</li></ul>`,
  }),
  {
    'is not denied too early': [
      passes('Open "/error"'),
      fails('Click "Save"', 'No error is shown'),
      passes('Open "/toast"'),
      fails('Click "Save"', '"Saved" is not visible'),
      passes('Open "/download"'),
      passes('Click "Save"', 'The file "list.csv" is downloaded'),
      fails('Click "Save"', 'No file is downloaded'),
      passes('Open "/row"'),
      fails('Click "Save"', 'The "Rows" list has 1 item'),
    ],
    'is denied where nothing comes': [
      passes('Open "/nothing"'),
      passes('Click "Save"', 'No error is shown and "Saved" is not visible'),
      passes('Click "Save"', 'No file is downloaded and the "Rows" list has 1 item'),
    ],
  },
)

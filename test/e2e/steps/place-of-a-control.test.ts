import { passes, type ScenarioStep } from './scenario.ts'
import { startPages, testScenarios } from './support.ts'

const order = (number: number, buttons = '<button>Delete</button>') =>
  `<tr><td>Order ${number}</td><td>${buttons}</td></tr>`
const deletion = `<p id="o">Nothing deleted</p><script>onclick = ({ target }) => { if (target.textContent === 'Delete') o.textContent = target.closest('tr').cells[0].textContent + ' deleted' }</script>`

const pages = {
  each: `<table>${order(1001)}${order(1002)}</table>${deletion}`,
  other: `<table>${order(1001)}${order(1002, '')}</table>${deletion}`,
}

const notDone = (action: string): ScenarioStep => ({
  action,
  expected: '"Nothing deleted" is visible',
  verdict: 'error',
})

testScenarios('a control of which a step says the place', startPages(pages), {
  'is the one that stands there': [
    passes('Open "/each"'),
    passes('Click "Delete" of order 1002', '"Order 1002 deleted" is visible'),
    passes('Click "Delete" in the row "Order 1001"', '"Order 1001 deleted" is visible'),
  ],
  'is no other one where it has none': [
    passes('Open "/other"'),
    notDone('Click "Delete" of order 1002'),
    passes('Look at the page', '"Nothing deleted" is visible'),
  ],
  'is not used in another way than the step says': [
    passes('Open "/each"'),
    notDone('Click "Delete" using the keyboard'),
    notDone('Click "Delete" twice quickly'),
  ],
})

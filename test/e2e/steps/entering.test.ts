import { join } from 'node:path'
import { serveFolder } from '../../../bench/exam/serve-folder.ts'
import { errs, fails, holds, isFalse, passes } from './scenario.ts'
import { startBeside, startPages, testScenarios } from './support.ts'

const pages: Record<string, string> = {
  two: `<label>Name <input></label><label>Company <input></label><label>Qty <input type="number"></label>
    <button onclick="dialog.show(); note.focus()">Comment</button><dialog id="dialog"><input id="note" aria-label="Note"></dialog>`,
  form: `<form onsubmit="event.preventDefault(); list.insertAdjacentHTML('beforeend', '<li>' + text.value + '</li>'); text.value = ''">
    <input id="text" aria-label="New"><button>Add</button></form><ul id="list"></ul>`,
  shop: `<ul><li>Tea <button onclick="said.textContent = 'Tea in cart'">Add</button></li><li>Rice <button onclick="said.textContent = 'Rice in cart'">Add</button></li></ul>
    <input aria-label="Search"><p id="said"></p>`,
}

const stage = startPages(pages)
const todos = join(import.meta.dirname, '../../../bench/exam/applications/1/todos/site')

const what = 'what is entered without quotes'

testScenarios(what, stage, {
  'goes into the field that is named, stands at a side or has the focus, and into none where two could be meant':
    [
      passes('Open "/two"'),
      errs('steps.ambiguous', 'Enter Soap'),
      passes('Type Ann Smith into Name and Bob Jones into Company', 'The "Name" field contains "Ann Smith"'),
      isFalse('The "Company" field contains "Ann"'),
      passes('Put Jo in the second box', 'The "Company" field contains "Jo"'),
      passes('Type Cy in the top box', 'The "Name" field contains "Cy"'),
      passes('qty 3', 'The "Qty" field contains "3"'),
      passes('Name: Di, Qty: 4', 'The "Qty" field contains "4"'),
      errs('steps.not_found', 'Write Ed in the Street field'),
      passes('Click the "Comment" button'),
      passes('Type See you in Berlin into the box', 'The "Note" field contains "See you in Berlin"'),
      passes('Click the "Company" field'),
      passes('Change it to Flo & Co', 'The "Company" field contains "Flo & Co"'),
      passes('Delete all text', 'The "Company" field is empty'),
      isFalse('The "Name" field is empty'),
    ],
  'is added by the button of the form': [
    passes('Open "/form"'),
    passes('Add Bread and Cheese', 'The list has 2 items'),
    passes(
      'Add Walk dog, Pay rent, Call mum',
      'The items are shown in this order: "Cheese", "Walk dog", "Pay rent"',
    ),
    isFalse('The list has 4 items'),
  ],
  'is no value where the page has the thing with a control of its own': [
    passes('Open "/shop"'),
    passes('Add Rice', '"Rice in cart" is shown'),
    holds('The "Search" field is empty'),
    errs('steps.not_found', 'Add Honey'),
    holds('The "Search" field is empty'),
  ],
})

testScenarios(
  what,
  startBeside(stage, () => serveFolder(todos)),
  {
    'is added by Enter where nothing else sends it': [
      passes('Open the page'),
      passes('Add Bread', '"Bread" is shown'),
      passes('Add Tea, Coffee, Sugar', '"Sugar" is shown'),
      passes('Type Buy milk in the box at the top, hit Enter', '"Buy milk" is shown'),
      passes('Double-click "Bread"'),
      passes('Change it to Rye bread, Enter', '"Rye bread" is shown'),
      passes('Double-click "Tea"'),
      passes('Delete all text, Enter', '"Tea" is not shown'),
      fails('Put three spaces in the box, Enter', '"Coffee" is not shown'),
    ],
  },
)

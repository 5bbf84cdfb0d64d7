import { errs, fails, isOpen, passes } from './scenario.ts'
import { startPages, testScenarios } from './support.ts'

const show = (id: string, on: boolean) => `document.getElementById('${id}').hidden = ${!on}`
const over = 'position:fixed;top:30%;left:35%;width:300px;height:140px;background:#fff;border:1px solid'
const pages: Record<string, string> = {
  // A layer that says nowhere that it is one.
  plain: `<h1>Desk</h1><p>Orders</p><button onclick="${show('x', true)}">Ask</button>
    <div id="x" hidden style="${over}"><p>Really?</p><button onclick="${show('x', false)}">Yes</button><button>No</button></div>`,
  // One that closes while another one stays.
  two: `<h1>Desk</h1><button onclick="${show('t', true)};${show('x', true)}">Ask</button>
    <div id="t" hidden style="position:absolute;top:0;right:0;width:120px;height:60px">Hint</div>
    <div id="x" hidden style="${over}"><p>Really?</p><button onclick="${show('t', false)}">Yes</button></div>`,
  named: `<h1>Desk</h1><button onclick="d.showModal()">Ask</button><button>Other</button>
    <dialog id="d"><p>Really?</p><button onclick="d.close()">Yes</button><button>No</button></dialog>`,
  todos: `<h1>Tasks</h1><button onclick="c.remove()">Tidy</button><button>Other</button><span id="c"><button>Clear completed (1)</button></span>`,
  renamed: `<h1>Tasks</h1><button onclick="c.textContent = 'Clear completed (1)'">Tidy</button><button id="c">Clear</button>`,
}

const stage = startPages(pages)

testScenarios('what layers over a page are told by', stage, {
  'a layer that the page does not call a dialog': [
    passes('Open "/plain"', 'No dialog is shown'),
    isOpen('The dialog closes'),
    passes('Click "Ask"'),
    errs('steps.undecided', 'Click "No"', 'The dialog closes'),
    errs('steps.undecided', 'Click "No"', 'No dialog is shown'),
    isOpen('The popup is not shown'),
    passes('Click "Yes"', 'The dialog closes'),
    passes('Click "Ask"'),
    passes('Click "Yes"', 'The popup disappears'),
  ],
  'a layer that stays while another one goes': [
    passes('Open "/two"'),
    passes('Click "Ask"'),
    errs('steps.undecided', 'Click "Yes"', 'The popup disappears'),
  ],
  'a dialog that says so': [
    passes('Open "/named"'),
    passes('Click "Ask"', 'A dialog opens'),
    fails('Click "No"', 'The dialog closes'),
    passes('Click "Yes"', 'The dialog is closed'),
    passes('Click "Other"', 'The dialog is gone'),
  ],
  'a control in words that are a part of its name': [
    passes('Open "/todos"'),
    isOpen('The Delete button is not shown'),
    fails('Click "Other"', 'Clear button gone'),
    passes('Click "Tidy"', 'Clear button gone'),
  ],
  'a control that only goes by another name': [
    passes('Open "/renamed"'),
    fails('Click "Tidy"', 'The Clear button is gone'),
  ],
})

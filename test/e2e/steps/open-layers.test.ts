import { expect, test } from 'vitest'
import { play } from './play.ts'
import { errs, passes, holds, isFalse } from './scenario.ts'
import { startPages, testScenarios } from './support.ts'

const done = (what: string) => `onclick="o.textContent = '${what}'"`
const popover = 'style="position:absolute;top:160px;left:8px;border:1px solid;background:#fff;padding:8px"'
const backdrop = '<div style="position:fixed;inset:0;background:#0006"></div>'
const modal = 'style="position:fixed;top:120px;left:200px;width:300px;height:160px;background:#fff"'
const dates = `<div id="p" role="dialog" aria-modal="true" aria-label="Choose a date" ${popover}><button ${done('Picked 22')}>22</button> <button>Show more</button></div>`
const stay = `<h1>Stay</h1><label for="a">Arrival</label> <input id="a"> <button ${done('Shown')}>Show</button> <label><input type="checkbox" id="c"> Breakfast</label> <select aria-label="Room"><option>Single</option><option>Double</option></select><p id="o"></p>`
const far = `<div style="height:2000px"></div><button ${done('At the end')}>Finish</button>`

const pages = {
  popover: `${stay}${dates}${far}`,
  // As a list that is open hides the rest of the page from assistive technology, and from nobody else.
  'hidden-rest': `<main aria-hidden="true">${stay}</main><div role="listbox" aria-label="Guests" ${popover}><div role="option">1</div></div>`,
  'popover-of-its-own': `${stay}<div popover="manual" id="p" role="dialog" aria-modal="true" aria-label="Hint" style="inset:auto;top:160px;left:8px;margin:0"><button>Got it</button></div><script>p.showPopover()</script>`,
  'side-sheet': `${stay}<aside role="dialog" aria-modal="true" aria-label="Filters" style="position:fixed;right:0;top:0;bottom:0;width:200px;background:#eee"><button>Apply</button></aside>`,
  'two-shows': `${stay}<div role="dialog" aria-modal="true" aria-label="Hint" ${popover}><button ${done('In the hint')}>Show</button></div>`,
  covered: `${stay}${backdrop}<div role="dialog" aria-modal="true" aria-label="Cookies" ${modal}><button onclick="location.href='/popover'">Accept</button></div>`,
  native: `${stay}<dialog id="d" aria-label="Terms"><button onclick="d.close()">Close</button></dialog><script>d.showModal()</script>`,
  inert: `<main inert>${stay}</main>${backdrop}<div role="dialog" aria-modal="true" aria-label="Cookies" ${modal}><button>Accept</button></div>`,
  // No click gets through while the menu is open: the first one closes it.
  blocked: `<div style="pointer-events:none" aria-hidden="true">${stay}</div><div role="menu" aria-label="More" ${popover}><button role="menuitem">Copy</button></div>`,
  'similar-behind': `${stay}<button ${done('Saved')}>Save</button>${backdrop}<div role="dialog" aria-modal="true" aria-label="Leave" ${modal}><button ${done('Saved and closed')}>Save and close</button></div>`,
}
const stage = startPages(pages)
const free = (page: string) => [
  passes(`Open "/${page}"`),
  passes('Enter "22/05/2031" in the "Arrival" field'),
  passes('Click "Show"', '"Shown" is visible', ['button "Show"']),
  passes('Check "Breakfast"', 'The "Breakfast" checkbox is checked'),
  passes('Select "Double" from "Room"', '"Double" is selected in "Room"'),
]

testScenarios('what is beside an open layer', stage, {
  'is used while a popover is open': [
    ...free('popover'),
    passes('Click "22"', '"Picked 22" is visible'),
    passes('Click "Finish"', '"At the end" is visible'),
  ],
  'is used though the page hides it from assistive technology': free('hidden-rest'),
  'is used beside a popover of the browser': free('popover-of-its-own'),
  'is used beside a sheet at the side': free('side-sheet'),
  'comes second where the layer has the same': [
    passes('Open "/two-shows"'),
    passes('Click "Show"', '"In the hint" is visible'),
  ],
  'is out of reach behind a layer over all of the page': [
    passes('Open "/covered"'),
    errs('steps.not_actionable', 'Click "Show"'),
    errs('steps.not_actionable', 'Enter "x" in the "Arrival" field'),
    errs('steps.not_actionable', 'Check "Breakfast"'),
    errs('steps.not_actionable', 'Select "Double" from "Room"'),
    errs('steps.not_found', 'Click "Book"'),
    holds('The "Breakfast" checkbox is not checked'),
    isFalse('The "Arrival" field has the value "x"'),
  ],
  'is out of reach behind a modal dialog of the browser': [
    passes('Open "/native"'),
    errs('steps.not_actionable', 'Click "Show"'),
    errs('steps.not_actionable', 'Enter "x" in the "Arrival" field'),
    passes('Click "Close" and click "Show"', '"Shown" is visible'),
  ],
  'is out of reach where the page makes it inert': [
    passes('Open "/inert"'),
    errs('steps.not_actionable', 'Click "Show"'),
  ],
  'is out of reach where no click gets through': [
    passes('Open "/blocked"'),
    errs('steps.not_actionable', 'Click "Show"'),
  ],
  'is what the whole name means, and not something like it in the layer': [
    passes('Open "/similar-behind"'),
    errs('steps.not_actionable', 'Click "Save"'),
    passes('Click "Save and close"', '"Saved and closed" is visible'),
  ],
})

test('what lies behind a layer is said to be there, and what it lies behind', async () => {
  const [, step] = await play(stage.browser, stage.url, [
    passes('Open "/covered"'),
    errs('steps.not_actionable', 'Click "Show"'),
  ])
  expect(step?.error?.message).toBe(
    'The button "Show" is there, but the dialog "Cookies" is open over it. Close that first, or name what is in it.',
  )
})

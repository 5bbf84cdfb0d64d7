import { expect, test } from 'vitest'
import { play } from './play.ts'
import { errs, fails, isOpen, look, passes } from './scenario.ts'
import { startPages, testScenarios } from './support.ts'

const press = (name: string, more = '') => `<button data-say="${name}" ${more}>${name}</button>`
const row = (name: string, more = '') =>
  `<tr><td>${name}</td><td>Open</td><td>${['Edit', 'Delete'].map((one) => `<button data-say="${one} ${name}">${one}</button>`).join('')}${more}</td></tr>`
const item = (name: string) =>
  `<li><span>${name}</span> <button data-say="Delete ${name}">Delete</button> <button data-say="Edit ${name}">Edit</button></li>`
const say = `<p id="o"></p><script>addEventListener('click', ({ target }) => { const at = target.closest('[data-say]'); if (at) { o.textContent = 'Pressed: ' + at.dataset.say; at.dataset.once === '' && at.remove() } })</script>`

const pages = Object.fromEntries(
  Object.entries({
    emptied: `${press('Delete', 'data-once')} ${press('Delete everything')}`,
    menu: `<div role="menu"><div role="menuitem" data-say="Remove from all lists">Remove from all lists</div></div>`,
    brackets: `${press('Delete (all)')} ${press('Clear (3)')}`,
    drawn: `<div style="cursor:pointer" data-say="everything"><span>Delete</span> <b>everything</b></div>`,
    titled: `<button title="Delete" data-say="account">Delete account</button>`,
    german: `${press('Alles löschen')}`,
    account: `${press('Delete account')}`,
    acts: [
      'Close account',
      'Leave organization',
      'Stop server',
      'Block this customer',
      'Archive whole project',
      'Log out on all devices',
      'Transfer ownership',
      'Send to everyone',
      'Publish all drafts',
      'Pay all invoices',
      'Konto schließen',
      'Quitter le groupe',
    ]
      .map((name) => press(name))
      .join(''),
    'act-titled': `<button title="Close" data-say="account">Close account</button>`,
    'act-drawn': `<div style="cursor:pointer" data-say="account"><span>Close</span> <b>account</b></div>`,
    same: `${press('Pay now')} ${press('Close this dialog')} ${press('Log out, please')} ${press('Buy 19.80 EUR')} ${press('Order history')}`,
    saves: `${press('Save as draft')}`,
    'two-saves': `${press('Save as draft')} <button title="Save and close" data-say="close">Done</button>`,
    'text-whole': `${press('Archive all')} <div style="cursor:pointer" data-say="the one">Archive</div>`,
    headed: `<h2>Settings</h2>${press('Settings page')}`,
    fields: `<label>Company name <input id="c" oninput="o.textContent = 'Company: ' + c.value"></label>`,
    'two-fields': `<label>Company name <input></label><input placeholder="Your name">`,
    placeholder: `<label>Company name <input></label><input placeholder="Name" id="n" oninput="o.textContent = 'Name: ' + n.value">`,
    ticks: `<label><input type="checkbox" id="t"> I agree to the terms</label>`,
    signs: `${press('A-')} ${press('C++')} ${press('C#')} ${press('+ Add')}`,
    rows: `<table><tr><th>Name</th><th>Status</th><th>Do</th></tr>${row('Oat milk')}${row('Bread')}</table>`,
    'whole-row': `<table><tr><th>Name</th><th>Status</th><th>Do</th></tr>${row('Oat milk')}${row('Milk')}</table>`,
    items: `<ul>${item('Buy milk today')}${item('Walk')}</ul>`,
    'whole-item': `<ul>${item('Buy milk today')}${item('Buy milk')}</ul>`,
    // Cards that nothing marks as such, and buttons that name their row.
    cards: ['Oat milk', 'Bread']
      .map(
        (name) =>
          `<div class="card"><h3>${name}</h3><p>2.00</p><button data-say="Remove ${name}">Remove</button></div>`,
      )
      .join(''),
    icons: `<table><tr><th>Name</th><th>Do</th></tr>${['Milk', 'Bread'].map((name) => `<tr><td>${name}</td><td><button aria-label="Delete ${name}" data-say="Delete ${name}">×</button></td></tr>`).join('')}</table>`,
    people: `<table><tr><th>First</th><th>Last</th><th>Do</th></tr>${['Smith', 'Jones'].map((name) => `<tr><td>Ann</td><td>${name}</td><td><button data-say="Delete ${name}">Delete</button></td></tr>`).join('')}</table>`,
    upload: `<label>Old CV <input type="file" onchange="o.textContent = this.files[0].name"></label>`,
    neighbour: `${press('Save as draft')}`,
    before: `${press('Save')} ${press('Save as draft')}`,
    late: `${press('Save as draft')}<div id="d"></div><script>setTimeout(() => { d.innerHTML = '<button data-say="Save">Save</button>' }, 300)</script>`,
  }).map(([name, html]) => [name, `<h1>Page</h1>${html}${say}`]),
)
const stage = startPages(pages)
const missed = (page: string, ...actions: string[]) => [
  passes(`Open "/${page}"`),
  ...actions.map((action) => errs('steps.not_found', action)),
]

testScenarios('a part of a name', stage, {
  'never stands for the button that is gone': [
    passes('Open "/emptied"'),
    passes('Click "Delete"', '"Pressed: Delete" is visible'),
    errs('steps.not_found', 'Click "Delete"'),
    errs('steps.not_found', 'Click the "Delete" button'),
    passes('Click "Delete everything"', '"Pressed: Delete everything" is visible'),
  ],
  'never deletes from a menu': missed('menu', 'Click "Remove"', 'Click the "Remove" menu item'),
  'never deletes what brackets add': [
    ...missed('brackets', 'Click "Delete"'),
    passes('Click "Clear"', '"Pressed: Clear (3)" is visible'),
  ],
  'never deletes where the page draws the button itself': missed(
    'drawn',
    'Click "Delete"',
    'Click the "Delete" button',
  ),
  'never deletes by a title': missed('titled', 'Click "Delete"'),
  'never deletes in another language': missed('german', 'Click "Löschen"'),
  'never deletes what the step only named': missed('account', 'Click "Account"'),
  'never ends, gives away, publishes, pays or sends more than was said': [
    ...missed(
      'acts',
      'Click "Close"',
      'Click "Leave"',
      'Click "Stop"',
      'Click "Block"',
      'Click "Archive"',
      'Click the "Log out" button',
      'Click "Transfer"',
      'Click "Send"',
      'Click "Publish"',
      'Click "Pay"',
      'Click "Account"',
      'Click "Schließen"',
      'Click "Quitter"',
    ),
    passes('Click "Close account"', '"Pressed: Close account" is visible'),
    ...missed('act-titled', 'Click "Close"'),
    ...missed('act-drawn', 'Click "Close"', 'Click the "Close" button'),
  ],
  'is the same act where it adds nothing to act on': [
    passes('Open "/same"'),
    passes('Click "Pay"', '"Pressed: Pay now" is visible'),
    passes('Click "Close"', '"Pressed: Close this dialog" is visible'),
    passes('Click "Log out"', '"Pressed: Log out, please" is visible'),
    passes('Click "Buy"', '"Pressed: Buy 19.80 EUR" is visible'),
    passes('Click "History"', '"Pressed: Order history" is visible'),
  ],
  'of two is ambiguous, by whatever names': [
    passes('Open "/two-saves"'),
    errs('steps.ambiguous', 'Click "Save"'),
  ],
  'of two fields is ambiguous': [
    passes('Open "/two-fields"'),
    errs('steps.ambiguous', 'Enter "x" in the "Name" field'),
  ],
  'comes after the whole name of a text that takes clicks': [
    passes('Open "/text-whole"'),
    passes('Click "Archive"', '"Pressed: the one" is visible'),
  ],
  'comes before a heading, which takes none': [
    passes('Open "/headed"'),
    passes('Click "Settings"', '"Pressed: Settings page" is visible'),
  ],
  'comes after a placeholder': [
    passes('Open "/placeholder"'),
    passes('Enter "x" in the "Name" field', '"Name: x" is visible'),
  ],
  'is no sign more or less': [
    ...missed('signs', 'Click "A+"'),
    errs('steps.ambiguous', 'Click "C"'),
    passes('Click "Add"', '"Pressed: + Add" is visible'),
  ],
  'leads a check nowhere by itself': [
    passes('Open "/fields"'),
    isOpen('The "Name" field is empty', 'steps.not_found'),
    passes('Enter "x" in the "Name" field', '"Company: x" is visible'),
    passes('Look at the page', 'The "Name" field has the value "x"'),
  ],
  'never deletes in another row': [
    passes('Open "/rows"'),
    errs('steps.not_found', 'Click "Delete" in the row "Milk"'),
    errs('steps.not_found', 'Click the "Delete" button in the "Milk" row'),
    passes('Click "Edit" in the row "Milk"', '"Pressed: Edit Oat milk" is visible'),
    passes('Click "Delete" in the row "Bread"', '"Pressed: Delete Bread" is visible'),
  ],
  'comes after the whole name of another row': [
    passes('Open "/whole-row"'),
    passes('Click "Delete" in the row "Milk"', '"Pressed: Delete Milk" is visible'),
  ],
  'never deletes another item': [
    passes('Open "/items"'),
    errs('steps.not_found', 'Click "Delete" in the item "Buy milk"'),
    passes('Click "Edit" in the item "Buy milk"', '"Pressed: Edit Buy milk today" is visible'),
    passes('Click "Delete" in the item "Walk"', '"Pressed: Delete Walk" is visible'),
  ],
  'comes after the whole name of another item': [
    passes('Open "/whole-item"'),
    passes('Click "Delete" in the item "Buy milk"', '"Pressed: Delete Buy milk" is visible'),
  ],
  'never deletes by the title of another card': [
    passes('Open "/cards"'),
    errs('steps.not_found', 'Click "Remove" in "Milk"'),
    errs('steps.not_found', 'Remove "Milk"'),
    passes('Click "Remove" in "Bread"', '"Pressed: Remove Bread" is visible'),
  ],
  'is none where the rest of the name is that of the row': [
    passes('Open "/icons"'),
    passes('Click "Delete" in the row "Milk"', '"Pressed: Delete Milk" is visible'),
    errs('steps.not_found', 'Click "Delete" in the row "Butter"'),
  ],
  'is none where cells beside one another bear the name': [
    passes('Open "/people"'),
    passes('Click "Delete" in the row "Ann Jones"', '"Pressed: Delete Jones" is visible'),
  ],
  'tells of no row and no item whether it is there': [
    passes('Open "/rows"'),
    isOpen('The row "Milk" is shown'),
    isOpen('The row "Milk" is not shown'),
    passes(look, 'The row "Bread" is shown'),
    passes(look, 'The row "Oat milk" is shown and the row "Butter" is not shown'),
    passes('Open "/items"'),
    isOpen('The item "Buy milk" is shown'),
    passes(look, 'The item "Buy milk today" is shown'),
    passes('Open "/whole-row"'),
    passes(look, 'The row "Milk" is shown'),
  ],
  'waits for the whole name that is on its way': [
    passes('Open "/late"'),
    passes('Click "Save"', '"Pressed: Save" is visible'),
  ],
})

test.each([
  ['saves', 'Click "Save"', '"Save"', 'button "Save as draft"'],
  ['ticks', 'Check "I agree"', '"I agree"', 'checkbox "I agree to the terms"'],
  ['fields', 'Enter "x" in the "Name" field', 'field "Name"', 'field "Company name"'],
  ['rows', 'Click "Edit" in the row "Milk"', 'row "Milk"', 'row "Oat milk"'],
  ['upload', 'Upload a file "a.pdf" to "CV"', 'file field "CV"', 'file field "Old CV"'],
  ['items', 'Click "Edit" in the item "Buy milk"', 'item "Buy milk"', 'item "Buy milk today"'],
])('a part of a name that is used is reported with both names (%s: %s)', async (page, action, from, to) => {
  const [, step] = await play(stage.browser, stage.url, [passes(`Open "/${page}"`), passes(action)])
  expect(step?.status).toBe('passed')
  expect(step?.healing).toMatchObject({ from, to })
})

test('a whole name is no healing', async () => {
  const outcomes = await play(stage.browser, stage.url, [
    passes('Open "/whole-row"'),
    passes('Click "Edit" in the row "Milk"'),
    passes('Open "/before"'),
    passes('Click "Save"'),
  ])
  expect(outcomes.map(({ healing }) => healing)).toEqual([undefined, undefined, undefined, undefined])
})

test('what stood beside the target when the case last passed is not taken for it by a part of its name', async () => {
  const first = await play(stage.browser, stage.url, [passes('Open "/before"'), passes('Click "Save"')])
  const remembered = ['Open "/neighbour"', 'Click "Save"'].map((action, at) => ({
    action,
    targets: first[at]?.fingerprints ?? [],
  }))
  const [, step] = await play(
    stage.browser,
    stage.url,
    [passes('Open "/neighbour"'), fails('Click "Save"', '')],
    { brief: true, remembered },
  )
  expect(step?.error?.code).toBe('steps.not_found')
})

import { expect, test } from 'vitest'
import { measure } from './measure.ts'
import { look } from './scenario.ts'
import { startStage } from './support.ts'

const stage = startStage()

const shop = `<!doctype html><html lang="en"><head><title>Shop – Basket</title></head><body>
<nav><a href="https://shop.test/help?topic=prices">Help</a> <a href="/orders">Orders</a></nav>
<main><h1>Basket</h1>
<p>Total: 12.50 EUR</p>
<dl><dt>Weight</dt><dd>2.5 kg</dd></dl>
<p>Status: <b>Submitted</b></p>
<section aria-label="Notices"><p>Your order was saved.</p></section>
<table><caption>Orders</caption><thead><tr><th>Product</th><th>Price</th></tr></thead>
<tbody><tr><td>Milk</td><td>1.20</td></tr><tr><td>Bread</td><td>2.50</td></tr><tr><td>Cake</td><td></td></tr></tbody></table>
<form><label>Name <input id="n" value="Ann" placeholder="Your name"></label>
<label>Shipping <select><option>Standard</option><option selected>Express</option></select></label>
<label><input type="checkbox" checked> I agree</label>
<label><input type="radio" name="plan" value="a"> Basic</label><label><input type="radio" name="plan" checked> Pro</label>
<label>Age <input value="12" aria-invalid="true" aria-describedby="e"></label><span id="e">Age must be from 18 to 120.</span>
<button disabled>Pay</button><button aria-expanded="false" type="button">Filters</button></form>
<ul aria-label="Cart"><li>Milk</li><li>Bread</li></ul>
<details><summary>Delivery</summary><p>Two days</p></details>
<img alt="Harbour logo" src="data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==" width="10" height="10">
</main><footer>Imprint</footer></body></html>`

/** Which kinds of fault a single expectation does not notice, on the shop page unless told. */
async function unnoticed(expected: string, html = shop): Promise<string[]> {
  const { steps, pages } = await measure(stage.browser, { html }, [[look, expected]])
  const [strength] = steps
  expect(pages.map(([before, after]) => leftBehind(before, after))).toEqual([''])
  expect(strength).toMatchObject({ inconclusive: 0, weak: (strength?.survived ?? 0) > 0 })
  expect(strength?.faults).toBe((strength?.killed ?? 0) + (strength?.survived ?? 0))
  return (strength?.survivors ?? []).map(({ fault }) => fault)
}

/** Where the state of a page differs from what it was; empty when it is as before. */
function leftBehind(before: string, after: string): string {
  const at = before.split('').findIndex((sign, index) => sign !== after[index])
  return before === after ? '' : `…${after.slice(Math.max(at - 60, 0), at + 60)}…`
}

test.concurrent.each([
  '"Your order was saved." is shown in the "Notices" section',
  'The message "Age must be from 18 to 120." is shown next to the "Age" field',
  'The row "Milk" shows "1.20"',
  'The total is 12.50 EUR',
  'The total is at least 12',
  'The total is between 12 and 13 EUR',
  'The weight is less than 3 kg',
  'The total is 12.5 ± 0.2',
  'The "Status" is "Submitted"',
  'The cell "Price" of the row "Milk" is "1.20"',
  'The cell "Price" of the row "Cake" is empty',
  'The cell "Price" of the row "Milk" is not empty',
  'The table has 3 rows',
  'At least 2 rows are shown',
  'There are 2 items in the "Cart" list',
  '"Express" is selected in "Shipping"',
  'The "Name" field has the value "Ann"',
  'The "Name" field is not empty',
  'The "I agree" checkbox is checked',
  'The "Basic" radio button is not checked',
  'The "Pro" radio button is checked',
  'The "Pay" button is disabled',
  'The "Name" field is enabled',
  'The "Age" field is marked as invalid',
  'The "Name" field is not marked as required',
  'The "Filters" button is collapsed',
  'The "Name" field has the placeholder "Your name"',
  'The "Name" field does not have the attribute "maxlength"',
  'The link "Help" leads to "https://shop.test/help?topic=prices"',
  'The link "Help" does not lead to "https://shop.test/"',
  'There is a "Pay" button',
  'There is no "Delete" button',
  'The "Settings" dialog is not shown',
  'No dialog is shown',
  '"Error" is not shown',
  '"Eggs" is not visible in the "Orders" table',
  'The message "Name is required." is not shown next to the "Name" field',
  '"Notices" is not shown in the row "Milk"',
  'The page title is "Shop – Basket"',
  'The page title is not "Shop"',
  'The page is displayed',
  'There are no console errors',
  'No file is downloaded',
  'No new tab opens',
])('%s is strong: every fault is noticed', async (expected) => {
  expect(await unnoticed(expected)).toEqual([])
})

test.concurrent.each([
  ['"Your order was saved." is shown', ['element_moved'], shop],
  ['The heading "Basket" is shown', ['element_moved'], shop],
  ['The "Delivery" section is not expanded', ['element_removed'], shop],
  ['The page shows "Total"', ['element_moved', 'value_changed'], shop],
  ['The page shows "Weight"', ['element_moved', 'value_changed'], shop],
  ['"Status" is visible', ['element_moved', 'value_changed'], shop],
  ['"Milk" is visible', ['text_changed', 'element_removed', 'element_moved'], shop],
  [
    'There is an "Edit" button',
    ['text_changed', 'element_removed'],
    '<p>Two of them</p><button>Edit</button><button>Edit</button>',
  ],
  ['The total is 12.50 EUR', ['element_moved'], '<p>Total: <b>12.50 EUR</b></p><p>End</p>'],
  ['The "Total" is "12.50 EUR"', [], '<p>Total: <b>12.50 EUR</b></p><p>End</p>'],
  ['"Status: Open" is shown', ['element_moved'], '<p>Status: Open</p><p>Changes: 2</p><p>End</p>'],
  ['"Order" is shown', ['element_moved'], '<p>Order 17 was saved.</p><p>End</p>'],
  ['The phase is "Two"', ['element_moved'], '<main><h1>Plan</h1><p>Two</p><p>Rest</p></main>'],
  [
    '"Milk" is visible',
    ['element_moved'],
    '<table><thead><tr><th>A</th><th>B</th></tr></thead><tr><td>Milk</td><td>7</td></tr></table><p>End</p>',
  ],
])('%s lets %j go unnoticed', async (expected, faults, html) => {
  expect(await unnoticed(expected, html)).toEqual(faults)
})

test.concurrent('a survivor says what was done and how to say it better', async () => {
  const { steps } = await measure(stage.browser, { html: shop }, [[look, 'The page shows "Total"']])
  expect(steps[0]?.survivors).toEqual([
    {
      check: '“Total”',
      fault: 'element_moved',
      description: '“Total” was moved to another place of the page and the step still passed.',
      hint: expect.stringContaining('Say where'),
    },
    {
      check: '“Total”',
      fault: 'value_changed',
      description: 'The value beside “Total” was changed and the step still passed.',
      hint: 'Say what the value must be: The "Total" is "…".',
    },
  ])
})

test.concurrent.each([
  ['"Your order was saved." is shown', '"Your order was saved." is shown in the "Notices" section.'],
  ['"2.50" is shown', '"2.50" is shown in the row "Bread".'],
])(
  'what a text without a place lets go unnoticed is mended by the place where it stands: %s',
  async (expected, better) => {
    const { steps } = await measure(stage.browser, { html: shop }, [[look, expected]])
    const moved = steps[0]?.survivors.find(({ fault }) => fault === 'element_moved')
    expect(moved?.hint).toBe(`Say where it must stand: ${better}`)
    expect(await unnoticed(better)).toEqual([])
  },
)

test.concurrent('no place is told that is known by the expected text itself, or has no name', async () => {
  const { steps } = await measure(stage.browser, { html: shop }, [
    [look, '"Bread" is shown'],
    [look, 'The page shows "Total"'],
  ])
  for (const strength of steps) {
    const moved = strength?.survivors.find(({ fault }) => fault === 'element_moved')
    expect(moved?.hint).toContain('… is shown in the "…" section')
  }
})

test.concurrent('what one check does not notice, another check of the same step may', async () => {
  expect(await unnoticed('The page shows "Total"')).toContain('value_changed')
  expect(await unnoticed('The page shows "Total" and the total is 12.50 EUR')).not.toContain('value_changed')
})

test.concurrent('a part of an address is weak, since another page may mention it; the whole address is not', async () => {
  const url = `${stage.url}/welcome?name=Ann`
  const kinds = async (expected: string) => {
    const { steps, pages } = await measure(stage.browser, { url }, [[look, expected]])
    expect(pages.map(([before, after]) => leftBehind(before, after))).toEqual([''])
    return steps[0]?.survivors.map(({ fault }) => fault)
  }
  expect(await kinds('The URL contains "/welcome"')).toEqual(['element_moved'])
  expect(await kinds('The URL is "/welcome"')).toEqual([])
  expect(await kinds('The URL contains "name=Ann"')).toEqual([])
  expect(await kinds('The URL does not contain "/orders"')).toEqual([])
})

/** What is told of checks that were true before their step, on a list to which things are added. */
async function heldBefore(steps: [action: string, expected: string][]): Promise<string[][]> {
  const html = `<h1>List</h1><label>Item <input></label><button>Add</button><button>Rest</button><ul></ul><p>Ready</p><script>
    const [add] = document.querySelectorAll('button')
    add.onclick = () => {
      const item = document.createElement('li')
      item.textContent = document.querySelector('input').value
      document.querySelector('ul').append(item)
    }
  </script>`
  const { steps: strengths } = await measure(stage.browser, { url: `${stage.url}/welcome`, html }, steps)
  return strengths.map((strength) =>
    (strength?.survivors ?? []).filter(({ fault }) => fault === 'held_before').map(({ check }) => check),
  )
}

test.concurrent.each<[action: string, expected: string, held: string[]]>([
  ['Click "Rest"', '"Ready" is shown', ['“Ready”']],
  [
    'Click "Rest"',
    'The heading "List" is shown and the "Add" button is enabled',
    ['the heading “List”', 'the button “Add”'],
  ],
  ['Click "Rest"', 'The URL contains "/welcome"', ['the address “/welcome”']],
  ['Click "Rest"', '"Error" is not shown', ['“Error”']],
  ['Click "Rest"', '"Ready" is still shown and the "Add" button remains enabled', []],
  ['Click "Rest"', 'The page is unchanged', []],
  ['Click "Add"', '1 item is shown', []],
  ['Click "Add"', '1 item is shown and "Error" is not shown', []],
  ['Click "Add"', '1 item is shown and "Ready" is shown', ['“Ready”']],
  ['Enter "Milk" in "Item"', 'The "Item" field has the value "Milk"', []],
])('%s: of “%s” these were true before: %j', async (action, expected, held) => {
  expect(await heldBefore([[action, expected]])).toEqual([held])
})

test.concurrent('a step that only looks is asked what held all the way, and not what a step before it has made true', async () => {
  const shown = await heldBefore([
    ['Enter "Milk" in "Item"', ''],
    ['Click "Add"', ''],
    ['Click "Rest"', ''],
    [look, '1 item is shown'],
    [look, '"Ready" is shown'],
  ])
  expect(shown.slice(3)).toEqual([[], ['“Ready”']])
})

test.concurrent('of the page that a case begins with nothing is said, since it was not open before', async () => {
  const open = `Open "${stage.url}/welcome?name=Ann"`
  const { steps, tells } = await measure(stage.browser, {}, [[open, 'The URL contains "/welcome"']])
  expect(steps[0]?.survivors.map(({ fault }) => fault)).toEqual(['element_moved'])
  expect(tells).toEqual([true])
})

test.concurrent('what held before is told with what to check instead', async () => {
  const { steps, tells } = await measure(stage.browser, { url: `${stage.url}/figures` }, [
    ['Click "Do nothing"', 'The URL is "/figures"'],
  ])
  expect(steps[0]?.survivors[0]).toEqual({
    check: 'the address “/figures”',
    fault: 'held_before',
    description:
      'The address “/figures”: this was so before the step did anything, and the step still passed.',
    hint: 'Expect what this step changes: The URL has changed. If it is meant to stay as it is, say so with “still”.',
  })
  expect(tells).toEqual([false])
})

test.concurrent('changes, downloads, answers and tabs are tried against what the run has seen', async () => {
  const { steps, pages } = await measure(stage.browser, { url: `${stage.url}/figures` }, [
    ['Open "/figures"', 'The page answers with status 200'],
    ['Click "Add"', 'The total has changed'],
    ['Open "/figures"', ''],
    ['Click "Add"', 'The total increases by 2'],
    ['Click "Do nothing"', 'The total has not changed and the URL has not changed'],
    ['Click "Export"', 'A file "report.csv" is offered for download'],
    ['Click "Fetch"', 'The request to "/data" answers with status 200'],
    ['Click "Break"', 'The console shows the error "Broken pipe"'],
    ['Open "/tabs"', 'No new tab opens'],
    ['Click "Help"', 'The page "/help" opens in a new tab'],
    ['Open "/dialogs"', ''],
    ['Click "Empty the basket" and accept the dialog', 'A dialog says "Sure?"'],
  ])
  expect(pages.map(([before, after]) => leftBehind(before, after)).filter((left) => left !== '')).toEqual([])
  expect(steps.map((strength) => strength && [strength.faults, strength.killed, strength.survived])).toEqual([
    [1, 1, 0],
    [1, 1, 0],
    undefined,
    [2, 2, 0],
    [2, 2, 0],
    [2, 2, 0],
    [2, 2, 0],
    [2, 2, 0],
    [1, 1, 0],
    [2, 2, 0],
    undefined,
    [3, 3, 0],
  ])
})

test.concurrent('a readback of what was typed proves nothing, so it is not tried', async () => {
  const { steps } = await measure(stage.browser, { url: `${stage.url}/sign-up` }, [
    ['Enter "Ann" in the "Name" field', 'The "Name" field has the value "Ann"'],
  ])
  expect(steps).toEqual([undefined])
})

test.concurrent('a page that draws itself anew at every change tells nothing, and is not scored', async () => {
  const html = `<main><h1>List</h1><div id="d"><p>Saved</p><ul><li>a</li><li>b</li></ul></div></main><script>
    const d = document.getElementById('d'), text = d.innerHTML
    const watch = () => observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
    const observer = new MutationObserver(() => { observer.disconnect(); d.innerHTML = text; watch() })
    watch()
  </script>`
  const { steps } = await measure(stage.browser, { html }, [
    [look, '"Saved" is shown'],
    [look, '2 items are shown'],
  ])
  expect(steps.map((strength) => strength && [strength.killed, strength.survived])).toEqual([
    [0, 0],
    [0, 0],
  ])
  expect(steps.map((strength) => strength?.inconclusive)).toEqual([3, 2])
})

test.concurrent('a page that breaks at a change makes what follows inconclusive, never weak', async () => {
  const html = `<main><p>Saved</p></main><script>
    new MutationObserver(() => { document.querySelector('p').textContent = 'Broken' }).observe(document.body, { subtree: true, characterData: true, attributes: true })
  </script>`
  const { steps } = await measure(stage.browser, { html }, [[look, '"Saved" is shown']])
  expect(steps[0]).toMatchObject({ killed: 0, survived: 0, weak: false })
  expect(steps[0]?.inconclusive).toBeGreaterThan(0)
})

test.concurrent('a page that leaves at a change ends the measuring instead of scoring another page', async () => {
  const html = `<main><p>Saved</p></main><script>
    new MutationObserver(() => { location.href = '${stage.url}/orders' }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
  </script>`
  await expect(measure(stage.browser, { html }, [[look, '"Saved" is shown']])).rejects.toThrow(
    'went elsewhere',
  )
})

test.concurrent('scripts of a page never run while a fault is in it', async () => {
  const html = `<main><p>Saved</p></main><p id="seen"></p><script>
    window.seen = []
    setInterval(() => window.seen.push(document.querySelector('main p').textContent), 0)
    new MutationObserver(() => window.seen.push(document.querySelector('main p').innerText)).observe(document.body, { subtree: true, characterData: true, attributes: true })
    setTimeout(() => { document.title = 'over' }, 0)
    addEventListener('click', () => { document.getElementById('seen').textContent = 'Seen: ' + [...new Set(window.seen)].join('|') + '.' })
  </script><button>Tell</button>`
  const { steps } = await measure(stage.browser, { html }, [
    [look, '"Saved" is shown'],
    ['Click "Tell"', '"Seen: Saved." is shown'],
  ])
  expect(steps[0]?.killed).toBe(2)
})

test.concurrent('fields named like parts of a document, shadow trees and frames are left as they were', async () => {
  const html = `<main><form aria-label="Data"><input name="style" value="a"><input name="getRootNode"><input name="insertBefore"><p>Saved</p></form></main>
    <div id="host"></div><iframe srcdoc="<p>Framed</p>" title="Inner"></iframe><p>End</p><script>
    document.getElementById('host').attachShadow({ mode: 'open' }).innerHTML = '<p style="color:red">Shadowed</p><label>City <input value="Oslo"></label>'
  </script>`
  const { steps, pages } = await measure(stage.browser, { html }, [
    [look, 'The "Data" form is shown'],
    [look, '"Lost" is not shown in the "Data" form'],
    [look, '"Saved" is shown in the "Data" form'],
    [look, '"Shadowed" is shown'],
    [look, 'The "City" field has the value "Oslo"'],
    [look, '"Framed" is shown'],
  ])
  expect(pages.map(([before, after]) => leftBehind(before, after)).filter((left) => left !== '')).toEqual([])
  expect(steps.map((strength) => strength?.survivors.map(({ fault }) => fault))).toEqual([
    [],
    [],
    [],
    ['element_moved'],
    [],
    ['element_moved'],
  ])
  expect(steps.map((strength) => strength?.inconclusive)).toEqual([0, 0, 0, 0, 0, 0])
  expect(steps.every((strength) => strength && strength.killed > 0)).toBe(true)
})

const list = '<h1>List</h1><ol><li>Milk</li><li>Bread</li><li>Cake</li></ol><p>End</p>'
const empty = '<h1>List</h1><table><thead><tr><th>A</th></tr></thead><tbody></tbody></table>'

test.concurrent.each([
  ['"Milk", "Bread" and "Cake" are shown in this order', list],
  ['"Milk" is above "Bread"', list],
  ['3 items are shown', list],
  ['At most 5 items are shown', list],
  ['No rows are shown', empty],
  ['No items are shown', '<h1>List</h1>'],
  ['Every image has an alternative text', shop],
  ['The status is not "Open"', shop],
  ['The "Name" field does not have the value "Bob"', shop],
  ['The cell "Price" of the row "Milk" is not "2"', shop],
  ['The page title contains "Basket"', shop],
  ['The page title is not empty', shop],
  ['The "Name" field is focused', '<label>Name <input autofocus></label><p>x</p>'],
  ['The "Note" field has the value "Hi"', '<div contenteditable aria-label="Note">Hi</div>'],
  [
    'The "Level" slider has the value "3"',
    '<div role="slider" tabindex="0" aria-label="Level" aria-valuenow="3">o</div>',
  ],
  ['The "Dark" switch is checked', '<button role="switch" aria-checked="true">Dark</button>'],
  ['The "Save" button is enabled', '<fieldset><button>Save</button></fieldset>'],
  ['The "Save" button is disabled', '<fieldset disabled><button>Save</button></fieldset>'],
  ['The "Save" button is disabled', '<div aria-disabled="true"><button>Save</button></div>'],
  ['The "Day" field has the value "2026-12-24"', '<label>Day <input type="date" value="2026-12-24"></label>'],
  ['The "Size" field has the value "12"', '<label>Size <input type="number" value="12"></label>'],
  ['The dialog shows "Sure?"', '<p>Page</p><dialog open aria-label="Question"><p>Sure?</p></dialog>'],
  [
    'The "Orders" table is shown',
    '<main><section><h2>Orders</h2><table><tr><td>Milk</td></tr></table></section><p>End</p></main>',
  ],
  ['There is an "E-mail" field', '<label>Email * <input></label><p>End</p>'],
  ['The "Question" dialog is open', '<p>Page</p><dialog open aria-label="Question"><p>Sure?</p></dialog>'],
])('%s is strong as well', async (expected, html) => {
  expect(await unnoticed(expected, html)).toEqual([])
})

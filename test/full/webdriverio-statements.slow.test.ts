import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import type {
  Action,
  Locator,
  ScriptCase,
  ScriptStep,
  Statement,
} from '../../shared/domain/test-scripts/types.ts'
import { webdriverio } from '../../shared/domain/test-scripts/webdriverio/index.ts'
import { projectOf } from '../support/script-suites.ts'
import { runWebdriverio } from '../support/toolchains/webdriverio.ts'

/** A page on which every kind of statement holds once and fails once. */
const html = `<!doctype html><html lang="en"><title>Orders – Shop</title><body>
<h1>Orders</h1>
<p>11 orders, <span style="display:none">secret offer</span><b>EUR 15.00</b></p>
<button id="plain" onclick="say('clicked')" ondblclick="say('twice')" oncontextmenu="say('menu'); return false">Save</button>
<button>Save all</button>
<button aria-pressed="true">Bold</button><button aria-expanded="false">More</button><button disabled>Pay</button>
<div role="button" aria-disabled="true">Refund</div><div role="checkbox" aria-checked="true" tabindex="0">Gift</div>
<a href="#menu" onmouseenter="say('hovered')">Menu</a> <span onclick="say('plain text')">Just a text</span>
<form onsubmit="say('sent'); return false">
<label>Day <input type="date" id="day"></label><label>Note <textarea></textarea></label>
<label for="mail">Mail</label><input id="mail" required placeholder="you@shop.test" aria-invalid="true" aria-describedby="mail-hint"
 onkeydown="if (event.key === 'Escape') say('escaped'); if (event.ctrlKey && event.key === 'b') say('bold')">
<span id="mail-hint">Mail is missing.</span>
<label><input type="checkbox" onchange="say(this.checked ? 'ticked' : 'unticked')"> Express</label>
<label for="size">Size</label><select id="size"><option value="1">Small</option><option value="2">Large</option></select>
<button>Send</button></form>
<table aria-label="Staff"><thead><tr><th>Name</th><th>Team</th></tr></thead>
<tbody><tr><td>Anna</td><td>Sales</td></tr><tr><td>Ben</td><td>Legal</td></tr></tbody></table>
<div role="status"></div>
<script>function say(text) { document.querySelector('[role=status]').textContent = text }</script></body></html>`

const server = createServer((_, response) => {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
  response.end(html)
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
afterAll(() => void server.close())
const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`

const role = (name: string, as = 'button', exact = false): Locator => ({
  by: 'role',
  role: as,
  name,
  ...(exact ? { exact } : {}),
})
const label = (name: string): Locator => ({ by: 'label', name })
const said = (text: string): Statement => ({
  kind: 'text',
  text,
  whole: true,
  on: { by: 'role', role: 'live region' },
})
const rows: Locator = { by: 'role', role: 'row', within: role('Staff', 'table') }
const anna: Locator = { ...rows, name: 'Anna' }
const year = new Date().getFullYear()

const holding: Record<string, Statement[]> = {
  texts: [
    { kind: 'text', text: '11 orders' },
    { kind: 'text', text: '1 orders', negated: true },
    { kind: 'text', text: '5.00', negated: true },
    { kind: 'text', text: 'secret offer', negated: true },
    { kind: 'text', text: 'Large', negated: true },
    { kind: 'text', text: 'Mail is missing.', whole: true, beside: label('Mail') },
    { kind: 'text', text: 'Mail is missing.', beside: label('Day'), negated: true },
    { kind: 'text', text: 'Sales', on: anna },
    { kind: 'order', texts: ['Orders', 'Anna', 'Ben'] },
    { kind: 'cell', column: 'Team', row: anna, text: 'Sales' },
    { kind: 'cell', column: 'Team', row: anna, text: 'Legal', negated: true },
  ],
  gestures: [
    { kind: 'click', on: role('Save') },
    said('clicked'),
    { kind: 'double_click', on: role('Save') },
    said('twice'),
    { kind: 'right_click', on: role('save') },
    said('menu'),
    { kind: 'hover', on: role('Menu', 'link') },
    said('hovered'),
    { kind: 'click', on: { by: 'text', name: 'Just a text' } },
    said('plain text'),
    { kind: 'check', on: role('Express', 'checkbox') },
    said('ticked'),
    { kind: 'uncheck', on: role('Express', 'checkbox') },
    said('unticked'),
    { kind: 'press', key: 'Escape', on: label('Mail') },
    said('escaped'),
    { kind: 'press', key: 'Control+b' },
    said('bold'),
    { kind: 'submit' },
    { kind: 'scroll_to', on: role('Orders', 'heading') },
    { kind: 'resize', width: 800, height: 600 },
    { kind: 'reload' },
    { kind: 'text', text: 'bold', negated: true },
  ],
  values: [
    { kind: 'fill', on: label('Day'), value: '2026-02-28' },
    { kind: 'value', on: label('Day'), value: '2026-02-28', comparison: 'equals' },
    { kind: 'fill', on: label('Day'), value: '%TODAY%' },
    { kind: 'value', on: label('Day'), value: String(year), comparison: 'starts_with' },
    { kind: 'fill', on: label('Note'), value: '  "it\'s" {enter} \\ ünï 名前  ' },
    { kind: 'value', on: label('Note'), value: '{enter} \\ ünï 名前', comparison: 'contains' },
    { kind: 'clear', on: label('Note') },
    { kind: 'value', on: label('Note'), value: '', comparison: 'equals' },
    { kind: 'select', on: role('Size', 'combobox'), value: 'Large' },
    { kind: 'value', on: role('Size', 'combobox'), value: 'Large', comparison: 'equals' },
    { kind: 'value', on: role('Size', 'combobox'), value: 'Small', comparison: 'equals', negated: true },
    { kind: 'attribute', on: label('Mail'), attribute: 'placeholder', value: 'you@shop.test' },
  ],
  states: [
    { kind: 'visible', on: role('Orders', 'heading') },
    { kind: 'visible', on: role('Cancel'), negated: true },
    { kind: 'wait_for', on: role('Save', 'button', true), state: 'visible' },
    { kind: 'wait_for', on: role('Spinner', 'img'), state: 'hidden' },
    { kind: 'pressed', on: role('Bold') },
    { kind: 'expanded', on: role('More'), negated: true },
    { kind: 'enabled', on: role('Pay'), negated: true },
    { kind: 'enabled', on: role('Refund'), negated: true },
    { kind: 'enabled', on: role('Bold') },
    { kind: 'checked', on: role('Gift', 'checkbox') },
    { kind: 'checked', on: role('Express', 'checkbox'), negated: true },
    { kind: 'required', on: label('Mail') },
    { kind: 'invalid', on: label('Mail') },
    { kind: 'click', on: label('Mail') },
    { kind: 'focused', on: label('Mail') },
    { kind: 'focused', on: label('Day'), negated: true },
    { kind: 'count', on: rows, count: 2, comparison: 'equals' },
    { kind: 'count', on: rows, count: 2, comparison: 'at_least' },
    { kind: 'count', on: rows, count: 3, comparison: 'less_than' },
    { kind: 'text', text: 'Ben', on: { ...rows, nth: -1 } },
    { kind: 'url', text: '/orders?page=1', comparison: 'equals' },
    { kind: 'url', text: 'page=2', comparison: 'contains', negated: true },
    { kind: 'title', text: 'Orders – Shop', comparison: 'equals' },
  ],
}

// Each of them alone must fail.
const failing: Statement[] = [
  { kind: 'text', text: '1 orders' },
  { kind: 'text', text: 'EUR 15.00', negated: true },
  { kind: 'text', text: 'Orders', beside: label('Mail') },
  { kind: 'click', on: role('Sav') },
  { kind: 'click', on: role('SAVE', 'button', true) },
  { kind: 'visible', on: role('Orders', 'heading'), negated: true },
  { kind: 'enabled', on: role('Refund') },
  { kind: 'checked', on: role('Gift', 'checkbox'), negated: true },
  { kind: 'select', on: role('Size', 'combobox'), value: 'Huge' },
  { kind: 'count', on: rows, count: 3, comparison: 'equals' },
  { kind: 'order', texts: ['Ben', 'Anna'] },
  { kind: 'cell', column: 'Team', row: anna, text: 'Sale' },
  { kind: 'cell', column: 'Tea', row: anna, text: 'Sales' },
  { kind: 'title', text: 'Orders', comparison: 'equals' },
]

const step = (statement: Statement): ScriptStep => ({
  action: '',
  expected: '',
  actions: [statement as Action],
  expectations: [],
})

const caseOf = (id: string, group: string, statements: Statement[]): ScriptCase => ({
  id,
  title: group,
  tags: [],
  group,
  preconditions: [],
  steps: [{ kind: 'open', url: '/orders?page=1' } as const, ...statements].map(step),
  obstacles: [],
})

test('every statement of WebdriverIO holds where it should, and fails where it should', async ({ skip }) => {
  const cases = [
    ...Object.entries(holding).map(([name, statements]) => caseOf(name, 'holding', statements)),
    ...failing.map((one, at) => caseOf(`fails-${at}`, 'failing', [one])),
  ]
  const files = webdriverio.write(projectOf(cases, { baseUrl })).map((file) => ({
    ...file,
    content: file.content.replace('waitforTimeout: 5000', 'waitforTimeout: 1500'),
  }))
  const ran = await runWebdriverio(files, baseUrl)
  if ('missing' in ran) return skip(ran.missing)
  const expected = cases.map(({ id }) => [id, id.startsWith('fails-') ? 'failed' : 'passed'])
  expect(Object.fromEntries(ran.verdicts), ran.output.slice(-6000)).toEqual(Object.fromEntries(expected))
})

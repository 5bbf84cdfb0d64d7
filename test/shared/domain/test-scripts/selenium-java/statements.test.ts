import { expect, test } from 'vitest'
import type { Locator, Statement } from '../../../../../shared/domain/test-scripts/types.ts'
import { locatorCall } from '../../../../../shared/domain/test-scripts/webdriver/calls.ts'
import type { CodeScope } from '../../../../../shared/domain/test-scripts/framework.ts'
import { expressionOf } from '../../../../../shared/domain/test-scripts/selenium-java/expressions.ts'
import { libraryFor } from '../../../../../shared/domain/test-scripts/selenium-java/library.ts'
import { writeStatement } from '../../../../../shared/domain/test-scripts/selenium-java/statements.ts'

const asked = new Set<string>()
const scope: CodeScope = {
  locator: (locator) => expressionOf(locatorCall(locator), scope),
  helper: (name) => {
    asked.add(name)
    return name
  },
}
const code = (statement: Statement) => writeStatement(statement, scope).join('\n')
const age: Locator = { by: 'label', name: 'Age' }
const save: Locator = { by: 'role', role: 'button', name: 'Save', exact: true }
const row: Locator = { by: 'role', role: 'row', name: 'Milk' }
const table: Locator = { by: 'role', role: 'table', name: 'Orders' }
const lastRow: Locator = { by: 'role', role: 'row', nth: -1, within: table }
const live: Locator = { by: 'role', role: 'live region' }

test.each<[Statement, string]>([
  [{ kind: 'open', url: '/orders' }, 'open(driver, "/orders");'],
  [{ kind: 'reload' }, 'driver.navigate().refresh();'],
  [{ kind: 'go_back' }, 'driver.navigate().back();'],
  [{ kind: 'click', on: save }, 'click(driver, roleExactly("button", "Save"));'],
  [{ kind: 'fill', on: age, value: '18' }, 'fill(driver, label("Age"), "18");'],
  [{ kind: 'press', key: 'Control+A' }, 'press(driver, "Control+A");'],
  [{ kind: 'press', key: 'Enter', on: age }, 'pressIn(driver, label("Age"), "Enter");'],
  [{ kind: 'wait_for', on: age, state: 'hidden' }, 'expectNotVisible(driver, label("Age"));'],
  [{ kind: 'resize', width: 375, height: 812 }, 'resize(driver, 375, 812);'],
  [{ kind: 'text', text: 'Saved.' }, 'expectText(driver, "Saved.");'],
  [
    { kind: 'text', text: 'Too young.', whole: true, beside: age },
    'expectMessageIn(driver, beside(label("Age")), "Too young.");',
  ],
  [
    { kind: 'text', text: 'Milk', on: lastRow, negated: true },
    'expectNoTextIn(driver, inside(last(within(role("table", "Orders"), anyRow()))), "Milk");',
  ],
  [{ kind: 'visible', on: live, negated: true }, 'expectNotVisible(driver, liveRegion());'],
  [{ kind: 'enabled', on: age, negated: true }, 'expectDisabled(driver, label("Age"));'],
  [
    { kind: 'value', on: age, value: '18', comparison: 'starts_with' },
    'expectValue(driver, label("Age"), startsWith("18"));',
  ],
  [
    { kind: 'value', on: age, value: '18', comparison: 'equals', negated: true },
    'expectOtherValue(driver, label("Age"), is("18"));',
  ],
  [
    { kind: 'count', on: table, count: 3, comparison: 'at_least' },
    'expectCount(driver, role("table", "Orders"), atLeast(3));',
  ],
  [
    { kind: 'url', text: '/done', comparison: 'equals', negated: true },
    'expectUrl(driver, not(sameAddress("/done")));',
  ],
  [
    { kind: 'url', text: '/done', comparison: 'starts_with' },
    'expectUrl(driver, startsWith(address("/done")));',
  ],
  [{ kind: 'title', text: 'Shop', comparison: 'contains' }, 'expectTitle(driver, contains("Shop"));'],
  [{ kind: 'order', texts: ['A', 'B'] }, 'expectOrder(driver, "A", "B");'],
  [{ kind: 'cell', column: 'P', row, text: '1' }, 'expectCell(driver, row("Milk"), "P", is("1"));'],
  [
    { kind: 'attribute', on: age, attribute: 'max', value: '9' },
    'expectAttribute(driver, label("Age"), "max", is("9"));',
  ],
])('%j is written as a call', (statement, expected) => {
  expect(code(statement)).toBe(expected)
})

test('variables stand wherever a text or number may', () => {
  const on: Locator = { by: 'role', role: 'row', name: { variable: 'name' }, nth: { variable: 'nameNumber' } }
  expect(code({ kind: 'text', text: { variable: 'text', computed: true }, on })).toBe(
    'expectTextIn(driver, inside(nth(row(name), nameNumber)), revealed(text));',
  )
})

test('a long call is broken behind its bracket, then at each comma', () => {
  const long = 'a'.repeat(90)
  expect(code({ kind: 'text', text: 'b'.repeat(52), on: age })).toBe(
    `expectTextIn(\n    driver, inside(label("Age")), "${'b'.repeat(52)}");`,
  )
  expect(code({ kind: 'fill', on: age, value: long })).toBe(
    `fill(\n    driver,\n    label("Age"),\n    "${long}");`,
  )
})

test('every function that a statement calls is in the library', () => {
  const library = libraryFor({ baseUrl: 'http://shop.test', roles: [] })
  expect(asked.size).toBeGreaterThan(30)
  for (const name of asked) expect([...library.keys()]).toContain(name)
})

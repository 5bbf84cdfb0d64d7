import { expect, test } from 'vitest'
import { statementCode } from '../../../../../shared/domain/test-scripts/webdriverio/statements.ts'
import { locatorCode } from '../../../../../shared/domain/test-scripts/webdriverio/locators.ts'
import type { Locator, Statement } from '../../../../../shared/domain/test-scripts/types.ts'
import { syntaxErrors } from '../../../../support/javascript-grammar.ts'
import { everyStatement } from '../../../../support/script-suites.ts'

const helper = (name: string) => name
const say = (statement: Statement) =>
  statementCode(statement, { helper, locator: (locator) => locatorCode(locator, { helper }) }).join('\n')

const button: Locator = { by: 'role', role: 'button', name: 'Save', exact: true }
const list: Locator = { by: 'role', role: 'combobox', name: 'Country' }
const field: Locator = { by: 'label', name: 'Age' }
const rows: Locator = { by: 'role', role: 'row', within: { by: 'role', role: 'table', name: 'Staff' } }

test('actions are the commands of WebdriverIO', () => {
  expect(say({ kind: 'click', on: button })).toBe(
    "await browser.byRole$('button', { name: 'Save', exact: true }).click()",
  )
  expect(say({ kind: 'fill', on: field, value: '17' })).toBe("await browser.byLabel$('Age').setValue('17')")
  expect(say({ kind: 'select', on: list, value: 'France' })).toBe(
    "await selectOption(browser.byRole$('combobox', { name: 'Country' }), 'France')",
  )
  expect(say({ kind: 'press', key: 'Enter' })).toBe("await pressKeys('Enter')")
})

test('what may be for a control into which nothing is typed is set', () => {
  for (const value of ['', '2026-02-28', '12:30', '#ff0000', '%TODAY+3D%', { variable: 'value' }])
    expect(say({ kind: 'fill', on: field, value })).toContain('await fillIn(')
})

test('the list of all that fit is counted, and must be empty where nothing may be visible', () => {
  expect(say({ kind: 'count', on: rows, count: 3, comparison: 'at_least' })).toBe(
    "await expect(browser.byRole$('table', { name: 'Staff' }).byRole$$('row')).toBeElementsArrayOfSize(\n  { gte: 3 },\n)",
  )
  expect(say({ kind: 'count', on: rows, count: { variable: 'count' }, comparison: 'more_than' })).toContain(
    '{ gte: count + 1 }',
  )
  expect(say({ kind: 'visible', on: button, negated: true })).toContain('toBeElementsArrayOfSize(0)')
})

test('texts are looked for on the page, in elements, and beside fields', () => {
  expect(say({ kind: 'text', text: 'Saved' })).toBe("await expectText('Saved')")
  expect(say({ kind: 'text', text: 'Saved', negated: true })).toBe("await expectNoText('Saved')")
  expect(say({ kind: 'text', text: 'Too young', whole: true, beside: field })).toBe(
    "await expectText('Too young', { whole: true, beside: () => browser.byLabel$('Age') })",
  )
  expect(say({ kind: 'text', text: 'Done', on: { by: 'role', role: 'live region' } })).toBe(
    "await expectText('Done', { within: () => browser.byRole$$('live region') })",
  )
})

test('a list has the label of its chosen option for value', () => {
  expect(say({ kind: 'value', on: list, value: 'France', comparison: 'equals' })).toContain(
    ".$('option:checked')).toHaveText(\n  'France',\n)",
  )
  expect(say({ kind: 'value', on: field, value: '1/2', comparison: 'starts_with', negated: true })).toBe(
    "await expect(browser.byLabel$('Age')).not.toHaveValue(/^1\\/2/)",
  )
})

test('every statement can be said of a text that a variable holds', () => {
  const code = everyStatement({ variable: 'someText' }).map(say).join('\n')
  expect(syntaxErrors([{ path: 'steps.ts', content: `async () => {\n${code}\n}` }])).toEqual([])
  expect(code).not.toContain('[object Object]')
  expect(code).not.toContain('undefined')
})

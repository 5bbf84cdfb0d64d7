import { expect, test } from 'vitest'
import { keyCode } from '../../../../../shared/domain/test-scripts/cypress/keys.ts'
import { locatorCode } from '../../../../../shared/domain/test-scripts/cypress/locators.ts'
import { statementCode } from '../../../../../shared/domain/test-scripts/cypress/statements.ts'
import type { Locator, Statement } from '../../../../../shared/domain/test-scripts/types.ts'
import { syntaxErrors } from '../../../../support/javascript-grammar.ts'
import { everyStatement } from '../../../../support/script-suites.ts'

const helper = (name: string) => name
const find = (locator: Locator) => locatorCode(locator, { helper })
const all = (locator: Locator) => locatorCode(locator, { helper }, { all: true })
const say = (statement: Statement) => statementCode(statement, { helper, locator: find, all }).join('\n')

const button: Locator = { by: 'role', role: 'button', name: 'Save' }
const list: Locator = { by: 'role', role: 'combobox', name: 'Country', exact: true }
const field: Locator = { by: 'label', name: 'Age' }
const table: Locator = { by: 'role', role: 'table', name: 'Staff' }

test('a whole name is a string, a part of one a pattern', () => {
  expect(find(list)).toBe("cy.findByRole('combobox', { name: 'Country' })")
  expect(find(button)).toBe("cy.findByRole('button', { name: /Save/i })")
  expect(find({ by: 'text', name: 'a/b (c)' })).toBe('cy.findByText(/a\\/b \\(c\\)/i)')
  expect(find({ by: 'label', name: { variable: 'label' } })).toBe('cy.findByLabelText(containing(label))')
})

test('positions are taken among all that fit', () => {
  expect(find({ ...button, nth: 2 })).toBe("cy.findAllByRole('button', { name: /Save/i }).eq(1)")
  expect(find({ ...button, nth: -1 })).toBe("cy.findAllByRole('button', { name: /Save/i }).last()")
})

test('rows are known by their cells, and rows of headers are left out', () => {
  const row: Locator = { by: 'role', role: 'row', within: table }
  const inTable = "cy.findByRole('table', { name: /Staff/i }).findAllByRole('row').filter(rowOf("
  expect(find({ ...row, nth: 1 })).toBe(`${inTable})).eq(0)`)
  expect(all(row)).toBe(`${inTable}))`)
  expect(find({ ...row, name: 'Anna', exact: true })).toBe(
    `${inTable}'Anna', { exact: true })).should('have.length', 1)`,
  )
})

test('texts are looked for on the page, in elements, and beside fields', () => {
  expect(say({ kind: 'text', text: 'Saved' })).toBe("cy.get('body').should(showText('Saved'))")
  expect(say({ kind: 'text', text: 'Saved', negated: true })).toBe("cy.get('body').should(hideText('Saved'))")
  expect(say({ kind: 'text', text: 'Too young', whole: true, beside: field })).toBe(
    "cy.findByLabelText(/Age/i).should(showText('Too young', { whole: true, beside: true }))",
  )
})

test('what must not be visible may be hidden or gone', () => {
  expect(say({ kind: 'visible', on: button, negated: true })).toContain(".should('not.exist')")
  expect(say({ kind: 'visible', on: field, negated: true })).toBe("cy.get('body').should(hideField(/Age/i))")
})

test('a brace in a value is typed and begins no name of a key', () => {
  expect(say({ kind: 'fill', on: field, value: '{enter}' })).toContain(
    ".type('{enter}', { parseSpecialCharSequences: false })",
  )
})

test('a list has the label of its chosen option for value', () => {
  expect(say({ kind: 'value', on: list, value: 'France', comparison: 'equals' })).toContain(
    ".find('option:selected').should(\n  'have.text',\n  'France',\n)",
  )
})

test('things are counted, and none is that none exists', () => {
  expect(say({ kind: 'count', on: button, count: 2, comparison: 'at_most' })).toContain(
    ".should('have.length.at.most', 2)",
  )
  expect(say({ kind: 'count', on: button, count: 0, comparison: 'equals' })).toContain(".should('not.exist')")
})

test('keys are pressed by the names that Cypress has for them', () => {
  expect(keyCode('Enter')).toEqual({ press: 'Cypress.Keyboard.Keys.ENTER' })
  expect(keyCode("'")).toEqual({ press: `"'"` })
  expect(keyCode('Control+A')).toEqual({ type: "'{ctrl+a}'" })
  expect(say({ kind: 'press', key: 'Escape', on: field })).toBe(
    'cy.findByLabelText(/Age/i).focus()\ncy.press(Cypress.Keyboard.Keys.ESC)',
  )
  expect(say({ kind: 'press', key: 'Tab' })).toBe('cy.press(Cypress.Keyboard.Keys.TAB)')
})

test('every statement can be said of a text that a variable holds', () => {
  const code = everyStatement({ variable: 'someText' }).map(say).join('\n')
  expect(syntaxErrors([{ path: 'steps.ts', content: `() => {\n${code}\n}` }])).toEqual([])
  expect(code).not.toContain('[object Object]')
  expect(code).not.toContain('undefined')
})

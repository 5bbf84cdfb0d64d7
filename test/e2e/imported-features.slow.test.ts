import { createServer } from 'node:http'
import { utils, write } from '@e965/xlsx'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestCase } from '../../shared/domain/test-cases/schema.ts'
import { publicGenerator } from '../support/public-generator.ts'
import { sharedProduct } from '../support/shared-product.ts'
import { listening, type Served } from '../support/site/listening.ts'

const shop = `<!doctype html><title>Shop</title><h1>Shop</h1>
<label>Code <input id="code"></label><label>Mail <input id="mail"></label><label><input type="checkbox" id="terms">Terms</label>
<button onclick="answer()">Redeem</button><output></output><ul aria-label="Basket"></ul><p id="left"></p>
<script>
const codes = { A10: '10 %', B20: '20 %' }
function answer() {
  const code = document.querySelector('#code').value, mail = document.querySelector('#mail').value
  const ok = document.querySelector('#terms').checked
  document.querySelector('output').textContent = !ok ? 'Accept the terms' : (codes[code] ?? 'Unknown code') + (mail ? ' for ' + mail : '')
  document.querySelector('ul').innerHTML = '<li>Lamp <i>in stock</i></li><li>Vase <i>sold</i></li>'
  document.querySelector('#left').textContent = '2 things left'
}
</script>`

const product = sharedProduct()
let visitor: ReturnType<typeof publicGenerator>
let site: Served

beforeAll(async () => {
  visitor = publicGenerator(product.origin())
  site = await listening(
    createServer((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
      response.end(shop)
    }),
  )
})

afterAll(() => site?.close())

/** Imports a file into a session of its own and runs all of its cases: `title: status, and whether it was ready`. */
async function verdictsOf(fileName: string, content: Uint8Array<ArrayBuffer> | string): Promise<string[]> {
  const { sessionId } = await visitor.ask<{ sessionId: string }>('POST', '/sessions', {
    title: 'Imported',
    requirements: 'None.',
  })
  const form = visitor.form(fileName, content)
  const imported = await visitor.ask<{ testCases: TestCase[] }>('POST', `/sessions/${sessionId}/import`, form)
  const ids = imported.testCases.map(({ id }) => id)
  const { executionId } = await visitor.execute(sessionId, ids, { url: site.url })
  const { cases } = await visitor.ended(executionId, 600_000)
  return cases.map(
    ({ title, status }, at) =>
      `${title}: ${status}${imported.testCases[at]?.automation?.ready ? '' : ', not ready'}`,
  )
}

test('what is given is done before the When, and what nobody can bring about keeps a case from being ready', async () => {
  const feature = `Feature: Codes
  Background:
    Given I open "/"
    And I have ticked "Terms"
  Scenario: right
    Given I enter "A10" in the "Code" field
    When I click "Redeem"
    Then "10 %" is visible
  Scenario: wrong
    Given I enter "X99" in the "Code" field
    When I click "Redeem"
    Then "10 %" is visible
  Scenario: two
    Given the user has entered "B20" in the "Code" field
    And user enters "a@b.test" in "Mail"
    When I click "Redeem"
    Then "20 % for a@b.test" is visible
  Scenario: unknown
    Given the manager has prepared code A10
    When I click "Redeem"
    Then "Unknown code" is visible
  Scenario: state
    Given the customer "Ann" is signed in
    When I click "Redeem"
    Then "Unknown code" is visible
  Scenario: by data
    Given I fill in the following:
      | Code | B20 |
    When I click "Redeem"
    Then "20 %" is visible
`
  expect(await verdictsOf('codes.feature', feature)).toEqual([
    'right: passed',
    'wrong: failed',
    'two: passed',
    'unknown: error, not ready',
    'state: error, not ready',
    'by data: passed',
  ])
})

test('who signs in, and what stands in the way of it, is done or said', async () => {
  const feature = `Feature: Ways
  Scenario: rules
    Given that the user has ticked "Terms"
    And I fill in the following:
      | Code | A10 |
      | Mail | a@b.test |
    Then I click "Redeem"
  Rule: with a background of its own
    Background:
      * I tick "Terms"
    Example: in a rule
      * I enter "A10" in "Code"
      When I click "Redeem"
      Then "10 %" is visible
    Example: given again
      When I enter "X99" in "Code"
      And I click "Redeem"
      Then "Unknown code" is visible
      Given I enter "B20" in "Code"
      When I click "Redeem"
      Then "20 %" is visible
    Example: place
      Given I am on "/"
      And the "Code" box shows "A10"
      When I click "Redeem"
      Then "10 %" is visible
    Example: denied
      Given I have not entered "A10" in "Code"
      When I click "Redeem"
      Then "10 %" is visible
`
  expect(await verdictsOf('ways.feature', feature)).toEqual([
    'rules: error, not ready',
    'in a rule: passed',
    'given again: passed',
    'place: error',
    'denied: error, not ready',
  ])
})

test('each row of an outline is judged by itself, whatever language its keywords have', async () => {
  const feature = `# language: fr
Fonctionnalité: Codes
  Contexte:
    Soit I tick "Terms"
  Plan du scénario: <code>
    Étant donné I enter "<code>" in the "Code" field
    Quand I click "Redeem"
    Alors "<answer>" is visible
    Exemples: bons
      | code | answer |
      | A10  | 10 %   |
      | B20  | 20 %   |
    Exemples: faux
      | code | answer |
      | C30  | 30 %   |
`
  expect(await verdictsOf('codes.feature', feature)).toEqual([
    'A10: bons: passed',
    'B20: bons: passed',
    'C30: faux: failed',
  ])
})

test('a result that is merged over the rows of a case is seen after the last of them', async () => {
  const book = utils.book_new()
  const sheet = utils.aoa_to_sheet([
    ['ID', 'Title', 'Action', 'Expected Result'],
    ['1', 'right', 'Tick "Terms"', '"10 %" is visible'],
    [null, null, 'Enter "A10" in the "Code" field'],
    [null, null, 'Click "Redeem"'],
    ['2', 'wrong', 'Tick "Terms"', '"10 %" is visible'],
    [null, null, 'Click "Redeem"'],
  ])
  sheet['!merges'] = [
    { s: { r: 1, c: 3 }, e: { r: 3, c: 3 } },
    { s: { r: 4, c: 3 }, e: { r: 5, c: 3 } },
  ]
  utils.book_append_sheet(book, sheet, 'Cases')
  const bytes = new Uint8Array(write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer)
  expect(await verdictsOf('cases.xlsx', bytes)).toEqual(['right: passed', 'wrong: failed'])
})

test('two facts are two checks', async () => {
  const results = [
    ['"Lamp" is in the list and it says "in stock"', 'passed'],
    ['"Lamp" is in the list and it says "2 things left"', 'passed'],
    ['"Lamp" is in the list and it says "sold"', 'error'],
    ['"Lamp" is in the list and it says "gone"', 'failed'],
    ['"Rug" is in the list and it says "2 things left"', 'failed'],
  ] as const
  const feature = `Feature: Facts\n${results.map(([then], at) => `  Scenario: ${at}\n    When I click "Redeem"\n    Then ${then}\n`).join('')}`
  const verdicts = await verdictsOf('facts.feature', feature)
  expect(verdicts.map((told) => told.replace(', not ready', ''))).toEqual(
    results.map(([, verdict], at) => `${at}: ${verdict}`),
  )
})

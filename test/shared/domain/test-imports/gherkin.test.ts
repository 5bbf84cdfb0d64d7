import { expect, test } from 'vitest'
import { AstBuilder, GherkinClassicTokenMatcher, Parser } from '@cucumber/gherkin'
import type { TestCase } from '../../../../shared/domain/test-cases/schema.ts'
import { caseOf } from '../test-exports/cases.ts'
import { casesOf, expectFindings, importText, roundTrip } from './import-file.ts'

const feature = `@smoke
Feature: Cart

  Background:
    Given a signed-in user

  @TC-7 @REQ-3 @high @fast
  Scenario: Pay
    Objective: To be paid
    Given a filled cart
    When she pays
      | card | 4111 |
      | note | a;b  |
    And she confirms
    Then an order exists
    And a mail is sent

  # not of the next
  Rule: Limits
    Scenario Outline: Age
      When <age> is entered
      Then "<message>" is shown

      Examples:
        | age | message |
        | 17  | No      |

      @late
      Examples: grown up
        | age | message |
        | 18  | Yes     |
        | 19  | Yes     |
`

test('scenarios become cases with preconditions, steps, results, data and the fields of their tags', async () => {
  const [pay] = await casesOf(feature)
  expect(pay).toMatchObject({
    id: 'TC-7',
    requirementRef: 'REQ-3',
    title: 'Pay',
    category: 'Cart',
    objective: 'To be paid',
    priority: 'high',
    testType: 'smoke',
    tags: ['fast'],
    preconditions: ['a signed-in user', 'a filled cart'],
    steps: [
      { action: 'she pays', expectedResult: '', testData: 'card=4111; note="a;b"' },
      { action: 'she confirms', expectedResult: 'an order exists\na mail is sent' },
    ],
  })
})

test('each Examples is a case: one row fills the steps, several leave the names', async () => {
  const [, one, several] = await casesOf(feature)
  expect(one).toMatchObject({
    title: 'Age (1)',
    category: 'Cart/Limits',
    steps: [{ action: '17 is entered', expectedResult: '"No" is shown' }],
  })
  expect(several).toMatchObject({
    title: 'grown up',
    tags: ['late'],
    steps: [{ action: '<age> is entered', expectedResult: '"<message>" is shown' }],
  })
})

test('the text of every case stands alone and parses, background included', async () => {
  const parse = (source: string) =>
    new Parser(new AstBuilder(() => ''), new GherkinClassicTokenMatcher()).parse(source).feature!
  const cases = await casesOf(feature)
  const scenarios = cases.flatMap(({ gherkin }) =>
    parse(`Feature: x\n${gherkin}`).children.map(({ scenario }) => scenario!),
  )
  const age = 'a signed-in user | <age> is entered | "<message>" is shown'
  expect(scenarios.map(({ steps }) => steps.map(({ text }) => text).join(' | '))).toEqual([
    'a signed-in user | a filled cart | she pays | she confirms | an order exists | a mail is sent',
    age,
    age,
  ])
  const rows = scenarios.map(({ examples }) => examples.map(({ tableBody }) => tableBody.length))
  expect(rows).toEqual([[], [1], [2]])
  expect(cases.map(({ gherkin }) => gherkin)).not.toContainEqual(expect.stringContaining('not of the next'))
})

test('another language is read, its text is left to the steps', async () => {
  const source =
    '# language: de\nFunktionalität: Korb\n  Szenario: Zahlen\n    Angenommen ein Korb\n    Wenn sie zahlt\n    Dann ist bezahlt\n'
  const [one] = await casesOf(source)
  expect(one).toMatchObject({
    title: 'Zahlen',
    category: 'Korb',
    preconditions: ['ein Korb'],
    steps: [{ action: 'sie zahlt', expectedResult: 'ist bezahlt' }],
  })
  expect(one).not.toHaveProperty('gherkin')
})

test('a file that does not parse gives its faults with their lines, and no guesses', async () => {
  const broken = 'Feature: x\n  Scenario: y\n    Given a\n      | 1 | 2 |\n      | 3 |\n    Nonsense\n'
  const { testCases, findings } = await importText(broken)
  expect(testCases).toEqual([])
  expectFindings(findings, /^6 error:/, /^5 error:/)
})

test('our own cases keep id, requirement, technique, priority and type, whatever their tags say', async () => {
  const outline = (word: string) => `Scenario Outline: Age\nGiven <a>\nExamples:\n| a |\n| ${word} |`
  const given = [
    caseOf({ id: 'A', title: 'one', requirementRef: 'REQ-1', tags: ['TC-9', 'high', 'security'] }),
    caseOf({ id: 'B', title: 'two', requirementRef: 'REQ-1', priority: 'low', tags: ['critical'] }),
    caseOf({ id: 'high', title: 'three', priority: 'low', testType: 'smoke', tags: ['sprint-12'] }),
    caseOf({ id: '7.3', title: 'four', requirementRef: 'a b, c', designTechnique: 'Pairwise, Flow' }),
    caseOf({ id: 'D', title: 'five', priority: 'high', tags: ['late', 'low'], gherkin: outline('1') }),
    caseOf({ id: 'E', title: 'six', priority: 'low', tags: ['late', 'high'], gherkin: outline('2') }),
  ]
  const { testCases } = await roundTrip(given, 'gherkin')
  const fields = ({ id, title, requirementRef, designTechnique, priority, testType, tags }: TestCase) =>
    JSON.stringify({ id, title, requirementRef, designTechnique, priority, testType, tags })
  expect(testCases.map(fields)).toEqual(given.map(fields))
})

test('a tag is an id or a requirement only when it looks like one, and the first word of the file counts', async () => {
  const [one, two] = await casesOf(`Feature: x
  @sprint-12 @JIRA-7 @low @critical @smoke @functional
  Scenario: a
    Given b
  @TC-4 @REQ-9 @TC-5
  Scenario: c
    Given d`)
  expect(one).toMatchObject({
    id: 'TC-1',
    priority: 'low',
    testType: 'smoke',
    tags: ['sprint-12', 'JIRA-7', 'critical', 'functional'],
  })
  expect(one).not.toHaveProperty('requirementRef')
  expect(two).toMatchObject({ id: 'TC-4', requirementRef: 'REQ-9', tags: ['TC-5'] })
})

test('only plain English keeps its text, since a dialect of it has other keywords', async () => {
  const [one] = await casesOf('# language: en-pirate\nAhoy matey!: x\n  Heave to: y\n    Gangway! a\n')
  expect(one).toMatchObject({ title: 'y' })
  expect(one).not.toHaveProperty('gherkin')
})

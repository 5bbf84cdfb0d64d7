import { expect, test } from 'vitest'
import { AstBuilder, dialects, GherkinClassicTokenMatcher, Parser } from '@cucumber/gherkin'
import { judgeCases } from '../../../../shared/domain/step-readings/judge-cases.ts'
import type { TestCase } from '../../../../shared/domain/test-cases/schema.ts'
import { caseOf } from '../test-exports/cases.ts'
import { casesOf, expectFindings, importText, roundTrip, toldOf } from './import-file.ts'

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

test('each row of an outline is a case, and named Examples keep both names', async () => {
  const cases = await casesOf(feature)
  expect(cases.slice(1).map(toldOf)).toEqual([
    'Age | 17 is entered > "No" is shown',
    'Age: grown up (1) | 18 is entered > "Yes" is shown',
    'Age: grown up (2) | 19 is entered > "Yes" is shown',
  ])
  expect(cases.slice(1).map(({ category, tags }) => [category, tags])).toEqual([
    ['Cart/Limits', undefined],
    ['Cart/Limits', ['late']],
    ['Cart/Limits', ['late']],
  ])
})

const german = `# language: de
Funktionalität: Gutscheine
  Szenariogrundriss: Gutschein <code>
    Wenn ich "<code>" eingebe:
      """
      Code <code>
        gibt <antwort>
      """
    Dann ist "<antwort>" sichtbar
    Beispiele: gute
      | code | antwort |
      | A10  | 10 %    |
      | B20  | 20 %    |
    Beispiele: schlechte, <antwort>
      | code | antwort |
      | C30  | nein    |
`
const japanese = `# language: ja
機能: ログイン
  シナリオテンプレート: <名前> のログイン
    もし フォームに入力する
      | 名前 | <名前> |
      | 言葉 | <言葉> |
    ならば "<言葉>" と表示される
    例:
      | 名前 | 言葉  |
      | 花子 | a;b   |
      | 太郎 | a \\| b |
`
const french = `# language: fr
Fonctionnalité: Panier
  Plan du Scénario: Achat
    Quand je clique sur "<bouton>"
      | une | deux | trois |
      | 1   | <n>  | 3     |
    Alors "<n>" est affiché
    Exemples:
      | bouton | n |
      | Payer  | 1 |
      | Payer  | 2 |
`

test.each([
  [
    'German',
    german,
    [
      'Gutschein A10: gute | ich "A10" eingebe: (Code A10\n  gibt 10 %) > ist "10 %" sichtbar',
      'Gutschein B20: gute | ich "B20" eingebe: (Code B20\n  gibt 20 %) > ist "20 %" sichtbar',
      'Gutschein C30: schlechte, nein | ich "C30" eingebe: (Code C30\n  gibt nein) > ist "nein" sichtbar',
    ],
  ],
  [
    'Japanese',
    japanese,
    [
      '花子 のログイン | フォームに入力する (名前=花子; 言葉="a;b") > "a;b" と表示される',
      '太郎 のログイン | フォームに入力する (名前=太郎; 言葉=a | b) > "a | b" と表示される',
    ],
  ],
  [
    'French',
    french,
    [
      'Achat (1) | je clique sur "Payer" (| une | deux | trois |\n| 1 | 1 | 3 |) > "1" est affiché',
      'Achat (2) | je clique sur "Payer" (| une | deux | trois |\n| 1 | 2 | 3 |) > "2" est affiché',
    ],
  ],
])('the rows of an outline in %s fill names, steps, tables and doc strings', async (_, source, expected) => {
  expect((await casesOf(source)).map(toldOf)).toEqual(expected)
})

test('in every language of the parser an outline of two rows gives two cases, filled in', async () => {
  for (const [language, words] of Object.entries(dialects)) {
    const [word, outline, step, rows] = [
      words.feature,
      words.scenarioOutline,
      words.when,
      words.examples,
    ].map((all) => all.find((each) => each !== '* ') ?? '')
    const source = `# language: ${language}\n${word}: F\n  ${outline}: of <a>\n    ${step}"<a>"\n    ${rows}:\n      | a |\n      | 1 |\n      | 2 |\n`
    expect([language, ...(await casesOf(source)).map(toldOf)]).toEqual([language, 'of 1 | "1"', 'of 2 | "2"'])
  }
})

test('a tag of an outline is the id of its rows', async () => {
  const source =
    'Feature: x\n  @TC-7\n  Scenario Outline: a\n    When I click "<b>"\n    Examples:\n      | b |\n      | 1 |\n      | 2 |\n'
  expect((await casesOf(source)).map(({ id, title }) => `${id} ${title}`)).toEqual([
    'TC-7 a (1)',
    'TC-7-2 a (2)',
  ])
})

test('examples without rows, outlines without examples and names without a column are told', async () => {
  const { testCases, findings } = await importText(`Feature: x
  Scenario Outline: a
    When I enter "<b>"
    Examples:
      | b |
  Scenario Outline: c
    When I enter "<d>"
  Scenario Outline: e
    When I enter "<f>" and "<g>"
    Examples:
      | f |
      | 1 |
`)
  expect(testCases.map(toldOf)).toEqual(['c | I enter "‹d›"', 'e | I enter "1" and "‹g›"'])
  expect(judgeCases(testCases).map(({ automation }) => automation?.ready)).toEqual([false, false])
  expectFindings(findings, /^4 error: .*no rows/, /^6 warning: .*no examples/, /^10 warning: No column .*<g>/)
})

const starting = (lines: string) => `Feature: x
  Background:
    Given I open "/start"
    And a signed-in user
  Scenario: y
    ${lines}
    When I click "Save"
    Then "Saved" is visible
`

test.each([
  ['Given I enter "Ann" in the "Name" field', 'I enter "Ann" in the "Name" field'],
  ['Given I have entered "Ann" in the "Name" field', 'I have entered "Ann" in the "Name" field'],
  ['Given the librarian has opened the page', 'the librarian has opened the page'],
  ['Given the librarian clicks "Scan"', 'the librarian clicks "Scan"'],
  ['Given user selects "Express" from "Shipping"', 'the user selects "Express" from "Shipping"'],
  ["Given I'm on the login page", 'I am on the login page'],
  ['Given the page "/orders" is open', 'the page "/orders" is open'],
  ['Given the login page', 'the login page'],
  ['Given the "Code" box shows "A10"', 'the "Code" box shows "A10"'],
  ['Given the "Save" button is visible', 'the "Save" button is visible'],
  ['Given "0 books" is visible', '"0 books" is visible'],
  ['Given the text "Ready" is shown', 'the text "Ready" is shown'],
  ['Given the page shows "Ready"', 'the page shows "Ready"'],
  ['Given that the user has ticked "Terms"', 'that the user has ticked "Terms"'],
  ['* I press "Start"', 'I press "Start"'],
  // What nobody can read may be something to do, and is for the run to refuse.
  ['Given the admin has created an order', 'the admin has created an order'],
  ['Given I am logged in and click "Orders"', 'I am logged in and click "Orders"'],
  ['Given I have not entered "Ann" in "Name"', 'I have not entered "Ann" in "Name"'],
  ['Given Login as admin', 'Login as admin'],
  ['Given the "Terms" box is ticked', 'the "Terms" box is ticked'],
])('%s is done before the When', async (line, action) => {
  const [imported] = await casesOf(starting(line))
  expect(imported?.preconditions).toEqual(['a signed-in user'])
  expect(toldOf(imported!)).toBe(`y | I open "/start" | ${action} | I click "Save" > "Saved" is visible`)
})

test.each([
  'the user "maria" is signed in',
  'a filled cart',
  'there is an order with number 17',
  'the cart holds 2 items',
  'I have an account',
  'the following users exist',
])('Given %s is a precondition, and no run does the case without it', async (line) => {
  const [judgedCase] = judgeCases(await casesOf(starting(`Given ${line}`)))
  expect(judgedCase?.preconditions).toEqual(['a signed-in user', line])
  expect(judgedCase?.steps?.map(({ action }) => action)).toEqual(['I open "/start"', 'I click "Save"'])
  expect(judgedCase?.automation).toEqual({
    ready: false,
    reasons: ['precondition must be set up: a signed-in user', `precondition must be set up: ${line}`],
  })
  const [prepared] = judgeCases([{ ...judgedCase!, preconditions: [] }])
  expect(prepared?.automation).toEqual({ ready: true, reasons: [] })
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
    age,
  ])
  const rows = scenarios.map(({ examples }) => examples.map(({ tableBody }) => tableBody.length))
  expect(rows).toEqual([[], [1], [1], [1]])
  expect(cases.map(({ gherkin }) => gherkin)).not.toContainEqual(expect.stringContaining('not of the next'))
})

test('another language is read, its text is left to the steps', async () => {
  const source =
    '# language: de\nFunktionalität: Korb\n  Szenario: Zahlen\n    Angenommen ein Korb\n    Wenn sie zahlt\n    Dann ist bezahlt\n'
  const [one] = await casesOf(source)
  expect(one).toMatchObject({
    title: 'Zahlen',
    category: 'Korb',
    // What it says is known in no language but English: it may be something to do.
    steps: [{ action: 'ein Korb' }, { action: 'sie zahlt', expectedResult: 'ist bezahlt' }],
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

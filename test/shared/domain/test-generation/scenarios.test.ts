import { expect, test } from 'vitest'
import { generateTests } from '../../../../shared/domain/test-generation/generate-tests.ts'
import type { DesignRequest } from '../../../../shared/domain/test-generation/schema.ts'
import { textsToMark } from '../../../../shared/domain/test-generation/tiers/marked-text.ts'
import { withParsedGherkin } from '../../../../shared/domain/test-generation/writing/check-gherkin.ts'

const design = (requirements: string, asked: Partial<DesignRequest> = {}) =>
  generateTests({ requirements, mode: 'agentic', ...asked })

/** What a case does, without what is derived of it. */
const deeds = (requirements: string) =>
  design(requirements).testCases.map(({ title, preconditions = [], steps = [] }) => ({
    title,
    preconditions,
    steps: steps.map(({ action, expectedResult, testData }) =>
      testData === undefined ? [action, expectedResult] : [action, expectedResult, testData],
    ),
  }))

test('a scenario is a case with its own words, and its background is a precondition', () => {
  const text = [
    '@shop',
    'Feature: Checkout',
    '',
    '  Background:',
    '    Given the cart holds 2 items',
    '',
    '  # of one order',
    '  @urgent',
    '  Scenario: Pay by card',
    '    Given a stored card',
    '      | number | 4111 |',
    '    When I confirm the order',
    '    Then the order exists',
    '    And I see "Thanks"',
  ].join('\n')
  expect(deeds(text)).toEqual([
    {
      title: 'Pay by card',
      preconditions: ['the cart holds 2 items', 'a stored card\nnumber=4111'],
      steps: [['I confirm the order', 'the order exists\nI see "Thanks"']],
    },
  ])
  const { testCases, summary, sentences } = design(text)
  expect(testCases[0]).toMatchObject({
    category: 'Checkout',
    tags: ['shop', 'urgent', 'REQ-001'],
    basis: 'proved',
    coverageItems: [{ id: 'REQ-001/scenario' }],
  })
  expect(summary.coverage).toMatchObject({ items: 1, covered: 1, percent: 100 })
  const scenario = sentences.find(({ status }) => status === 'tested')
  expect(text.slice(scenario?.start, scenario?.end)).toMatch(/^@urgent\n.*"Thanks"$/s)
})

test('a scenario without When is a case', () => {
  expect(deeds('Scenario: Empty\n  Given a new account\n  Then the balance is 0')).toEqual([
    { title: 'Empty', preconditions: ['a new account'], steps: [['', 'the balance is 0']] },
  ])
})

test.each([
  [
    'German',
    'Funktionalität: Konto',
    'Szenario: Leer',
    'Angenommen ein Konto',
    'Wenn ich zahle',
    'Dann geht es',
  ],
  [
    'French',
    'Fonctionnalité: Compte',
    'Scénario: Leer',
    'Étant donné ein Konto',
    'Quand ich zahle',
    'Alors geht es',
  ],
  [
    'Spanish',
    'Característica: Cuenta',
    'Escenario: Leer',
    'Dado ein Konto',
    'Cuando ich zahle',
    'Entonces geht es',
  ],
  ['Japanese', '機能: Konto', 'シナリオ: Leer', '前提ein Konto', 'もしich zahle', 'ならばgeht es'],
])('a feature in %s is read, without a line that names its language', (_language, ...lines) => {
  const expected = [{ title: 'Leer', preconditions: ['ein Konto'], steps: [['ich zahle', 'geht es']] }]
  expect(deeds(lines.join('\n'))).toEqual(expected)
  expect(deeds(lines.slice(1).join('\r\n'))).toEqual(expected)
  expect(deeds(lines.map((line, at) => '\t'.repeat(at) + line).join('\n'))).toEqual(expected)
})

test('every row of all examples is a case, with its values in the title, and an empty table costs nothing', () => {
  const rows = (name: string, ...values: string[]) => [
    `Examples: ${name}`,
    '| code | total |',
    ...values.map((value) => `| ${value} | 90 |`),
  ]
  const outline = ['Scenario Outline: Discount', 'When I enter "<code>"', 'Then the total is <total>']
  const text = [...outline, ...rows('new', 'A'), '', ...rows('none'), ...rows('old', 'B', 'C')].join('\n')
  expect(deeds(text)).toEqual([
    { title: 'Discount: new', preconditions: [], steps: [['I enter "A"', 'the total is 90']] },
    { title: 'Discount: old (B, 90)', preconditions: [], steps: [['I enter "B"', 'the total is 90']] },
    { title: 'Discount: old (C, 90)', preconditions: [], steps: [['I enter "C"', 'the total is 90']] },
  ])
  expect(design(text).summary.coverage.items).toBe(3)
  const [entry] = design([...outline, ...rows('none')].join('\n')).sentences
  expect(entry).toMatchObject({ status: 'not_read', reason: expect.stringContaining('have no rows') })
})

test('a doc string keeps what looks like a scenario', () => {
  const text =
    'Scenario: Note\n  When I write\n    """\n    Scenario: no\n      Given x\n    """\n  Then it is kept'
  expect(deeds(text)).toEqual([
    { title: 'Note', preconditions: [], steps: [['I write', 'it is kept', 'Scenario: no\n  Given x']] },
  ])
})

test('scenarios are found in prose and in fences, with and without the marks of documents', () => {
  const found = deeds(
    [
      'The name has at most 30 characters.',
      '',
      '### Scenario: In a heading',
      '- **Given** a cart',
      '- **When** I leave',
      '- **Then** it stays',
      '',
      'Prices are in euros.',
      '```gherkin',
      'Feature: Fenced',
      'Scenario: In a fence',
      'When I come back',
      'Then it is there',
      '```',
      'Scenario 3: Without a keyword',
      'GIVEN a cart',
      'WHEN I pay',
      'THEN it is empty',
    ].join('\n'),
  )
  expect(found).toEqual([
    { title: 'In a heading', preconditions: ['a cart'], steps: [['I leave', 'it stays']] },
    { title: 'In a fence', preconditions: [], steps: [['I come back', 'it is there']] },
    { title: 'Without a keyword', preconditions: ['a cart'], steps: [['I pay', 'it is empty']] },
  ])
})

test('steps without a head are named by what is done and what comes of it', () => {
  const text = 'Criteria\n\nGiven a booking\nWhen the guest cancels it\nThen it is gone\n\nGiven a\nThen b'
  expect(deeds(text).map(({ title }) => title)).toEqual(['The guest cancels it: it is gone', 'A: b'])
})

const prose = [
  'Given that accounts are locked after 3 attempts, support must be able to unlock them.',
  'Scenarios:\nScenario: Wrong password\nScenario: Locked account',
  'Scenario: Locked\n\nGiven that accounts are locked, support must unlock them.',
  'Example: a customer orders 3 items.\n* one\n* two',
  'When the order exceeds 100 euros, shipping is free.',
  'Feature: Search\nThe list shows 20 entries.',
]

test.each(prose)('prose stays prose: %s', (text) => {
  const { sentences } = design(text)
  expect(sentences.some(({ status }) => status === 'not_read')).toBe(false)
  const own = design(text).testCases.filter(({ coverageItems: [item] = [] }) =>
    item?.id.includes('/scenario'),
  )
  expect(own).toEqual([])
  expect(textsToMark({ requirements: text, mode: 'agentic' }).length).toBeGreaterThanOrEqual(
    text.startsWith('Scenarios:') ? 0 : 1,
  )
})

test('a scenario that is not Gherkin is told with its line, and costs no other one', () => {
  const text = [
    'Feature: Pay',
    'Scenario: First',
    'When a',
    'Then b',
    'Scenario: Broken',
    'When c',
    'and then it happens',
    'Then d',
    'Scenario: Last',
    'When e',
    'Then f',
  ].join('\n')
  const { testCases, sentences, warnings = [] } = design(text)
  expect(testCases.map(({ title }) => title)).toEqual(['First', 'Last'])
  const [broken] = sentences.filter(({ status }) => status === 'not_read')
  expect(text.slice(broken?.start, broken?.end)).toMatch(/^Scenario: Broken[^]*Then d$/)
  expect(broken?.reason).toContain('line 7: “and then it happens” cannot stand here')
  expect(warnings.join()).toContain('line 7')
})

test('scenarios that contradict one another are two cases, and nothing is held against them', () => {
  const scenario = (name: string, seen: string) =>
    `Scenario: ${name}\nGiven the cart is empty\nWhen I press "Pay"\nThen I see "${seen}"\n`
  const { testCases, requirements, gaps } = design(`${scenario('One', 'Yes')}\n${scenario('Two', 'No')}`)
  expect(testCases.map(({ title }) => title)).toEqual(['One', 'Two'])
  expect(requirements.flatMap(({ ambiguities }) => ambiguities)).toEqual([])
  expect(gaps).toEqual([])
})

test('equal scenarios stay two cases', () => {
  const scenario = 'Scenario: Same\nWhen a\nThen b\n\n'
  expect(deeds(scenario + scenario).map(({ title }) => title)).toEqual(['Same', 'Same (2)'])
})

test('under the cap scenarios come before what is designed, and those that are cut are named', () => {
  const scenarios = Array.from({ length: 30 }, (_none, at) => `Scenario: ${at}\nWhen a ${at}\nThen b\n`)
  const text = `The age must be between 18 and 65.\n\n${scenarios.join('\n')}`
  const { testCases, summary } = design(text, { maxTestCases: 10 })
  expect(testCases.map(({ title }) => title)).toEqual(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'])
  expect(summary.coverage.dropped.length).toBeGreaterThanOrEqual(20)
})

test('a table of fields behind a scenario is none of its data', () => {
  const text = [
    'Scenario: Late',
    '  Given a book is overdue',
    '  Then the penalty is 4',
    '',
    '| Field | Type | Mandatory | Rule |',
    '|---|---|:-:|---|',
    '| Copies | integer | yes | 1-50 |',
  ].join('\n')
  const titles = deeds(text).map(({ title }) => title)
  expect(titles).toContain('Late')
  expect(titles).toContain('51 copies are refused')
  expect(JSON.stringify(deeds(text).find(({ title }) => title === 'Late'))).not.toContain('Copies')
})

test('sentences of scenarios are not marked', () => {
  const requirements = 'The age is at least 18.\n\nScenario: Pay\nGiven a card\nWhen I pay\nThen it is done'
  expect(textsToMark({ requirements, mode: 'agentic' })).toEqual(['The age is at least 18.'])
})

test('what its author wrote is the Gherkin of a case, below the name of its feature, and it parses', async () => {
  const text = [
    'Feature: Pay',
    'Rule: Cards',
    'Scenario: By card',
    'When I pay',
    '  | card | 4111 |',
    'Then it is done',
  ].join('\n')
  const { testCases, warnings } = await withParsedGherkin(design(text).testCases)
  expect(warnings).toEqual([])
  expect(testCases[0]?.gherkin).toBe(
    [
      'Feature: Pay/Cards',
      '',
      '  @REQ-001',
      '  Scenario: By card',
      '    When I pay',
      '      | card | 4111 |',
      '    Then it is done',
      '',
    ].join('\n'),
  )
})

test.each([
  [
    'Given an account, when the customer enters a wrong password five times, then signing in is locked.',
    'enter a wrong password five times',
  ],
  [
    'Given a card, when the user enters the code 3 times, then the page shows "Blocked".',
    'Enter the code 3 times',
  ],
  ['Given a cart, when the user clicks "Pay" twice, then one order is made.', 'Click "Pay" twice'],
])('what is done several times is no value, and is not done once: %s', (text, action) => {
  expect(deeds(text).flatMap(({ steps }) => steps.map(([done]) => done))).toEqual([
    expect.stringContaining(action),
  ])
})

import { AstBuilder, compile, GherkinClassicTokenMatcher, Parser } from '@cucumber/gherkin'
import { IdGenerator, type GherkinDocument, type Pickle } from '@cucumber/messages'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { expectLinear } from '../../../support/costs.ts'
import { TestCase } from '../../../../shared/domain/test-cases/schema.ts'
import { readGherkin } from '../../../../shared/domain/test-exports/gherkin-source.ts'
import { anyCases, caseOf, signUp } from './cases.ts'
import { written } from './written.ts'
import { forAll } from '../../../support/for-all.ts'

function parse(source: string): { document: GherkinDocument; pickles: readonly Pickle[] } {
  const newId = IdGenerator.incrementing()
  const document = new Parser(new AstBuilder(newId), new GherkinClassicTokenMatcher()).parse(source)
  return { document, pickles: compile(document, 'a.feature', newId) }
}

const feature = (testCases: TestCase[], projectName?: string) =>
  String(written({ testCases, format: 'gherkin', ...(projectName && { projectName }) }).body)

const steps = (pickle: Pickle | undefined) => pickle?.steps.map(({ text }) => text)

test('a case whose texts hold nothing but control characters still has a step', () => {
  const blank = TestCase().parse({ id: 'A', title: 'Open', objective: '\u0000\u0007', testCondition: ' ' })
  const { pickles } = parse(feature([blank]))
  expect(steps(pickles[0])).toEqual(['Open'])
})

test('any cases parse and give one pickle each, with a name and at least one step', () => {
  const project = fc.option(fc.string({ unit: 'grapheme' }), { nil: undefined })
  forAll([anyCases, project], 400, (testCases, projectName) => {
    const plain = testCases.map((testCase) => ({ ...testCase, gherkin: undefined }))
    const { pickles } = parse(feature(plain, projectName))
    expect(pickles).toHaveLength(testCases.length)
    for (const pickle of pickles) {
      expect(pickle.steps.length).toBeGreaterThan(0)
      expect(pickle.name).not.toBe('')
      for (const { name } of pickle.tags) expect(name).toMatch(/^@[^\s@]+$/)
    }
  })
})

test('whatever stands in the gherkin field, the file parses', () => {
  const headings = [
    'Feature: a',
    '  Scenario: one',
    'Scenario Outline: o',
    'Background:',
    'Rule: r',
    'Examples:',
  ]
  const stepLines = ['Given a <x>', 'When b', 'Then c', 'And d', '* e', 'Given', 'Given\ttab', 'Scenarios: s']
  const tables = ['| x | y |', '| 1 | 2 |', '| x |', '| a \\|', '|', '| \\\\| |']
  const others = [
    '"""',
    '"""json',
    '   """',
    '"""x',
    '```',
    'free text',
    '@tag',
    '@a b',
    '# c',
    '',
    '# language: de',
  ]
  const line = fc.constantFrom(...headings, ...stepLines, ...tables, ...others)
  forAll([fc.array(line, { maxLength: 12 })], 3000, (lines) => {
    const testCase = caseOf({ gherkin: lines.join('\n') })
    const { pickles } = parse(feature([testCase, caseOf({ id: 'TC-2' })]))
    const own = readGherkin(lines.join('\n'))
    const rows = own?.examples.reduce((sum, table) => sum + table.length - 1, 0) ?? 0
    expect(pickles).toHaveLength((own && own.examples.length > 0 ? rows : 1) + 1)
  })
})

test('a case in prose reads as Given, When, Then', () => {
  const source = feature([signUp], 'Shop')
  expect(source).toBe(`Feature: Shop

  @high @functional @TC-1 @SHOP-7 @Boundary-value-analysis @BVA @two-words
  Scenario: Reject a 5-character password
    Id: TC-1
    Requirement: SHOP-7
    Design technique: Boundary value analysis
    Before: User is signed out
    Given User is signed out
    When the user opens /signup
    Then Form is shown
    When the user enters the password
      | password | abcde |
    Then "At least 6" is shown
`)
})

test('several preconditions and an expected result of the whole case become And steps', () => {
  const testCase = caseOf({
    preconditions: ['Given the cart is empty', 'the user is signed in'],
    steps: [{ stepNumber: 1, action: 'When the user pays', expectedResult: 'Then an order exists' }],
    expectedResult: 'A mail is sent',
  })
  expect(feature([testCase])).toMatch(
    /Given the cart is empty\s+And the user is signed in\s+When the user pays\s+Then an order exists\s+And A mail is sent\n$/,
  )
})

describe('test data', () => {
  const table = (testData: string, action = 'x') => {
    const testCase = caseOf({ steps: [{ stepNumber: 1, action, expectedResult: '', testData }] })
    const { pickles } = parse(feature([testCase]))
    return pickles[0]?.steps[0]?.argument?.dataTable?.rows.map(({ cells }) => cells.map(({ value }) => value))
  }

  test('pairs are rows, also with quotes, bars and semicolons in values', () => {
    expect(table('note="a;b"; path=C:|D')).toEqual([
      ['note', 'a;b'],
      ['path', 'C:|D'],
    ])
  })

  test('what the step says itself is not said again', () => {
    const action = 'Enter "17" in the "Age" field'
    expect(table('Age = 17', action)).toBeUndefined()
    expect(table('age=17; note=b', action)).toEqual([['note', 'b']])
    expect(table('Age = 18', action)).toEqual([['Age', '18']])
    expect(table('the usual card', 'Pay with the usual card')).toBeUndefined()
  })

  test.each(['just a sentence', 'name=Ann; and something else', 'name="  edge  "', 'a\\b|c'])(
    '"%s" stays whole in one cell',
    (data) => {
      expect(table(data)).toEqual([[data]])
    },
  )

  test('any data comes through without loss', () => {
    forAll([fc.string({ unit: 'grapheme', maxLength: 60 })], 300, (data) => {
      const rows = table(data, '\u{1f600}\u{1f600}')
      const essence = (text: string) => text.replaceAll(/[\s;="\\\u0085]+/g, '')
      expect(essence((rows ?? []).flat().join(''))).toBe(essence(data))
    })
  })
})

describe('Gherkin of the case itself', () => {
  test('bare steps, tables and doc strings are kept', () => {
    const gherkin =
      'Given the users\n  | name | age |\n  | Ann | 18 |\nWhen the text is sent\n  """\n    indented\n  \n  line\n  """\nThen "Welcome" is shown'
    const { pickles } = parse(feature([caseOf({ gherkin })]))
    expect(steps(pickles[0])).toEqual(['the users', 'the text is sent', '"Welcome" is shown'])
    expect(pickles[0]!.steps[0]!.argument!.dataTable!.rows).toHaveLength(2)
    expect(pickles[0]!.steps[1]!.argument!.docString!.content).toBe('  indented\n\nline')
  })

  test('a scenario inside a feature keeps its tags and takes the title of the case', () => {
    const gherkin =
      '# note\n@smoke\nFeature: Login\n  As a user\n\n  @fast\n  Scenario: old name\n    Some words\n    Given a\n    Then b'
    const { pickles } = parse(feature([caseOf({ gherkin })]))
    expect(pickles[0]).toMatchObject({ name: 'Reject a 5-character password' })
    const tags = pickles[0]!.tags.map(({ name }) => name)
    expect(tags).toEqual(expect.arrayContaining(['@smoke', '@fast', '@TC-1']))
    expect(steps(pickles[0])).toEqual(['a', 'b'])
  })

  test('an outline gives one pickle per row of its examples', () => {
    const gherkin =
      'Scenario Outline: o\nGiven <n> items\nThen <m> is shown\nExamples:\n| n | m |\n| 1 | a |\n| 2 | b |\nExamples: more\n| n | m |\n| 3 | c |'
    const { pickles } = parse(feature([caseOf({ gherkin })]))
    expect(pickles.map((pickle) => steps(pickle))).toEqual([
      ['1 items', 'a is shown'],
      ['2 items', 'b is shown'],
      ['3 items', 'c is shown'],
    ])
  })

  test.each([
    ['two scenarios', 'Scenario: a\nGiven a\nScenario: b\nGiven b'],
    ['a background', 'Feature: f\nBackground:\nGiven a\nScenario: b\nGiven b'],
    ['rows of different length', 'Given a\n| a | b |\n| c |'],
    ['a doc string without end', 'Given a\n"""\ntext'],
    ['two arguments of one step', 'Given a\n| a |\n"""\nx\n"""'],
    ['prose', 'The user can sign in.'],
    ['another language', '# language: de\nFunktionalität: x\nSzenario: y\nAngenommen a'],
    ['examples without rows', 'Scenario Outline: a\nGiven <a>\nExamples:\n| a |'],
  ])('%s falls back on the steps in prose', (_, gherkin) => {
    expect(readGherkin(gherkin)).toBeUndefined()
    const { pickles } = parse(feature([{ ...signUp, gherkin }]))
    expect(steps(pickles[0])?.slice(0, 2)).toEqual(['User is signed out', 'the user opens /signup'])
  })

  test('50,000 characters of bars and backslashes are read in linear time', () => {
    expectLinear(24_000, (count) => readGherkin(`Given a\n|${'\\|'.repeat(count)}`))
    expectLinear(12_000, (count) => readGherkin('"""\n'.repeat(count)))
    expectLinear(49_000, (count) => readGherkin(`Given ${' '.repeat(count)}`))
  })
})

/** A row of an outline, as the generator writes it for one boundary case. */
const row = (id: string, value: string, given = 'Given the page is open') =>
  caseOf({
    id,
    title: `Age is ${value}`,
    designTechnique: 'Equivalence Partitioning, Boundary Value Analysis',
    gherkin: `Feature: f\n  Scenario Outline: Age is <Age>\n    ${given}\n    When the user enters "<Age>"\n    Then "No" is visible\n\n    Examples:\n      | Age |\n      | ${value} |`,
  })

test('cases that are rows of one outline share it, each with its own Examples and tags', () => {
  const source = feature([row('TC-1', '17'), caseOf({ id: 'TC-2' }), row('TC-3', '121')])
  expect(source.match(/Scenario Outline:/g)).toHaveLength(1)
  const { document, pickles } = parse(source)
  expect(document.feature?.children).toHaveLength(2)
  expect(pickles.map(({ name }) => name)).toEqual(['Age is 17', 'Age is 121', expect.any(String)])
  expect(
    pickles.map(({ tags }) => tags.map(({ name }) => name).filter((name) => name.startsWith('@TC-'))),
  ).toEqual([['@TC-1'], ['@TC-3'], ['@TC-2']])
  for (const { tags } of pickles.slice(0, 2))
    expect(tags.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['@Equivalence-Partitioning', '@Boundary-Value-Analysis']),
    )
})

test('outlines with other steps are not put together', () => {
  const source = feature([row('TC-1', '17'), row('TC-2', '121', 'Given nothing')])
  expect(source.match(/Scenario Outline:/g)).toHaveLength(2)
})

test('a file without a project is called like the feature that all its cases name', () => {
  const basket = (id: string, name: string) =>
    caseOf({ id, gherkin: `Feature: ${name}\n  Scenario: a\n    When b\n    Then c` })
  const nameOf = (testCases: TestCase[], projectName?: string) =>
    parse(feature(testCases, projectName)).document.feature?.name
  expect(nameOf([basket('A', 'Basket'), basket('B', 'Basket')])).toBe('Basket')
  expect(nameOf([basket('A', 'Basket')], 'Shop')).toBe('Shop')
  expect(nameOf([basket('A', 'Basket'), basket('B', 'Sign in')])).toBe('Test cases')
  expect(nameOf([basket('A', 'Basket'), caseOf({ id: 'B' })])).toBe('Test cases')
})

test('of several features each is a rule of its name, behind the cases that name none', () => {
  const of = (id: string, name?: string) =>
    caseOf({ id, title: id, gherkin: `${name ? `Feature: ${name}\n` : ''}Scenario: a\nWhen b\nThen c` })
  const { document } = parse(
    feature([of('A', 'Basket'), of('B', 'Sign in'), of('C'), of('D', 'Basket')], 'Shop'),
  )
  const named = document.feature?.children.map(({ scenario, rule }) =>
    rule ? [rule.name, ...rule.children.map((child) => child.scenario?.name)] : scenario?.name,
  )
  expect(document.feature?.name).toBe('Shop')
  expect(named).toEqual(['C', ['Basket', 'A', 'D'], ['Sign in', 'B']])
})

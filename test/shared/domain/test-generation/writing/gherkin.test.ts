import { AstBuilder, compile, GherkinClassicTokenMatcher, Parser } from '@cucumber/gherkin'
import { IdGenerator, type Pickle } from '@cucumber/messages'
import fc from 'fast-check'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { compileStep } from '../../../../../shared/domain/prose-steps/compile-step.ts'
import type { TestCase } from '../../../../../shared/domain/test-cases/schema.ts'
import {
  generateTests,
  withParsedGherkin,
  writeGherkin,
} from '../../../../../shared/domain/test-generation/index.ts'
import { spokenStep } from '../../../../../shared/domain/test-exports/gherkin-words.ts'

const texts = [
  'sign-up.md',
  'shipping.md',
  'orders.md',
  'login.feature.md',
  'clinic.md',
  'bank.md',
  'travel.md',
]
const read = (name: string) => readFileSync(new URL(`../../corpus/${name}`, import.meta.url), 'utf8')
const designed = (name: string, format: 'gherkin' | 'bdd' = 'gherkin') =>
  generateTests({ requirements: read(name), mode: 'agentic', format, maxTestCases: 200 }).testCases

function pickles(source: string): readonly Pickle[] {
  const newId = IdGenerator.incrementing()
  const document = new Parser(new AstBuilder(newId), new GherkinClassicTokenMatcher()).parse(source)
  return compile(document, 'a.feature', newId)
}

const caseOf = (given: Partial<TestCase>): TestCase => ({
  id: 'TC-001',
  title: 'Any',
  testLevel: 'system',
  testType: 'functional',
  priority: 'medium',
  steps: [{ stepNumber: 1, action: 'Open the page', expectedResult: '"Welcome" is visible' }],
  ...given,
})

const boundary = (value: string, item = 'boundary'): TestCase =>
  caseOf({
    title: `Sign-up: refused when Age is ${value}`,
    steps: [
      { stepNumber: 1, action: 'Open the page', expectedResult: '' },
      { stepNumber: 2, action: 'Enter "Al" in the "Name" field', expectedResult: '', testData: 'Name=Al' },
      {
        stepNumber: 3,
        action: `Enter "${value}" in the "Age" field`,
        expectedResult: '"Age must be from 18 to 120." is visible',
        testData: `Age=${value}`,
      },
    ],
    coverageItems: [{ id: item, technique: 'Boundary Value Analysis', parameter: 'Age', valid: false }],
  })

describe.each(texts)('every case of %s', (name) => {
  test.each(['gherkin', 'bdd'] as const)(
    'in format %s is one scenario that says its own title and data',
    (format) => {
      for (const testCase of designed(name, format)) {
        const [pickle, ...others] = pickles(testCase.gherkin ?? '')
        expect(others).toEqual([])
        const said = pickle?.steps.map(({ text }) => text) ?? []
        // What its author wrote stays: the title of a row says its values besides.
        if (testCase.coverageItems?.some(({ id }) => id.includes('/scenario'))) {
          expect(testCase.title.startsWith(pickle?.name ?? '-')).toBe(true)
          for (const { action } of testCase.steps ?? []) expect(['', ...said]).toContain(action)
          continue
        }
        expect(pickle?.name).toBe(testCase.title)
        for (const { action, expectedResult } of testCase.steps ?? []) {
          expect(said).toContain(spokenStep(action))
          if (expectedResult) expect(said).toContain(expectedResult)
        }
      }
    },
  )
  test('keeps its actions when a run compiles the words of its Gherkin', () => {
    for (const { action } of designed(name).flatMap(({ steps = [] }) => steps)) {
      const said = compileStep({ action: spokenStep(action), expectedResult: '' })
      expect(said.actions).toEqual(compileStep({ action, expectedResult: '' }).actions)
    }
  })
})

test('no scenario opens the page without saying who does', () => {
  const all = texts.flatMap((name) => designed(name)).map(({ gherkin }) => gherkin ?? '')
  expect(all.filter((text) => /(?:Given|When|And) (?:Open|Enter|Click|Select)\b/.test(text))).toEqual([])
})

test('the boundary cases of one input have the same outline and differ in their row only', () => {
  const cut = (text = '') => text.split('Examples:')[0]?.replaceAll(/^.*@.*$/gm, '')
  const all = designed('sign-up.md').filter(({ title }) => /^Age \d+ is refused$/.test(title))
  expect(all.length).toBe(2)
  expect(new Set(all.map(({ gherkin }) => cut(gherkin))).size).toBe(1)
  expect(all[0]?.gherkin).toContain('When the user enters "Alex Miller"')
  expect(all[0]?.gherkin).toContain('Scenario Outline: Age <Age> is refused')
})

test('what is checked between two steps stands between them', () => {
  const [order] = designed('orders.md')
  expect(order?.gherkin).toMatch(
    /clicks "Submit"\n\s+Then The state of the order is "Submitted"\n\s+When a manager approves/,
  )
})

test('bdd quotes the requirement that it illustrates, and its words are taken for no keyword', () => {
  const gherkin = writeGherkin(caseOf({ testBasis: 'REQ-001: a\n| b |\nFeature: c\n@d\n# e' }), 'bdd')
  expect(pickles(gherkin)).toHaveLength(1)
  expect(gherkin).toContain('    Requirement Feature: c')
  expect(writeGherkin(caseOf({ testBasis: 'REQ-001: a' }), 'gherkin')).not.toContain('REQ-001: a')
})

test.each([
  ['Open the page', 'the user opens the page'],
  ['Click "Delete" and accept the dialog', 'the user clicks "Delete" and accepts the dialog'],
  ['As the manager, approve the order', 'the manager approves the order'],
  ['Press "Save" and wait', 'the user presses "Save" and waits'],
  ['Enter "a" in "X", press "Save" and wait.', 'the user enters "a" in "X", presses "Save" and waits.'],
  ['Enter the name, order number and date', 'the user enters the name, order number and date'],
  ['As the clerk, ship it and notify the customer', 'the clerk ships it and notifies the customer'],
  ['Try again', 'the user tries again'],
  ['Unlock the account', 'the user unlocks the account'],
  ['Order 5 is open', 'Order 5 is open'],
  ['Order "what is open"', 'the user orders "what is open"'],
  ['', ''],
])('%j is spoken as %j', (action, spoken) => {
  expect(spokenStep(action)).toBe(spoken)
})

test('any boundary value comes back out of the Examples exactly', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 12 }), (value) => {
      // Test data is written by the generator; what its format would have to quote is not the subject here.
      fc.pre(!/[\r\n\u0085\u2028\u2029;="<>\\]/.test(value) && value === value.trim())
      const [pickle, ...others] = pickles(writeGherkin(boundary(value), 'gherkin'))
      expect(others).toEqual([])
      expect(pickle?.steps.map(({ text }) => text)).toContain(`the user enters "${value}" in the "Age" field`)
    }),
    { numRuns: 500 },
  )
})

test('values that a cell cannot hold stay in the steps', () => {
  for (const value of ['<b>', 'a > b']) {
    const gherkin = writeGherkin(boundary(value), 'gherkin')
    expect(gherkin).not.toContain('Examples:')
    expect(pickles(gherkin)[0]?.steps.some(({ text }) => text.includes(`"${value}"`))).toBe(true)
  }
})

describe('what does not parse', () => {
  const broken = caseOf({ id: 'A', gherkin: 'Feature: x\n  Scenario: y\n    Givn z' })
  const empty = caseOf({ id: 'B', gherkin: 'Feature: x\n  Scenario: y' })
  const fine = caseOf({ id: 'C', gherkin: writeGherkin(caseOf({}), 'gherkin') })
  test('is taken away with one warning that names the cases; the rest is untouched', async () => {
    const { testCases, warnings } = await withParsedGherkin([broken, empty, fine])
    expect(testCases.map(({ gherkin }) => gherkin)).toEqual([undefined, undefined, fine.gherkin])
    expect(testCases[2]).toBe(fine)
    expect(warnings).toEqual(['The Gherkin of A, B does not parse, so these cases have steps only.'])
  })
  test('a parser that is not needed is not loaded', async () => {
    const never = () => Promise.reject(new Error('loaded'))
    const plain = caseOf({})
    expect(await withParsedGherkin([plain], never)).toEqual({ testCases: [plain], warnings: [] })
  })
  test('two scenarios, where a case has one, are not sent either', async () => {
    const two = caseOf({ gherkin: 'Feature: x\n  Scenario: a\n    Given b\n  Scenario: c\n    Given d' })
    expect((await withParsedGherkin([two])).warnings).toHaveLength(1)
  })
})

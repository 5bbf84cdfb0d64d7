import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { compileStep } from '../../../../shared/domain/prose-steps/compile-step.ts'
import { readSource } from '../../../../shared/domain/requirements/index.ts'
import type { TestCase } from '../../../../shared/domain/test-cases/schema.ts'
import { CoverageChecker } from '../../../../shared/domain/test-design/check/coverage-checker.ts'
import { designTests } from '../../../../shared/domain/test-design/index.ts'
import { itemsOf } from '../../../../shared/domain/test-design/items/items.ts'
import { buildModel } from '../../../../shared/domain/test-design/modelling/build-model.ts'

const text = (name: string) => readFileSync(new URL(`../corpus/${name}`, import.meta.url), 'utf8')

function checkerFor(requirements: string) {
  const { sentences, read } = readSource({ text: requirements })
  const model = buildModel(sentences, read)
  const items = itemsOf(model)
  return { items, checker: new CoverageChecker(model, items) }
}

const written = (
  steps: [string, string?][],
  expectedResult: string,
  preconditions: string[] = [],
): TestCase => ({
  id: 'X',
  title: 'X',
  testLevel: 'system',
  testType: 'functional',
  priority: 'medium',
  preconditions,
  steps: steps.map(([action, testData], index) => ({
    stepNumber: index + 1,
    action,
    expectedResult: index === steps.length - 1 ? expectedResult : '',
    ...(testData === undefined ? {} : { testData }),
  })),
  expectedResult,
})

describe('the checker believes literals, not claims', () => {
  const { checker } = checkerFor(text('sign-up.md'))
  const fill = (name: string, email: string, age: string): [string, string][] => [
    ['Open the page', ''],
    [`Enter "${name}" in the "Name" field`, `Name=${name}`],
    [`Enter "${email}" in the "Email" field`, `Email=${email}`],
    [`Enter "${age}" in the "Age" field`, `Age=${age}`],
    ['Click the "Create account" button', ''],
  ]
  const ids = (steps: [string, string?][], expected = '"Welcome" is visible') => [
    ...checker.exercised(written(steps, expected)),
  ]

  test('allowed values exercise their partitions and boundaries', () => {
    expect(ids(fill('Al', 'a@b.co', '18'))).toEqual(
      expect.arrayContaining(['REQ-001/Name/boundary/2 characters', 'REQ-001/Age/boundary/18']),
    )
  })
  test('a claim about a value that the case does not enter is not confirmed', () => {
    const lying = {
      ...written(fill('Alex', 'a@b.co', '50'), '"Welcome" is visible'),
      coverageItems: [{ id: 'REQ-001/Age/boundary/18', technique: 'Boundary Value Analysis' }],
    }
    expect(checker.exercised(lying)).not.toContain('REQ-001/Age/boundary/18')
  })
  test('two wrong values at once exercise neither, because one refusal hides the other', () => {
    expect(
      ids(fill('A', 'a@b.co', '17')).filter((id) => id.includes('17') || id.includes('1 character')),
    ).toEqual([])
  })
  test('a missing required value hides a valid boundary', () => {
    expect(ids(fill('Al', '', '18'))).not.toContain('REQ-001/Age/boundary/18')
  })
  test('allowed values whose case expects a refusal exercise nothing valid', () => {
    expect(ids(fill('Al', 'a@b.co', '18'), 'The message "Age must be from 18 to 120." is shown')).toEqual([])
  })
  test('"017", "17.0" and " 17 " are read as the number they are, "1e1" as none', () => {
    expect(ids(fill('Alex', 'a@b.co', '17.0'), 'refused')).toContain('REQ-001/Age/boundary/17')
    expect(ids(fill('Alex', 'a@b.co', '1e1'), 'refused')).toContain('REQ-001/Age/partition/not a number')
  })
})

describe('the checker walks states', () => {
  const { checker } = checkerFor(text('orders.md'))
  test('a transition counts only from its own state', () => {
    const start = ['The page shows an order in the state "Draft"']
    const right = written([['Open the page'], ['Click "Submit"']], '"Submitted" is visible', start)
    expect([...checker.exercised(right)]).toEqual([
      'REQ-001/order/transition/Draft [the user clicks Submit] Submitted',
    ])
    const wrong = written([['Open the page'], ['Click "Submit"']], '"Submitted" is visible', [
      'The page shows an order in the state "Approved"',
    ])
    expect([...checker.exercised(wrong)]).toEqual([])
  })
})

describe('the language of generated steps', () => {
  test.each(['sign-up.md', 'shipping.md', 'login.feature.md', 'clinic.md', 'bank.md', 'orders.md'])(
    'every ready case of %s compiles into actions and a check',
    (name) => {
      const { testCases } = designTests({ requirements: text(name), mode: 'agentic', maxTestCases: 200 })
      for (const { steps = [], automation, title } of testCases.filter((one) => one.automation?.ready)) {
        for (const step of steps) expect(compileStep(step).problems, `${title}: ${step.action}`).toEqual([])
        expect(compileStep(steps.at(-1)!).checks.length).toBeGreaterThan(0)
        expect(automation?.reasons).toEqual([])
      }
      for (const { automation } of testCases)
        if (!automation?.ready) expect(automation?.reasons.length).toBeGreaterThan(0)
    },
  )
  test('all cases of the sign-up page run as they stand', () => {
    const { testCases } = designTests({ requirements: text('sign-up.md'), mode: 'agentic' })
    expect(testCases.filter(({ automation }) => !automation?.ready)).toEqual([])
  })
})

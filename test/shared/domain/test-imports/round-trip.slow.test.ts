import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { TestCase } from '../../../../shared/domain/test-cases/schema.ts'
import { spokenStep } from '../../../../shared/domain/test-exports/gherkin-words.ts'
import { caseOf } from '../test-exports/cases.ts'
import { casesOf, roundTrip } from './import-file.ts'
import { roundTripCases } from './round-trip-cases.ts'

type Step = NonNullable<TestCase['steps']>[number]
type Carried = (testCase: TestCase, index: number) => Record<string, unknown>

/** A case without the fields that hold nothing. */
const isNothing = (value: unknown) => value === undefined || (Array.isArray(value) && value.length === 0)
const filled = (fields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => !isNothing(value)))

const plain = ({ stepNumber, action, expectedResult, testData }: Step) =>
  filled({ stepNumber, action, expectedResult, testData })

/** Where a format has no place for the result of the whole case, it joins the last step. */
function withResult({ steps = [], expectedResult = '' }: TestCase) {
  return steps.map((step, index) =>
    index === steps.length - 1 && expectedResult && !step.expectedResult.includes(expectedResult)
      ? plain({ ...step, expectedResult: [step.expectedResult, expectedResult].filter(Boolean).join('\n') })
      : plain(step),
  )
}

const label = (text: string) => text.replaceAll(/[\s;,]+/g, '-')
const generic = { testLevel: 'system', testType: 'functional' }

const xray: Carried = (testCase, index) => {
  const { description, objective, preconditions, postconditions, requirementRef, designTechnique } = testCase
  const named = [requirementRef, designTechnique].map((text) => label(text ?? ''))
  const labels = [...new Set((testCase.tags ?? []).map(label))].filter((tag) => tag && !named.includes(tag))
  const { title, priority, category } = testCase
  const kept = { description, objective, preconditions, postconditions, requirementRef, designTechnique }
  const fields = { id: `TC-${index + 1}`, title, priority, category }
  return { ...generic, ...fields, ...kept, tags: labels, steps: withResult(testCase) }
}

const few: Carried = (testCase, index) => {
  const { title, priority, preconditions } = testCase
  return { ...generic, id: `TC-${index + 1}`, title, priority, preconditions, steps: withResult(testCase) }
}

/** What each format carries of a case. */
const carried: Record<string, Carried> = {
  json: (testCase) => testCase,
  csv: (testCase) => testCase,
  'tracker-xray': (testCase, index) => ({
    ...xray(testCase, index),
    // A precondition is an issue, which a test names once.
    preconditions: testCase.preconditions && [
      ...new Map(testCase.preconditions.map((text) => [text.replaceAll(/\s+/g, ' '), text])).values(),
    ],
  }),
  'tracker-xray json': xray,
  testmgr: (testCase, index) => ({
    ...few(testCase, index),
    testType: testCase.testType === 'negative' ? 'functional' : testCase.testType,
    category: testCase.category ?? 'Shop',
    requirementRef: testCase.requirementRef,
  }),
  'devops-suite': few,
}
// Its cases stand in sections, so the order of the file is another.
carried['testmgr xml'] = (testCase, index) => ({ ...carried.testmgr!(testCase, index), id: undefined })

const sorted = (value: unknown) => (value as string[] | undefined)?.toSorted()
const inOrder = (cases: Record<string, unknown>[]) =>
  cases
    .map((one) => filled({ ...one, tags: sorted(one.tags), preconditions: sorted(one.preconditions) }))
    .toSorted((one, other) => String(one.title).localeCompare(String(other.title)))

test.each(Object.keys(carried))('what %s carries of any cases comes back equal', async (name) => {
  const [format = '', variant] = name.split(' ')
  await fc.assert(
    fc.asyncProperty(roundTripCases, async (testCases) => {
      const { testCases: back, findings, ...known } = await roundTrip(testCases, format, variant)
      const layout = name === 'csv' && { layout: 'row-per-case' }
      expect(known).toEqual({ format, ...(variant && { variant }), ...layout })
      expect(findings).toEqual([])
      const expected = testCases.map((testCase, index) => filled(carried[name]!(testCase, index)))
      const same = variant === 'xml' ? { id: undefined } : {}
      const ofImport = expected.map((one) => ({ ...one, author: 'import' }))
      expect(inOrder(back.map((one) => ({ ...one, ...same })))).toEqual(inOrder(ofImport))
    }),
    { numRuns: 150 },
  )
})

test('the words of a feature file come back as the steps, on a line each', async () => {
  const said = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
  await fc.assert(
    fc.asyncProperty(roundTripCases, async (given) => {
      const testCases = given.map((testCase) => ({ ...testCase, gherkin: undefined as never }))
      const { testCases: back, findings } = await roundTrip(testCases, 'gherkin')
      expect(findings).toEqual([])
      back.forEach((one, index) => {
        const { title, priority, testType, id, preconditions, steps = [], objective } = testCases[index]!
        expect(one).toMatchObject({ id, title, priority, testType })
        expect(one.objective).toBe(objective)
        expect(one.preconditions).toEqual(preconditions?.map(said))
        const actions = steps.map(({ action }) => said(spokenStep(action)))
        expect(one.steps?.map(({ action }) => action)).toEqual(actions)
        const results = steps.slice(0, -1).map(({ expectedResult }) => said(expectedResult))
        expect(one.steps?.slice(0, -1).map(({ expectedResult }) => expectedResult)).toEqual(results)
      })
    }),
    { numRuns: 150 },
  )
})

const computed = [{ expression: '50 * 0.9 + 4.95', value: '49.95' }]
const evidence: Partial<TestCase> = {
  basis: 'written',
  author: 'assistant',
  sentences: ['Shipping is 4.95.'],
  checks: [
    { check: 'settled', result: 'unknown', reason: 'The author asks.', sentence: 'Shipping is 4.95.' },
  ],
}

test('the json format loses nothing at all, items of coverage and all texts included', async () => {
  const full = caseOf({
    id: ' odd id ',
    title: ' \u0007 title ',
    steps: [{ stepNumber: 7, action: '', expectedResult: '', computed }],
    coverageItems: [{ id: 'a', technique: 'BVA', value: '', valid: false }],
    automation: { ready: false, reasons: ['x'] },
    tags: [''],
    ...evidence,
  })
  expect((await roundTrip([full], 'json')).testCases).toEqual([full])
})

test('a cell that really begins with a blank or an apostrophe before a formula keeps them', async () => {
  for (const format of ['csv', 'testmgr', 'devops-suite', 'tracker-xray']) {
    const texts = [' =1', "'=1", "''+1", '  @x', "' -1", '\t=1', "'", ' x']
    const steps = texts.map((action, index) => ({ stepNumber: index + 1, action, expectedResult: action }))
    const [back] = (await roundTrip([caseOf({ steps })], format)).testCases
    expect(back?.steps?.map(({ action }) => action)).toEqual(texts)
    expect(back?.steps?.map(({ expectedResult }) => expectedResult)).toEqual(texts)
  }
})

test.each([...Object.keys(carried), 'gherkin'])(
  'a NUL in a case does not keep its export as %s from being read',
  async (name) => {
    const [format = '', variant] = name.split(' ')
    const gherkin = 'Given a\u0000 user\nWhen she\u0000 pays\n"""\nwith\u0000\n"""\nThen it is paid'
    const steps = [{ stepNumber: 1, action: '\u0000=1', expectedResult: 'b\u0000' }]
    const originals = [caseOf({ title: 'one', description: 'x\u0000', steps }), caseOf({ id: 'B', gherkin })]
    const { testCases, findings } = await roundTrip(originals, format, variant)
    expect(findings.filter(({ severity }) => severity === 'error')).toEqual([])
    expect(testCases).toHaveLength(2)
    if (format !== 'json' && format !== 'gherkin') expect(testCases[0]?.steps?.[0]?.action).toBe('=1')
  },
)

test.each([undefined, 'json'])(
  'lists longer than a description leave requirement, technique and title whole in Xray %s',
  async (variant) => {
    const many = Array.from({ length: 50 }, (_, index) => `${index} ${'x'.repeat(2000)}`)
    const given = caseOf({
      title: `${'long title '.repeat(80)}end`,
      description: 'd'.repeat(10_000),
      objective: 'o'.repeat(10_000),
      requirementRef: 'SHOP-7',
      designTechnique: 'Pairwise',
      preconditions: variant ? many : [],
      postconditions: many,
    })
    const [back] = (await roundTrip([given], 'tracker-xray', variant)).testCases
    const { title, description, objective, requirementRef, designTechnique } = given
    expect(back).toMatchObject({ title, description, objective, requirementRef, designTechnique })
    expect(back?.postconditions?.[0]).toBe(many[0])
    expect(back?.postconditions?.at(-1)).toMatch(/ … \[cut at the limit of a description\]$/)
    if (variant) expect(back?.preconditions?.[0]).toBe(many[0])
  },
)

test.each(['1. Open', '1. Open\n2. Pay', '\\1. Open'])(
  'the only step of a case keeps its number through TestRail: %s',
  async (action) => {
    const steps = [{ stepNumber: 1, action, expectedResult: '' }]
    expect((await roundTrip([caseOf({ steps })], 'testmgr')).testCases[0]?.steps).toEqual(steps)
  },
)

test('the only step in an export of TestRail loses the number of its list', async () => {
  const [one] = await casesOf('Title,Section,References,Steps (Step)\nPay,Shop,,1. Open\n')
  expect(one?.steps?.map(({ action }) => action)).toEqual(['Open'])
})

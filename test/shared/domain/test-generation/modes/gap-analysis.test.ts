import { describe, expect, test } from 'vitest'
import { booking } from '../../../../support/booking-text.ts'
import type { TestCase } from '../../../../../shared/domain/test-cases/schema.ts'
import { generateTests, type DesignRequest } from '../../../../../shared/domain/test-generation/index.ts'

const run = (rest: Partial<DesignRequest>) =>
  generateTests({ requirements: booking, mode: 'generate', maxTestCases: 200, ...rest })
const { testCases } = run({})
const open = (existingTestCases: TestCase[]) =>
  run({ mode: 'gap-analysis', existingTestCases }).gaps.map(({ coverageItem }) => coverageItem)
const vague = ['REQ-006', 'REQ-007']
const byHand = (title: string, action: string): TestCase => ({
  id: 'H-1',
  title,
  testLevel: 'system',
  testType: 'functional',
  priority: 'medium',
  steps: [{ stepNumber: 1, action, expectedResult: '' }],
})

describe('gap-analysis', () => {
  test('finds nothing open where the cases of a generation are there', () => {
    expect(open(testCases)).toEqual(vague)
  })
  test('finds exactly the items of a case that is not there', () => {
    const gone = testCases.find(({ title }) => title.startsWith('13 guests'))
    expect(open(testCases.filter((one) => one !== gone))).toEqual(['REQ-003/Guests/boundary/13', ...vague])
  })
  test('knows what a case written elsewhere enters', () => {
    const left = open([byHand('Too many', 'Enter "13" in the "Guests" field')])
    // Its message is what the sentence behind the limit states.
    expect(open([]).filter((id) => !left.includes(id))).toEqual(['REQ-003/Guests/boundary/13', 'REQ-004'])
  })
  test('names cases that match nothing, and takes them for no coverage', () => {
    const { warnings, gaps } = run({
      mode: 'gap-analysis',
      existingTestCases: [byHand('Refund', 'Pay back')],
    })
    expect(warnings).toEqual(['The existing case H-1 "Refund" matches no coverage item of the requirements.'])
    expect(gaps).toEqual(run({ mode: 'gap-analysis' }).gaps)
  })
  test('does not believe a claim that the steps do not keep', () => {
    const one = testCases.find(({ title }) => title.startsWith('13 guests'))
    const lying = JSON.parse(JSON.stringify(one).replaceAll('13', '11')) as TestCase
    const claimed = (one?.coverageItems ?? []).map((item) => ({ ...item }))
    expect(open([{ ...lying, coverageItems: claimed }])).toContain('REQ-003/Guests/boundary/13')
  })
})

describe('fill-gaps', () => {
  const kept = testCases.slice(0, 5)
  test('makes what the existing cases leave open, and nothing else', () => {
    const filled = run({ mode: 'fill-gaps', existingTestCases: kept })
    expect(filled.summary.coverage.percent).toBe(100)
    expect(filled.gaps.map(({ coverageItem }) => coverageItem)).toEqual(expect.arrayContaining(vague))
    expect(filled.testCases.length).toBe(testCases.length - kept.length)
    expect(open([...kept, ...filled.testCases])).toEqual(vague)
  })
  test('makes what a gap names', () => {
    const { gaps } = run({ mode: 'gap-analysis', existingTestCases: kept })
    for (const gap of gaps.filter(({ coverageItem }) => !vague.includes(coverageItem))) {
      const filled = run({ mode: 'fill-gaps', existingTestCases: kept, gaps: [gap] })
      const claims = filled.testCases.flatMap(({ coverageItems = [] }) => coverageItems.map(({ id }) => id))
      expect(claims, gap.coverageItem).toEqual([gap.coverageItem])
    }
  })
  test('leaves open what only the text can answer, and says what it does not know', () => {
    const { gaps } = run({ mode: 'gap-analysis', existingTestCases: testCases })
    const asked = [
      ...gaps,
      { ...gaps[0]!, gapId: 'GAP-900', coverageItem: 'REQ-900/x', requirementRef: 'REQ-900' },
    ]
    const filled = run({ mode: 'fill-gaps', existingTestCases: testCases, gaps: asked })
    expect(filled.testCases).toEqual([])
    expect(filled.gaps.map(({ coverageItem }) => coverageItem)).toEqual(vague)
    expect(filled.warnings).toEqual([
      'The gap GAP-900 names "REQ-900/x", which these requirements do not have, so nothing was made for it.',
    ])
  })
})

import { expect, test } from 'vitest'
import { designTests, recheckClaims } from '../../../../../shared/domain/test-design/index.ts'

const text = [
  'Weight must be between 1 and 30 kg. If it is not, the page shows "Weight must be from 1 to 30.".',
  'Parcels can be tracked and cancelled.',
  'Every parcel must belong to one customer.',
].join('\n\n')
const design = (requirements: string) => designTests({ requirements, mode: 'agentic' })
const stated = (requirements: string) =>
  design(requirements).testCases.filter(({ tags = [] }) => tags.includes('as stated'))

test('a sentence that no technique takes apart has a case as it is stated, for a person', () => {
  const cases = stated(text)
  expect(cases.map(({ title }) => title)).toEqual([
    'Track parcels → Parcels are tracked',
    'Cancel parcels → Parcels are cancelled',
    'Every parcel belongs to one customer',
  ])
  for (const { automation, steps = [], expectedResult } of cases) {
    expect(automation?.ready).toBe(false)
    expect(steps[0]?.action).toBe('Open the page')
    expect(steps.at(-1)?.expectedResult).toBe(expectedResult)
  }
})

test('a sentence that a technique has taken apart has none', () => {
  expect(stated(text).flatMap(({ requirementRef }) => requirementRef)).not.toContain('REQ-001')
})

test('what is only looked at is counted as tested and still named as a gap, what is done is not', () => {
  const { gaps, summary } = design(text)
  expect(summary.requirements).toMatchObject({ gaps: 0, untestable: 0 })
  const named = gaps.filter(({ technique }) => technique === 'Requirement')
  expect(named.map(({ description }) => description)).toEqual([
    expect.stringMatching(/^Every parcel must belong to one customer: tested only as it is stated/),
  ])
})

test('its claim holds as long as the case does what the sentence says', () => {
  const cases = stated(text)
  const claims = (all: typeof cases) =>
    recheckClaims(text, all).map(({ coverageItems = [] }) => coverageItems.length)
  expect(claims(cases)).toEqual([1, 1, 1])
  const changed = cases.map((one) => ({ ...one, expectedResult: 'All is well' }))
  expect(claims(changed)).toEqual([0, 0, 0])
})

test('vague sentences, ranges that are none and facts without a place are no statements', () => {
  expect(stated('The page must be fast.')).toEqual([])
  expect(stated('The field "Amount" must be between 100 and 10.')).toEqual([])
})

test('an existing case that refers to such a sentence covers it', () => {
  const existing = {
    id: 'X-1',
    title: 'Look at a parcel',
    steps: [],
    requirementRef: 'REQ-004',
    testLevel: 'system' as const,
    testType: 'functional' as const,
    priority: 'medium' as const,
  }
  const analysed = designTests({
    requirements: text,
    mode: 'gap-analysis',
    existingTestCases: [existing],
  })
  expect(analysed.gaps.map(({ requirementRef }) => requirementRef)).not.toContain('REQ-004')
})

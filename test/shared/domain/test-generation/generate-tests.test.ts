import { whyUntried } from '../../../../shared/domain/requirement-model/asks.ts'
import { describe, expect, test } from 'vitest'
import { booking } from '../../../support/booking-text.ts'
import {
  generateTests,
  generateTestsPaused,
  type DesignEvent,
  type DesignResult,
} from '../../../../shared/domain/test-generation/index.ts'

const generate = (rest: Partial<Parameters<typeof generateTests>[0]> = {}) =>
  generateTests({ requirements: booking, mode: 'generate', maxTestCases: 200, ...rest })

function isAccounted({ summary: { requirements, coverage } }: DesignResult): void {
  const { sentences, tested, gaps, untestable, context, notRead } = requirements
  expect(tested + gaps + untestable + context + notRead).toBe(sentences)
  expect(coverage.covered + coverage.dropped.length).toBeLessThanOrEqual(coverage.items)
}

test('a page gives its main scenario, both sides of each limit, and each refusal by itself', () => {
  const { testCases } = generate()
  expect(testCases.map(({ title }) => title)).toEqual([
    'The opened page has its controls',
    'Valid entries: "Booked"',
    'Name of 2 characters and 1 guest are accepted',
    'Name of 40 characters and 12 guests are accepted',
    'Empty name is refused',
    'Name of 1 character is refused',
    'Name of 41 characters is refused',
    '5.5 guests are refused',
    'Guests "abc" is refused',
    '0 guests are refused',
    '13 guests are refused',
  ])
  expect(testCases.every(({ automation }) => automation?.ready)).toBe(true)
})

test('items are named by requirement, input and what is tried', () => {
  const ids = generate().testCases.flatMap(({ coverageItems = [] }) => coverageItems.map(({ id }) => id))
  expect(ids).toEqual(
    expect.arrayContaining([
      'REQ-002/Name/boundary/length 41',
      'REQ-002/Name/partition/empty',
      'REQ-003/Guests/boundary/13',
      'REQ-005/main/all entries are valid',
    ]),
  )
})

test('each sentence is accounted once, and what nobody could test is a gap that says why', () => {
  const result = generate()
  isAccounted(result)
  expect(result.summary.requirements).toMatchObject({ tested: 5, untestable: 2, context: 1 })
  expect(result.gaps.map(({ coverageItem, description }) => [coverageItem, description])).toEqual([
    [
      'REQ-002/Name/partition/empty',
      'What is to be seen for “Name: empty, length 1, length 41”? The text does not say; add the message or the result.',
    ],
    [
      'REQ-006',
      '“The page must be easy to use”: "easy" cannot be measured. Name a value or a threshold instead.',
    ],
    [
      'REQ-007',
      '“The form should feel snappy and modern”: "modern" cannot be measured. Name a value or a threshold instead.',
    ],
  ])
})

test('requirements stand at their offsets and depend on what declares their inputs', () => {
  const { requirements } = generate({ mode: 'extract-requirements' })
  for (const { sentence, start, end } of requirements) expect(booking.slice(start, end)).toBe(sentence)
  expect(requirements[1]).toMatchObject({ id: 'REQ-002', dependencies: ['REQ-001'], testability: 'high' })
})

test('the same request gives the same answer, with pauses or without', async () => {
  const heard: DesignEvent[] = []
  const request = { requirements: booking, mode: 'agentic' as const, maxTestCases: 20 }
  const once = generateTests({ ...request, onProgress: (event) => void heard.push(event) })
  expect(JSON.stringify(generateTests(request))).toBe(JSON.stringify(once))
  expect(await generateTestsPaused(request, () => Promise.resolve())).toEqual(once)
  const phases = heard.flatMap((event) => (event.type === 'status' ? [event.phase] : []))
  expect(phases).toEqual(['reading', 'modelling', 'designing', 'reviewing', 'writing'])
  expect(heard.flatMap((event) => (event.type === 'tool_call' ? [event.tool] : []))).toEqual([
    'read_requirements',
    'build_model',
    'enumerate_coverage_items',
    'design_cases',
    'check_coverage',
  ])
})

describe('the cap', () => {
  test('is hard, keeps what covers most, and names what it cuts', () => {
    const { testCases, summary } = generate({ maxTestCases: 3 })
    expect(testCases.map(({ id }) => id)).toEqual(['TC-001', 'TC-002', 'TC-003'])
    expect(summary.coverage.dropped.length).toBe(summary.coverage.items - summary.coverage.covered)
    expect(summary.coverage.dropped[0]?.reason).toMatch(/^cut by the cap of 3 cases/)
  })
})

describe('filters', () => {
  test('by type give cases of that type, and name what they leave out', () => {
    const { testCases, gaps } = generate({ testTypes: ['boundary'] })
    expect(new Set(testCases.map(({ testType }) => testType))).toEqual(new Set(['boundary']))
    expect(gaps.map(({ description }) => description).join()).toContain(whyUntried.filtered)
  })
  test('by priority give cases of that priority', () => {
    const { testCases } = generate({ priority: 'high' })
    expect(testCases.length).toBeGreaterThan(3)
    expect(new Set(testCases.map(({ priority }) => priority))).toEqual(new Set(['high']))
  })
  test('existing cases keep their titles and numbers', () => {
    const [first] = generate().testCases
    if (!first) throw new Error('no case')
    const { testCases } = generate({ existingTestCases: [{ ...first, id: 'TC-041' }] })
    expect(testCases[0]).toMatchObject({ id: 'TC-042', title: `${first.title} (2)` })
  })
})

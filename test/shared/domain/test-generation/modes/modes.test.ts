import { whyUntried } from '../../../../../shared/domain/requirement-model/asks.ts'
import { readFileSync } from 'node:fs'
import { describe, expect, test, vi } from 'vitest'
import { expectLinear } from '../../../../support/costs.ts'
import type { TestCase } from '../../../../../shared/domain/test-cases/schema.ts'
import {
  generateTests,
  generateTestsPaused,
  type DesignEvent,
  type DesignResult,
} from '../../../../../shared/domain/test-generation/index.ts'

const read = (name: string) => readFileSync(new URL(`../../corpus/${name}`, import.meta.url), 'utf8')
const requirements = read('sign-up.md')
const shipping = read('shipping.md')

describe('extract-requirements', () => {
  test('gives requirements and no case', () => {
    const {
      testCases,
      requirements: found,
      summary,
    } = generateTests({ requirements, mode: 'extract-requirements' })
    expect(testCases).toEqual([])
    expect(found.map(({ id }) => id)).toEqual(['REQ-001', 'REQ-002', 'REQ-003', 'REQ-004'])
    expect(summary.total).toBe(0)
  })
})

describe('the cap', () => {
  test('a larger cap never covers less', () => {
    let before = 0
    for (const maxTestCases of [1, 2, 4, 8, 16]) {
      const { covered } = generateTests({ requirements, mode: 'generate', maxTestCases }).summary.coverage
      expect(covered).toBeGreaterThanOrEqual(before)
      before = covered
    }
  })
})

describe('filters', () => {
  test.each(['negative', 'boundary'] as const)('test type %s gives cases of that type only', (type) => {
    const { testCases } = generateTests({ requirements, mode: 'agentic', testTypes: [type] })
    expect(testCases.length).toBeGreaterThan(0)
    expect(new Set(testCases.map(({ testType }) => testType))).toEqual(new Set([type]))
  })
  test('boundary gives the wrong neighbours too', () => {
    const { testCases } = generateTests({ requirements, mode: 'agentic', testTypes: ['boundary'] })
    expect(JSON.stringify(testCases)).toContain('Age=17')
  })
  test('a quality scope takes requirements of its category, and the rest is a gap', () => {
    const { testCases, summary } = generateTests({
      requirements: shipping,
      mode: 'agentic',
      scope: 'performance',
    })
    expect(testCases.map(({ testType }) => testType)).toContain('performance')
    expect(summary.requirements.tested).toBeLessThan(summary.requirements.sentences)
  })
})

describe('events', () => {
  test('phases come in order, progress never falls, and tool calls say what was done', () => {
    const events: DesignEvent[] = []
    const { testCases } = generateTests({
      requirements,
      mode: 'agentic',
      onProgress: (event) => events.push(event),
    })
    const phases = events.flatMap((event) => (event.type === 'status' ? [event] : []))
    expect(phases.map(({ phase }) => phase)).toEqual([
      'reading',
      'modelling',
      'designing',
      'reviewing',
      'writing',
    ])
    expect(phases.map(({ progress }) => progress)).toEqual(
      phases.map(({ progress }) => progress).toSorted((a, b) => a - b),
    )
    const tools = events.flatMap((event) => (event.type === 'tool_call' ? [event] : []))
    expect(tools.find(({ tool }) => tool === 'design_cases')?.output).toBe(`${testCases.length} cases`)
    expect(tools.every(({ durationMs }) => durationMs >= 0)).toBe(true)
  })
})

describe('pauses', () => {
  test('change nothing but the durations, which are those of the work', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    const durations: number[] = []
    const onProgress = (event: DesignEvent) => {
      if (event.type === 'tool_call') durations.push(event.durationMs)
    }
    const kinds: string[] = []
    const paused = await generateTestsPaused({ requirements, mode: 'agentic', onProgress }, async (after) => {
      kinds.push(after)
      // Being told about costs time too, but not of the tool.
      await vi.advanceTimersByTimeAsync(after === 'worked' ? 12 : 300)
    }).finally(() => vi.useRealTimers())
    expect(paused).toEqual(generateTests({ requirements, mode: 'agentic' }))
    expect(kinds.slice(0, 4)).toEqual(['worked', 'told', 'worked', 'told'])
    expect(durations.length).toBeGreaterThan(4)
    expect(new Set(durations)).toEqual(new Set([12]))
  })
})

describe('what is left out is named', () => {
  const all = generateTests({ requirements, mode: 'generate', maxTestCases: 200 })
  const itemsOf = (result: DesignResult) =>
    result.testCases.flatMap(({ coverageItems = [] }) => coverageItems.map(({ id }) => id))
  const every = new Set(itemsOf(all))

  test.each([{ testTypes: ['boundary' as const, 'negative' as const] }, { priority: 'medium' as const }])(
    'item by item, under the filter %j',
    (filter) => {
      const result = generateTests({ requirements, mode: 'agentic', ...filter })
      const left = result.gaps.filter(({ description }) => description.includes(whyUntried.filtered))
      expect(new Set([...itemsOf(result), ...left.map(({ coverageItem }) => coverageItem)])).toEqual(every)
    },
  )

  test.each(['gherkin', 'bdd'] as const)('format %s leaves nothing out', (format) => {
    const result = generateTests({ requirements, mode: 'agentic', format })
    expect(new Set(itemsOf(result))).toEqual(every)
    expect(result.testCases.every(({ gherkin }) => gherkin !== undefined)).toBe(true)
  })

  test('a requirement outside the scope says so, in every mode that names gaps', () => {
    for (const mode of ['agentic', 'gap-analysis', 'fill-gaps'] as const) {
      const { gaps } = generateTests({ requirements: shipping, mode, scope: 'performance' })
      const reasons = gaps
        .filter(({ technique }) => technique === 'Requirement')
        .map(({ description }) => description)
      expect(
        reasons.some((reason) => reason.includes(whyUntried.outside('performance'))),
        mode,
      ).toBe(true)
    }
  })
})

describe('existing cases', () => {
  const foreign = (id: string, title: string, given: Partial<TestCase> = {}): TestCase => ({
    id,
    title,
    testLevel: 'system',
    testType: 'functional',
    priority: 'medium',
    ...given,
  })
  const mapped = (existingTestCases: TestCase[]) =>
    generateTests({ requirements, mode: 'gap-analysis', existingTestCases })

  test.each([
    ['Enter 121 as the age and press Create account', 'REQ-001/Age/boundary/121'],
    ['Fill in "18" for the "Age" field', 'REQ-001/Age/boundary/18'],
  ])('are mapped by what a person writes: %s', (action, item) => {
    const covered = (cases: TestCase[]) =>
      generateTests({ requirements, mode: 'gap-analysis', existingTestCases: cases }).gaps.map(
        ({ coverageItem }) => coverageItem,
      )
    const open = covered([])
    const left = covered([
      foreign('H', 'By hand', { steps: [{ stepNumber: 1, action, expectedResult: '' }] }),
    ])
    const closed = open.filter((one) => !left.includes(one))
    expect(closed).toContain(item)
    expect(closed.filter((one) => one.includes('/Age/boundary/'))).toEqual([item])
  })
  test('prove nothing by a reference alone where there is something to exercise', () => {
    const { warnings, summary } = mapped([foreign('X-1', 'All of it', { requirementRef: 'REQ-001' })])
    expect(warnings).toHaveLength(1)
    expect(summary.coverage.covered).toBe(0)
    expect(summary.requirements.tested).toBe(0)
  })
  test('count by their reference where a requirement has nothing to exercise', () => {
    const text = 'The colours must follow the brand guide.'
    const given = [foreign('X-1', 'Look at the page', { requirementRef: 'REQ-001' })]
    const { warnings, gaps, summary } = generateTests({
      requirements: text,
      mode: 'gap-analysis',
      existingTestCases: given,
    })
    expect([warnings, gaps, summary.requirements.tested]).toEqual([undefined, [], 1])
  })
  test('a thousand of them are mapped in linear time, and the warnings stay readable', () => {
    const many = Array.from({ length: 1000 }, (_, index) => foreign(`X-${index}`, `Case ${index}`))
    expect(mapped(many).warnings).toHaveLength(51)
    expectLinear(1000, (count) => mapped(many.slice(0, count)))
  })
})

describe('filling', () => {
  test('what the cap leaves unfilled is named', () => {
    const { testCases: made, summary } = generateTests({ requirements, mode: 'fill-gaps', maxTestCases: 2 })
    expect(made).toHaveLength(2)
    expect(summary.coverage.covered + summary.coverage.dropped.length).toBe(summary.coverage.items)
  })
})

describe('sources', () => {
  test('code is accounted as not read', () => {
    expect(
      generateTests({ requirements, codeContent: 'if (age < 18) throw new Error()', mode: 'generate' })
        .summary.requirements.notRead,
    ).toBe(1)
  })
})

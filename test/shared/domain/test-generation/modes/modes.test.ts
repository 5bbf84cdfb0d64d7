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
  test('keeps the cases of highest risk, and names what it cuts, lowest risk first', () => {
    const { testCases, summary } = generateTests({ requirements, mode: 'generate', maxTestCases: 5 })
    expect(testCases).toHaveLength(5)
    expect(summary.coverage.covered + summary.coverage.dropped.length).toBe(summary.coverage.items)
    expect(summary.coverage.dropped.every(({ reason }) => reason.includes('cap of 5'))).toBe(true)
  })
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
  test('a priority gives cases of that priority only', () => {
    const { testCases } = generateTests({ requirements, mode: 'agentic', priority: 'medium' })
    expect(new Set(testCases.map(({ priority }) => priority))).toEqual(new Set(['medium']))
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

describe('gherkin', () => {
  test('standard carries none', () => {
    expect(generateTests({ requirements, mode: 'agentic' }).testCases.some(({ gherkin }) => gherkin)).toBe(
      false,
    )
  })
})

describe('gap-analysis and fill-gaps', () => {
  const { testCases } = generateTests({ requirements, mode: 'generate' })
  test('cases that cover everything leave no gap', () => {
    const {
      gaps,
      testCases: none,
      summary,
    } = generateTests({ requirements, mode: 'gap-analysis', existingTestCases: testCases })
    expect(none).toEqual([])
    expect(gaps).toEqual([])
    expect(summary.coverage.percent).toBe(100)
  })
  test('removing a case opens exactly its items, and filling closes them', () => {
    const [gone] = testCases.filter(({ steps = [] }) => steps.some(({ testData }) => testData === 'Age=17'))
    const existing = testCases.filter((one) => one !== gone)
    const { gaps } = generateTests({ requirements, mode: 'gap-analysis', existingTestCases: existing })
    expect(gaps.map(({ coverageItem }) => coverageItem)).toEqual(gone?.coverageItems?.map(({ id }) => id))
    const filled = generateTests({ requirements, mode: 'fill-gaps', existingTestCases: existing, gaps })
    expect(filled.testCases.length).toBeGreaterThan(0)
    expect(JSON.stringify(filled.testCases)).toContain('Age=17')
    for (const { id, title } of filled.testCases) {
      expect(existing.map((one) => one.id)).not.toContain(id)
      expect(existing.map((one) => one.title)).not.toContain(title)
    }
    expect(
      generateTests({
        requirements,
        mode: 'gap-analysis',
        existingTestCases: [...existing, ...filled.testCases],
      }).gaps,
    ).toEqual([])
  })
  test('each gap can be filled on its own', () => {
    const { gaps } = generateTests({ requirements, mode: 'gap-analysis', existingTestCases: [] })
    const items = gaps.filter(({ technique }) => technique !== 'Requirement')
    expect(items.length).toBeGreaterThan(10)
    for (const gap of items) {
      const filled = generateTests({ requirements, mode: 'fill-gaps', gaps: [gap] }).testCases
      expect(filled.length, gap.coverageItem).toBeGreaterThan(0)
      expect(filled.flatMap(({ coverageItems = [] }) => coverageItems.map(({ id }) => id))).toContain(
        gap.coverageItem,
      )
    }
  })
  test('cases written by hand are mapped by their words', () => {
    const byHand: TestCase[] = [
      {
        id: 'A',
        title: 'Under age',
        testLevel: 'system',
        testType: 'negative',
        priority: 'high',
        steps: [
          {
            stepNumber: 1,
            action: 'Type 17 in the Age field and submit',
            expectedResult: 'An error is shown',
            testData: 'Age: 17',
          },
        ],
      },
      {
        id: 'B',
        title: 'Email is empty',
        testLevel: 'system',
        testType: 'negative',
        priority: 'high',
        steps: [
          {
            stepNumber: 1,
            action: 'Leave the Email field empty and submit',
            expectedResult: 'The form is not sent',
          },
        ],
      },
    ]
    const before = generateTests({ requirements, mode: 'gap-analysis', existingTestCases: [] }).gaps.map(
      ({ coverageItem }) => coverageItem,
    )
    const after = generateTests({ requirements, mode: 'gap-analysis', existingTestCases: byHand }).gaps.map(
      ({ coverageItem }) => coverageItem,
    )
    const closed = before.filter((item) => !after.includes(item))
    expect(closed).toEqual(expect.arrayContaining(['REQ-001/Age/boundary/17']))
    expect(closed).not.toContain('REQ-001/Age/boundary/18')
  })
  test('without gaps it fills what the existing cases leave open', () => {
    const filled = generateTests({
      requirements,
      mode: 'fill-gaps',
      existingTestCases: testCases.slice(0, 3),
    })
    expect(
      generateTests({
        requirements,
        mode: 'gap-analysis',
        existingTestCases: [...testCases.slice(0, 3), ...filled.testCases],
      }).gaps,
    ).toEqual([])
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
    expect(result.testCases.every(({ gherkin }) => (gherkin !== undefined) === (format !== 'standard'))).toBe(
      true,
    )
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

  test('that match nothing are named one by one, and cover nothing', () => {
    const nothing = mapped([])
    const { warnings, gaps, summary } = mapped([
      foreign('X-1', 'Printing the invoice'),
      foreign('X-2', 'Refund', {
        steps: [{ stepNumber: 1, action: 'Click "Refund"', expectedResult: 'Money is back' }],
      }),
    ])
    expect(warnings).toEqual([
      'The existing case X-1 "Printing the invoice" matches no coverage item of the requirements.',
      'The existing case X-2 "Refund" matches no coverage item of the requirements.',
    ])
    expect(gaps).toEqual(nothing.gaps)
    expect(summary).toEqual(nothing.summary)
  })
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
  const { testCases } = generateTests({ requirements, mode: 'generate' })
  const existing = testCases.filter((one) => !/Age=(?:17|121)/.test(JSON.stringify(one)))
  const { gaps } = generateTests({ requirements, mode: 'gap-analysis', existingTestCases: existing })

  test('leaves nothing open when all of it is filled, and coverage is that of old and new cases together', () => {
    const filled = generateTests({ requirements, mode: 'fill-gaps', existingTestCases: existing, gaps })
    expect(filled.gaps).toEqual([])
    expect(filled.warnings).toBeUndefined()
    expect(filled.summary.total).toBe(filled.testCases.length)
    expect(filled.summary.coverage.percent).toBe(100)
    expect(filled.summary.requirements.gaps).toBe(0)
  })
  test('makes exactly what the given gaps name, and nothing for others', () => {
    const [first, second] = gaps
    if (!first || !second) throw new Error('Two gaps are expected')
    const filled = generateTests({
      requirements,
      mode: 'fill-gaps',
      existingTestCases: existing,
      gaps: [second],
    })
    expect(filled.testCases.flatMap(({ coverageItems = [] }) => coverageItems.map(({ id }) => id))).toEqual([
      second.coverageItem,
    ])
    expect(filled.gaps).toEqual([])
  })
  test('says which gaps it does not know, and goes on with the others', () => {
    const [first] = gaps
    if (!first) throw new Error('A gap is expected')
    const strange = { ...first, gapId: 'GAP-900', coverageItem: 'REQ-099/Shoe size/boundary/47' }
    const { testCases: made, warnings } = generateTests({
      requirements,
      mode: 'fill-gaps',
      existingTestCases: existing,
      gaps: [strange, first],
    })
    expect(made).toHaveLength(1)
    expect(warnings).toEqual([
      'The gap GAP-900 names "REQ-099/Shoe size/boundary/47", which these requirements do not have, so nothing was made for it.',
    ])
  })
  test('a gap that only the text can close stays open', () => {
    const text = `${requirements}\nPasswords must be stored in a secure manner.`
    const found = generateTests({
      requirements: text,
      mode: 'gap-analysis',
      existingTestCases: testCases,
    }).gaps
    expect(found).toHaveLength(1)
    const filled = generateTests({
      requirements: text,
      mode: 'fill-gaps',
      existingTestCases: testCases,
      gaps: found,
    })
    expect([filled.testCases, filled.warnings]).toEqual([[], undefined])
    expect(filled.gaps).toEqual(found)
  })
  test('what the cap leaves unfilled is named', () => {
    const { testCases: made, summary } = generateTests({ requirements, mode: 'fill-gaps', maxTestCases: 2 })
    expect(made).toHaveLength(2)
    expect(summary.coverage.covered + summary.coverage.dropped.length).toBe(summary.coverage.items)
  })
})

describe('sources', () => {
  test('an upload is read beside the requirements, with its own name', () => {
    const { requirements: found } = generateTests({
      requirements,
      uploadedContent: 'Phone must be 5 to 15 characters.',
      uploadedFileName: 'phone.docx',
      mode: 'extract-requirements',
    })
    expect(found.at(-1)).toMatchObject({
      source: 'phone.docx',
      sentence: 'Phone must be 5 to 15 characters.',
    })
  })
  test('an upload that repeats the requirements is read once', () => {
    const once = generateTests({ requirements, mode: 'generate' })
    expect(generateTests({ requirements, uploadedContent: ` ${requirements}\n`, mode: 'generate' })).toEqual(
      once,
    )
  })
  test('the context takes part under its own name with what the grammar reads in it', () => {
    const {
      requirements: found,
      testCases,
      summary,
    } = generateTests({
      requirements,
      uploadedContent: 'Phone must be 5 to 15 characters.',
      context: 'The shop is loved by its customers. Nickname must be 3 to 12 characters.',
      mode: 'generate',
      maxTestCases: 200,
    })
    expect(found.slice(-2).map(({ source, sentence }) => [source, sentence])).toEqual([
      ['upload', 'Phone must be 5 to 15 characters.'],
      ['context', 'Nickname must be 3 to 12 characters.'],
    ])
    expect(new Set(found.map(({ id }) => id)).size).toBe(found.length)
    expect(testCases.some(({ testBasis }) => testBasis?.includes('Nickname must be 3'))).toBe(true)
    expect(summary.requirements.context).toBe(1)
  })
  test('what the context only tells, such as where the page is, states no requirement', () => {
    const { testCases, summary } = generateTests({
      requirements,
      context: 'The page is at https://shop.example/sign-up. Names must be short.',
      mode: 'generate',
    })
    expect(testCases[0]?.steps?.[0]?.action).toBe('Open "https://shop.example/sign-up"')
    expect(summary.requirements.context).toBe(2)
  })
  test('code is accounted as not read', () => {
    expect(
      generateTests({ requirements, codeContent: 'if (age < 18) throw new Error()', mode: 'generate' })
        .summary.requirements.notRead,
    ).toBe(1)
  })
})

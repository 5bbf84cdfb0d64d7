import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { TestCase } from '../../../../shared/domain/test-cases/schema.ts'
import { designTests, type DesignEvent } from '../../../../shared/domain/test-design/index.ts'

const read = (name: string) => readFileSync(new URL(`../corpus/${name}`, import.meta.url), 'utf8')
const requirements = read('sign-up.md')
const shipping = read('shipping.md')

describe('extract-requirements', () => {
  test('gives requirements and no case', () => {
    const {
      testCases,
      requirements: found,
      summary,
    } = designTests({ requirements, mode: 'extract-requirements' })
    expect(testCases).toEqual([])
    expect(found.map(({ id }) => id)).toEqual(['REQ-001', 'REQ-002', 'REQ-003'])
    expect(summary.total).toBe(0)
  })
})

describe('the cap', () => {
  test('keeps the cases of highest risk, and names what it cuts, lowest risk first', () => {
    const { testCases, summary } = designTests({ requirements, mode: 'generate', maxTestCases: 5 })
    expect(testCases).toHaveLength(5)
    expect(summary.coverage.covered + summary.coverage.dropped.length).toBe(summary.coverage.items)
    expect(summary.coverage.dropped.every(({ reason }) => reason.includes('cap of 5'))).toBe(true)
  })
  test('a larger cap never covers less', () => {
    let before = 0
    for (const maxTestCases of [1, 2, 4, 8, 16]) {
      const { covered } = designTests({ requirements, mode: 'generate', maxTestCases }).summary.coverage
      expect(covered).toBeGreaterThanOrEqual(before)
      before = covered
    }
  })
})

describe('filters', () => {
  test.each(['negative', 'boundary', 'smoke'] as const)(
    'test type %s gives cases of that type only',
    (type) => {
      const { testCases } = designTests({ requirements, mode: 'agentic', testTypes: [type] })
      expect(testCases.length).toBeGreaterThan(0)
      expect(new Set(testCases.map(({ testType }) => testType))).toEqual(new Set([type]))
    },
  )
  test('boundary gives the wrong neighbours too', () => {
    const { testCases } = designTests({ requirements, mode: 'agentic', testTypes: ['boundary'] })
    expect(JSON.stringify(testCases)).toContain('Age=17')
  })
  test('a priority gives cases of that priority only', () => {
    const { testCases } = designTests({ requirements, mode: 'agentic', priority: 'medium' })
    expect(new Set(testCases.map(({ priority }) => priority))).toEqual(new Set(['medium']))
  })
  test('a quality scope takes requirements of its category, and the rest is a gap', () => {
    const { testCases, summary } = designTests({
      requirements: shipping,
      mode: 'agentic',
      scope: 'performance',
    })
    expect(testCases.map(({ testType }) => testType)).toEqual(['performance'])
    expect(summary.requirements.tested).toBe(1)
  })
})

describe('gherkin', () => {
  test('standard carries none', () => {
    expect(designTests({ requirements, mode: 'agentic' }).testCases.some(({ gherkin }) => gherkin)).toBe(
      false,
    )
  })
})

describe('gap-analysis and fill-gaps', () => {
  const { testCases } = designTests({ requirements, mode: 'generate' })
  test('cases that cover everything leave no gap', () => {
    const {
      gaps,
      testCases: none,
      summary,
    } = designTests({ requirements, mode: 'gap-analysis', existingTestCases: testCases })
    expect(none).toEqual([])
    expect(gaps).toEqual([])
    expect(summary.coverage.percent).toBe(100)
  })
  test('removing a case opens exactly its items, and filling closes them', () => {
    const [gone] = testCases.filter(({ steps = [] }) => steps.some(({ testData }) => testData === 'Age=17'))
    const existing = testCases.filter((one) => one !== gone)
    const { gaps } = designTests({ requirements, mode: 'gap-analysis', existingTestCases: existing })
    expect(gaps.map(({ coverageItem }) => coverageItem)).toEqual(gone?.coverageItems?.map(({ id }) => id))
    const filled = designTests({ requirements, mode: 'fill-gaps', existingTestCases: existing, gaps })
    expect(filled.testCases.length).toBeGreaterThan(0)
    expect(JSON.stringify(filled.testCases)).toContain('Age=17')
    for (const { id, title } of filled.testCases) {
      expect(existing.map((one) => one.id)).not.toContain(id)
      expect(existing.map((one) => one.title)).not.toContain(title)
    }
    expect(
      designTests({
        requirements,
        mode: 'gap-analysis',
        existingTestCases: [...existing, ...filled.testCases],
      }).gaps,
    ).toEqual([])
  })
  test('each gap can be filled on its own', () => {
    const { gaps } = designTests({ requirements, mode: 'gap-analysis', existingTestCases: [] })
    expect(gaps.length).toBeGreaterThan(10)
    for (const gap of gaps) {
      const filled = designTests({ requirements, mode: 'fill-gaps', gaps: [gap] }).testCases
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
    const before = designTests({ requirements, mode: 'gap-analysis', existingTestCases: [] }).gaps.map(
      ({ coverageItem }) => coverageItem,
    )
    const after = designTests({ requirements, mode: 'gap-analysis', existingTestCases: byHand }).gaps.map(
      ({ coverageItem }) => coverageItem,
    )
    const closed = before.filter((item) => !after.includes(item))
    expect(closed).toEqual(
      expect.arrayContaining([
        'REQ-001/Age/boundary/17',
        'REQ-001/Age/partition/17 or less',
        'REQ-001/Email/partition/empty',
      ]),
    )
    expect(closed).not.toContain('REQ-001/Age/boundary/18')
  })
  test('without gaps it fills what the existing cases leave open', () => {
    const filled = designTests({ requirements, mode: 'fill-gaps', existingTestCases: testCases.slice(0, 3) })
    expect(
      designTests({
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
    const { testCases } = designTests({
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

describe('sources', () => {
  test('an upload is read beside the requirements, with its own name', () => {
    const { requirements: found } = designTests({
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
    const once = designTests({ requirements, mode: 'generate' })
    expect(designTests({ requirements, uploadedContent: ` ${requirements}\n`, mode: 'generate' })).toEqual(
      once,
    )
  })
  test('the context may name the page, but states no requirement', () => {
    const { testCases, summary } = designTests({
      requirements,
      context: 'The page is at https://shop.example/sign-up. Names must be short.',
      mode: 'generate',
    })
    expect(testCases[0]?.steps?.[0]?.action).toBe('Open "https://shop.example/sign-up"')
    expect(summary.requirements.context).toBe(3)
  })
  test('code is accounted as not read', () => {
    expect(
      designTests({ requirements, codeContent: 'if (age < 18) throw new Error()', mode: 'generate' }).summary
        .requirements.notRead,
    ).toBe(1)
  })
})

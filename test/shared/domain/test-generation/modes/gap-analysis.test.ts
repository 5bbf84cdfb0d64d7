import { describe, expect, test } from 'vitest'
import { booking } from '../../../../support/booking-text.ts'
import { marked } from '../../../../support/marked-request.ts'
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
    expect(gaps.map(({ coverageItem }) => coverageItem)).toEqual(open([]))
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

describe('where sentences are marked', () => {
  const stay = '{lim The {F stay} lasts {MIN at least} {N 2} {U nights}}. ## limit'
  const dues = '{eff {T Sunday dues} {V fall to} the {A lantern keeper}}.'
  const tower = '{ctx The tower was built by volunteers}.'
  const request = (wishes: Partial<DesignRequest>) => generateTests(marked([stay, dues, tower], wishes))
  const all = request({ mode: 'generate' }).testCases
  const gapsWith = (existingTestCases: TestCase[]) =>
    request({ mode: 'gap-analysis', existingTestCases }).gaps.map(({ description }) => description)

  test('what demands something is open, without a question to its author, and background never is', () => {
    expect(gapsWith([])).toEqual([
      'No case tries “The stay lasts at least 2 nights”: none of the existing cases does.',
      'No case tries “Sunday dues fall to the lantern keeper”: none of the existing cases does.',
    ])
  })
  test('it is not told of a case that matches nothing that it tries nothing', () => {
    expect(gapsWith([byHand('Dues', 'Look who gets the dues')])).toEqual([
      expect.stringContaining('no existing case that was understood does, and of 1 more it cannot be told'),
      expect.stringContaining('no existing case that was understood does, and of 1 more it cannot be told'),
    ])
  })
  test('cases for people close what they refer to, and prove nothing', () => {
    const { gaps, summary, warnings } = request({ mode: 'gap-analysis', existingTestCases: all })
    expect(gaps.map(({ coverageItem }) => coverageItem)).toEqual(['REQ-002'])
    expect(warnings).toBeUndefined()
    expect(summary.requirements).toMatchObject({ tested: 0, designed: 1, outlined: 0, gaps: 1, context: 1 })
  })
  test('an outline of earlier days still closes what it refers to', () => {
    const [first] = all
    const { summary } = request({
      mode: 'gap-analysis',
      existingTestCases: [{ ...first!, basis: 'outline', requirementRef: 'REQ-002' }],
    })
    expect(summary.requirements).toMatchObject({ outlined: 1 })
  })
  test('a case counts for all requirements that it refers to', () => {
    const [first] = all
    expect(gapsWith([{ ...first!, requirementRefs: ['REQ-001', 'REQ-002'] }])).toEqual([])
  })
  test.each([
    ['of all', undefined, all.length],
    ['of what gaps name', 'REQ-001', all.length],
    ['of nothing else', 'REQ-002', 0],
  ])('ideas fill gaps: %s', (_, ref, ideas) => {
    const gaps = request({ mode: 'gap-analysis' }).gaps.filter(({ coverageItem }) => coverageItem === ref)
    const filled = request({ mode: 'fill-gaps', existingTestCases: [], ...(ref && { gaps }) })
    expect(filled.testCases.map(({ basis }) => basis)).toEqual(
      Array.from({ length: ideas }, () => 'designed'),
    )
  })
})

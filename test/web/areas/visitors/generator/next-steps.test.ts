import { expect, test } from 'vitest'
import { generateTests } from '../../../../../shared/domain/test-generation/index.ts'
import { nextSteps } from '../../../../../web/areas/visitors/generator/next-steps.ts'
import { samples } from '../../../../../web/areas/visitors/generator/sample-texts.ts'
import type { TestCase } from '../../../../../web/areas/visitors/generator/session.ts'
import { texts } from '../../../../../web/texts/en/generator-next.ts'

const caseOf = (about: Partial<TestCase>): TestCase => ({
  id: 'TC-001',
  title: 'A case',
  testLevel: 'system',
  testType: 'functional',
  priority: 'medium',
  ...about,
})
const ready = caseOf({ automation: { ready: true, reasons: [] } })
const unready = caseOf({ id: 'TC-002', automation: { ready: false, reasons: ['nothing is checked'] } })
const worded = caseOf({
  id: 'TC-003',
  automation: {
    ready: false,
    reasons: ['not understood'],
    suggestions: [{ part: 'Pop', say: ['Click "Pop"'] }],
  },
})
const unjudged = caseOf({ id: 'TC-004' })
const idea = caseOf({ id: 'TC-005', basis: 'designed' })

const open = { questions: 2, sentences: 3 }
const clear = { questions: 0, sentences: 3 }
const unwritten = { questions: 0, sentences: 0 }
const made = (id: string) =>
  generateTests({ requirements: samples.find((each) => each.id === id)?.text ?? '', mode: 'generate' })
    .testCases

test('where a case can run, running comes first; then the questions, or how it was read where there are none', () => {
  expect(nextSteps([unready, ready], open)).toEqual({ standing: 'ready', acts: ['run', 'answer', 'export'] })
  expect(nextSteps([ready], clear).acts).toEqual(['run', 'check', 'export'])
  expect(nextSteps([ready], unwritten).acts).toEqual(['run', 'write', 'export'])
  expect(nextSteps(made('rules'), open).standing).toBe('ready')
})

test('where none can run, what helps comes first, and running last or not at all', () => {
  expect(nextSteps([unready, worded, idea], open)).toEqual({
    standing: 'wording',
    acts: ['reword', 'answer', 'export', 'run'],
    example: worded,
  })
  expect(nextSteps([idea, unready], clear)).toEqual({
    standing: 'steps',
    acts: ['why', 'check', 'export', 'run'],
    example: unready,
  })
  expect(nextSteps([idea], open)).toEqual({ standing: 'ideas', acts: ['answer', 'export'] })
  expect(nextSteps([idea], clear).acts).toEqual(['write', 'export'])
})

test('an idea runs in no browser, whatever its steps are', () => {
  expect(nextSteps([{ ...idea, automation: { ready: true, reasons: [] } }], clear).standing).toBe('ideas')
})

test('a case that nobody has judged yet is not said to be unable to run', () => {
  expect(nextSteps([unready, unjudged], clear)).toEqual({
    standing: 'unjudged',
    acts: ['run', 'check', 'export'],
  })
})

test('what the engine makes of an interface is known to test no page, and is exported', () => {
  expect(nextSteps(made('interface'), open)).toEqual({ standing: 'notPages', acts: ['export', 'answer'] })
  expect(nextSteps([...made('interface'), unready], open).standing).toBe('steps')
})

test('without a case the text is completed', () => {
  expect(nextSteps([], open)).toEqual({ standing: 'none', acts: ['answer', 'write'] })
  expect(nextSteps([], clear)).toEqual({ standing: 'none', acts: ['write'] })
})

test('how many cases can run is said in words', () => {
  const { ready: some, steps } = texts.lead
  expect([some(1, 1), some(14, 14), some(1, 2)]).toEqual([
    'The case can run in a browser.',
    'All 14 cases can run in a browser.',
    '1 of 2 cases can run in a browser.',
  ])
  expect([steps(0, 1), steps(0, 2)]).toEqual([
    'This case cannot run in a browser yet.',
    'None of these 2 cases can run in a browser yet.',
  ])
})

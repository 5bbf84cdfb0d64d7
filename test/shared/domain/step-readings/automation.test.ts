import { expect, test } from 'vitest'
import { automationOf } from '../../../../shared/domain/step-readings/automation.ts'
import { judgeCases } from '../../../../shared/domain/step-readings/judge-cases.ts'
import { readStep } from '../../../../shared/domain/step-readings/read-step.ts'

const step = (stepNumber: number, action: string, expectedResult = '') => ({
  stepNumber,
  action,
  expectedResult,
})

test('a case that is read and checks something is ready, and has nothing else to say', () => {
  const steps = [step(1, 'Open the page', '"Welcome" is visible')]
  expect(automationOf({ steps })).toEqual({ ready: true, reasons: [] })
})

test('a case without a check is not ready', () => {
  expect(automationOf({ steps: [step(1, 'Open the page')] })).toMatchObject({
    ready: false,
    reasons: ['nothing in the case is checked'],
  })
})

test('what is not read is named with its step, and with ways to say it where they mean no less', () => {
  const steps = [step(1, 'Open the page'), step(2, 'Pop the "Hat"', 'It looks nice')]
  expect(automationOf({ steps, expectedResult: 'It looks nice' })).toEqual({
    ready: false,
    reasons: [expect.stringMatching(/^Pop the "Hat": /), expect.stringMatching(/^It looks nice: /)],
    suggestions: [{ stepNumber: 2, part: 'Pop the "Hat"', say: expect.arrayContaining(['Click "Hat"']) }],
  })
})

test('the expected result of a case has no step number', () => {
  const { suggestions } = automationOf({ steps: [], expectedResult: 'The counter is shown' })
  expect(suggestions).toEqual([{ part: 'The counter is shown', say: ['"‹counter›" is visible'] }])
})

test('reasons of a designer stay when a case is judged again, those of its former words go', () => {
  const unread = { steps: [step(1, 'Pop the "Hat"', '"A" is visible')] }
  const [before] = judgeCases([
    { ...unread, automation: { ready: false, reasons: ['a person has to judge: x'] } },
  ])
  expect(before?.automation).toMatchObject({ ready: false, suggestions: [{ stepNumber: 1 }] })
  const steps = [step(1, 'Click "Hat"', '"A" is visible')]
  const [after] = judgeCases([{ steps, automation: before?.automation }])
  expect(after?.automation).toEqual({ ready: false, reasons: ['a person has to judge: x'] })
})

test.each([step(1, 'Click "Save'), step(1, '', 'The total has changed')])(
  'every reason of reading goes with the words that it is about: %o',
  (unread) => {
    const [judged] = judgeCases([{ steps: [unread] }])
    expect(judged?.automation).toMatchObject({ ready: false })
    const steps = [step(1, 'Open the page', '"A" is visible')]
    expect(judgeCases([{ steps, automation: judged?.automation }])).toMatchObject([
      { automation: { ready: true } },
    ])
  },
)

test('so much that it is not looked at is said to be', () => {
  const long = { steps: [step(1, 'x'.repeat(999_999), '')], expectedResult: '"A" is visible' }
  const judged = judgeCases([long, { steps: [step(1, 'Open the page', '"A" is visible')] }])
  expect(judged.map(({ automation }) => automation?.ready)).toEqual([false, false])
  expect(judged[1]?.automation?.reasons).toEqual([expect.stringContaining('more steps than are looked at')])
})

test('a step is read into actions and checks, or what is not read is said with suggestions', () => {
  expect(
    readStep({ action: 'Open "/a"', expectedResult: '"B" is visible' }, { baseUrl: 'https://x.test/' }),
  ).toEqual({
    readable: true,
    actions: [{ action: 'goto', url: 'https://x.test/a' }],
    checks: [{ kind: 'assert_text', expected: 'B' }],
    problems: [],
  })
  expect(readStep({ action: 'Pop it', expectedResult: '' })).toMatchObject({
    readable: false,
    problems: [
      { part: 'Pop it', message: expect.stringContaining('Pop it'), suggestions: expect.any(Array) },
    ],
  })
})

test('what a step refers to may have been said by the step before, and nothing else', () => {
  const open = step(1, 'Click the "Tea" link')
  const back = step(2, 'Double-click it', '"Tea" is visible')
  expect(automationOf({ steps: [open, back] }).ready).toBe(true)
  expect(automationOf({ steps: [back] })).toMatchObject({
    ready: false,
    suggestions: [{ stepNumber: 2, part: 'Double-click it', say: ['Double-click "‹name›"'] }],
  })
})

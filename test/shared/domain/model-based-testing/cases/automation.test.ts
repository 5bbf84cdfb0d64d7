import { describe, expect, test } from 'vitest'
import { automationOf } from '../../../../../shared/domain/model-based-testing/cases/automation.ts'
import { compileCase } from '../../../../../shared/domain/prose-steps/compile-case.ts'
import { Readings } from '../../../../../shared/domain/step-readings/automation.ts'

const judged = { reason: 'A person judges it.', part: 'The list stays tidy' }
const steps = (expectedResult: string) => [
  { stepNumber: 1, action: 'Open the page', expectedResult: '' },
  { stepNumber: 2, action: 'Click "Save"', expectedResult },
]
const read = (
  expected: string,
  known: { known?: string[]; unseen?: { reason: string; part: string }[] } = {},
) => automationOf(steps(expected), { ...known, readings: new Readings() })

describe('a case that a run can do', () => {
  test('is ready', () => {
    expect(read('The message "Saved" is shown')).toEqual({ ready: true, reasons: [] })
  })
  test('is ready with one part that a person judges, which is named', () => {
    const expected = 'The message "Saved" is shown and the list stays tidy'
    expect(read(expected, { unseen: [judged, judged] })).toEqual({
      ready: true,
      reasons: [],
      unchecked: ['The list stays tidy'],
    })
  })
  test('is run without that part and with all others', () => {
    const own = steps('The list stays tidy and the message "Saved" is shown')
    const automation = automationOf(own, { unseen: [judged], readings: new Readings() })
    const [, compiled] = compileCase({ steps: own, automation }, 'http://x.test/').steps
    expect(compiled?.compiled.problems).toEqual([])
    expect(compiled?.compiled.checks).toHaveLength(1)
  })
  test('is not ready where only a person judges what comes of it', () => {
    expect(read('The list stays tidy', { unseen: [judged] })).toEqual({
      ready: false,
      reasons: ['A person judges it.'],
    })
  })
  test('is not ready where the rest is not read either', () => {
    expect(read('The moon hums and the list stays tidy', { unseen: [judged] })).toMatchObject({
      ready: false,
      reasons: ['A person judges it.'],
    })
  })
})

test('what no run can do is not ready, for each reason once and no more than twenty', () => {
  const known = Array.from({ length: 30 }, (_none, at) => `Reason ${at}`)
  expect(read('The message "Saved" is shown', { known: ['A', 'A'], unseen: [judged] }).reasons).toEqual([
    'A',
    'A person judges it.',
  ])
  expect(read('', { known }).reasons).toHaveLength(20)
})

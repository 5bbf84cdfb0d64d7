import { expect, test } from 'vitest'
import { type Looked, triedBefore } from '../../../../shared/domain/assertion-strength/before.ts'
import { compileStep } from '../../../../shared/domain/prose-steps/compile-step.ts'

/** What is told of checks of one step; `held` says in their order which were true before. */
function told(expectedResult: string, held: (boolean | undefined)[]) {
  const { checks } = compileStep({ action: 'Click "Go"', expectedResult })
  expect(checks).toHaveLength(held.length)
  const looked = checks.map((check, at): Looked => ({ check, held: held[at] }))
  const { tried, tells } = triedBefore(looked)
  return { outcomes: tried.map(({ outcome }) => outcome), tells }
}

test('a check that was true before has not noticed that a step does nothing', () => {
  expect(told('"Saved" is shown', [true])).toEqual({ outcomes: ['survived'], tells: false })
  expect(told('"Saved" is shown', [false])).toEqual({ outcomes: ['killed'], tells: true })
})

test('what is meant to stay as it is may hold before, and tells nothing of the actions', () => {
  expect(told('"Saved" is still shown', [true])).toEqual({ outcomes: [], tells: false })
  expect(told('The total is unchanged', [undefined])).toEqual({ outcomes: [], tells: false })
  expect(told('The total stays at 3', [undefined, true])).toEqual({ outcomes: [], tells: false })
})

test('a denial is enough beside a check that notices, and not alone', () => {
  expect(told('"Error" is not shown', [true]).outcomes).toEqual(['survived'])
  const both = '"Error" is not shown and "Saved" is shown'
  expect(told(both, [true, false]).outcomes).toEqual(['killed', 'killed'])
  expect(told(both, [true, true]).outcomes).toEqual(['survived', 'survived'])
})

test('what happens in a step has not happened before it', () => {
  expect(told('A file "a.csv" is offered for download', [undefined])).toEqual({ outcomes: [], tells: true })
  expect(told('The total has changed', [undefined])).toEqual({ outcomes: [], tells: true })
  expect(told('There are no console errors', [undefined])).toEqual({ outcomes: [], tells: false })
})

test('what nobody could ask counts neither way, and marks no case', () => {
  expect(told('"Saved" is shown', [undefined])).toEqual({ outcomes: [], tells: true })
})

test.each([
  ['The URL contains "/done"', 'The URL has changed.'],
  ['"Error" is not shown', 'Expect also what the step brings about'],
  ['The total is 3', 'has changed'],
  ['"Saved" is shown', 'a message that appears'],
])('of %s it is told what to check instead', (expectedResult, hint) => {
  const { checks } = compileStep({ action: 'Click "Go"', expectedResult })
  const { tried } = triedBefore(checks.map((check) => ({ check, held: true })))
  const survivor = { fault: 'held_before', hint: expect.stringContaining(hint) }
  expect(tried).toMatchObject([{ outcome: 'survived', survivor }])
})

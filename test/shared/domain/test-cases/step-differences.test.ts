import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type ComparedCase,
  type ComparedStep,
  differsForPeople,
  stepDifferences,
} from '../../../../shared/domain/test-cases/step-differences.ts'

const step = (action: string, expectedResult = '', testData?: string): ComparedStep => ({
  action,
  expectedResult,
  ...(testData && { testData }),
})
const caseOf = (...actions: string[]): ComparedCase => ({
  title: 'Sign in',
  steps: actions.map((action) => step(action)),
})
const told = (before: ComparedCase | undefined, after: ComparedCase | undefined) =>
  stepDifferences(before, after).steps.map(({ is, before: was, after: now }) =>
    [is, was?.number ?? '', now?.number ?? ''].join(' ').trim(),
  )

test('a changed step stands beside its successor, and equal ones stay', () => {
  const before = caseOf('Open the page', 'Enter "a" into "Name"', 'Press "Save"')
  const after = caseOf('Open the page', 'Enter "b" into "Name"', 'Press "Save"')
  expect(told(before, after)).toEqual(['same 1 1', 'changed 2 2', 'same 3 3'])
})

test('a step before a changed one is added, whichever comes first', () => {
  const before = caseOf('Open the page', 'Enter "a" into "Name"')
  const after = caseOf('Open the page', 'Accept the terms', 'Enter "b" into "Name"')
  expect(told(before, after)).toEqual(['same 1 1', 'added  2', 'changed 2 3'])
  expect(told(after, before)).toEqual(['same 1 1', 'removed 2', 'changed 3 2'])
})

test('steps that are worded anew keep their places', () => {
  const before = caseOf('Log on', 'Put something in the basket', 'Pay')
  const after = caseOf('Press "Sign in"', 'Press "Add to cart"', 'Press "Check out"')
  expect(told(before, after)).toEqual(['changed 1 1', 'changed 2 2', 'changed 3 3'])
})

test('in a rewording each step belongs to its number, whatever it has in common with others', () => {
  const before = caseOf('Open the basket', 'Press "Pay" in the basket')
  const after = caseOf('Press "Pay" in the cart', 'Press "Pay" in the basket')
  const { steps } = stepDifferences(before, after, { isInPlace: true })
  expect(steps.map(({ is, after: now }) => [is, now?.number])).toEqual([
    ['changed', 1],
    ['same', 2],
  ])
  const shorter = stepDifferences(before, caseOf('Open the basket'), { isInPlace: true })
  expect(shorter.steps.map(({ is }) => is)).toEqual(['same', 'removed'])
})

test('test data and expected results are part of a step', () => {
  const before = { title: 'A', steps: [step('Go', 'Seen', '1'), step('Stop', 'Over')] }
  const after = { title: 'A', steps: [step('Go', 'Seen', '2'), step('Stop', 'Done')] }
  expect(told(before, after)).toEqual(['changed 1 1', 'changed 2 2'])
})

test('fields are told as they were and as they are, in a fixed order', () => {
  const before = { title: 'A', priority: 'low', testType: 'smoke', preconditions: ['One', 'Two'] }
  const after = { title: 'B', priority: 'low', type: 'negative', expectedResult: 'Seen' }
  expect(stepDifferences(before, after).fields).toEqual([
    { field: 'title', before: 'A', after: 'B' },
    { field: 'type', before: 'smoke', after: 'negative' },
    { field: 'preconditions', before: 'One\nTwo' },
    { field: 'expectedResult', after: 'Seen' },
  ])
})

test('all of a new case is added, and all of one that went is removed', () => {
  expect(told(undefined, caseOf('Go', 'Stop'))).toEqual(['added  1', 'added  2'])
  expect(told(caseOf('Go'), undefined)).toEqual(['removed 1'])
  expect(stepDifferences(undefined, caseOf('Go')).fields).toEqual([{ field: 'title', after: 'Sign in' }])
  expect(stepDifferences(undefined, undefined)).toEqual({ fields: [], steps: [] })
})

test('findings of the judge are nothing that people see', () => {
  const judged = { ...caseOf('Go'), verified: true, checks: [] }
  expect(differsForPeople(caseOf('Go'), judged)).toBe(false)
  expect(differsForPeople(caseOf('Go'), caseOf('Stop'))).toBe(true)
  expect(differsForPeople(undefined, caseOf())).toBe(true)
})

const someSteps = fc.array(
  fc.record({
    action: fc.constantFrom('Go', 'Go on', 'Stop', 'Enter "a"', 'Enter "b"', ''),
    expectedResult: fc.constantFrom('', 'Seen'),
  }),
  { maxLength: 14 },
)
const contents = (steps: readonly ComparedStep[]) => steps.map((each) => [each.action, each.expectedResult])

test('both cases can be read from their difference, in order and whole', () => {
  fc.assert(
    fc.property(someSteps, someSteps, (old, now) => {
      const { steps } = stepDifferences({ title: 'A', steps: old }, { title: 'A', steps: now })
      const before = steps.flatMap((each) => each.before ?? [])
      const after = steps.flatMap((each) => each.after ?? [])
      expect(contents(before)).toEqual(contents(old))
      expect(contents(after)).toEqual(contents(now))
      expect(before.map(({ number }) => number)).toEqual(old.map((_, at) => at + 1))
      expect(after.map(({ number }) => number)).toEqual(now.map((_, at) => at + 1))
      for (const { is, before: was, after: came } of steps)
        if (was && came)
          expect(is).toBe(contents([was]).join() === contents([came]).join() ? 'same' : 'changed')
    }),
  )
})

test('as many steps stay the same as can, and nothing differs of equal cases', () => {
  fc.assert(
    fc.property(someSteps, someSteps, (old, now) => {
      const same = told({ title: 'A', steps: old }, { title: 'A', steps: now }).filter((line) =>
        line.startsWith('same'),
      )
      expect(same).toHaveLength(longestCommon(contents(old).map(String), contents(now).map(String)))
      const none = stepDifferences({ title: 'A', steps: old }, { title: 'A', steps: old })
      expect(none.fields).toEqual([])
      expect(none.steps.every(({ is }) => is === 'same')).toBe(true)
    }),
  )
})

function longestCommon([first, ...old]: readonly string[], now: readonly string[]): number {
  if (first === undefined || now.length === 0) return 0
  const at = now.indexOf(first)
  const without = longestCommon(old, now)
  return at < 0 ? without : Math.max(without, 1 + longestCommon(old, now.slice(at + 1)))
}

test('two hundred long steps are aligned, and endless lists are told without a pair', () => {
  const long = (name: string, count: number) => ({
    title: name,
    steps: Array.from({ length: count }, (_, at) => step(`${name} ${at} ${'word '.repeat(700)}`)),
  })
  expect(told(long('one', 200), long('other', 200)).every((line) => line.startsWith('changed'))).toBe(true)
  expect(told(long('one', 1000), long('other', 1000))).toHaveLength(2000)
  const equal = { title: 'A', steps: Array.from({ length: 200 }, () => step('Go')) }
  expect(
    told(equal, { ...equal, steps: equal.steps.slice(0, 150) }).filter((line) => line.startsWith('same')),
  ).toHaveLength(150)
})

import { expect, test } from 'vitest'
import { differenceOf, isUndo, undone } from '../../../../shared/domain/test-cases/difference.ts'
import type { TestCase } from '../../../../shared/domain/test-cases/schema.ts'

const caseOf = (id: string, title = id, own: Partial<TestCase> = {}): TestCase => ({
  id,
  title,
  testLevel: 'system',
  testType: 'functional',
  priority: 'medium',
  ...own,
})
const before = [caseOf('A'), caseOf('B'), caseOf('C')]
const after = [caseOf('D'), caseOf('A', 'Renamed'), caseOf('C')]
const difference = differenceOf({ testCases: before }, { testCases: after })!

test('a difference is taken back whole, in the order before', () => {
  expect(undone(after, difference)).toEqual({
    testCases: before,
    added: ['B'],
    updated: ['A'],
    removed: ['D'],
    unrestored: [],
  })
  const ordered = [caseOf('C'), caseOf('A'), caseOf('B')]
  expect(undone(ordered, differenceOf({ testCases: before }, { testCases: ordered })!).testCases).toEqual(
    before,
  )
})

test('what somebody changed since stays, and costs only itself', () => {
  const edited = [caseOf('D', 'Mine'), caseOf('A', 'Renamed'), caseOf('C'), caseOf('E')]
  const { testCases, unrestored } = undone(edited, difference)
  expect(unrestored).toEqual(['D'])
  expect(testCases.map(({ id, title }) => `${id} ${title}`)).toEqual(['A A', 'B B', 'C C', 'D Mine', 'E E'])
})

test('findings that came since are no change of anybody', () => {
  const rehearsed = after.map((each) => ({ ...each, verified: true, checks: [] }))
  expect(undone(rehearsed, difference).unrestored).toEqual([])
})

test('a case that somebody read and sent back is the same, whatever the order of its keys', () => {
  const [one, two] = [
    caseOf('A', 'Renamed', { steps: [{ stepNumber: 1, action: 'Go', expectedResult: 'Seen' }] }),
    caseOf('A', 'Renamed', { steps: [{ expectedResult: 'Seen', action: 'Go', stepNumber: 1 }] }),
  ]
  expect(differenceOf({ testCases: [one] }, { testCases: [two] })).toBeUndefined()
  const renamed = differenceOf({ testCases: [caseOf('A')] }, { testCases: [one] })!
  expect(undone([two], renamed)).toMatchObject({ updated: ['A'], unrestored: [] })
})

test('nothing differs of the same cases', () => {
  expect(differenceOf({ testCases: before }, { testCases: [...before] })).toBeUndefined()
})

test.each(['undo', 'Undo that.', 'please undo the last change', 'take that back'])(
  '%s takes back',
  (message) => {
    expect(isUndo(message)).toBe(true)
  },
)
test.each(['undo TC-001', 'add a test for undo', 'undo and delete all', 'what does undo do?'])(
  '%s does not',
  (message) => {
    expect(isUndo(message)).toBe(false)
  },
)

test('an order that somebody made since stays, and what comes back stands at the end', () => {
  const moved = [caseOf('C'), caseOf('D'), caseOf('A', 'Renamed')]
  expect(undone(moved, difference).testCases.map(({ id }) => id)).toEqual(['C', 'A', 'B'])
})

test('a case does not come back under a title that another one has by now', () => {
  expect(undone([...after, caseOf('E', 'B')], difference).unrestored).toEqual(['B'])
})

test('settings are those of before, where the message changed them', () => {
  const [was, is] = [
    { testCases: before, scope: 'full' as const, format: 'standard' as const },
    { testCases: before, format: 'gherkin' as const },
  ]
  expect(undone(before, differenceOf(was, is)!)).toMatchObject({ format: 'standard', unrestored: [] })
  expect(differenceOf(was, { testCases: before })).toBeUndefined()
})

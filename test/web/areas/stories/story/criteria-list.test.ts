import { expect, test } from 'vitest'
import { replaced, withAgain, without } from '../../../../../web/areas/stories/story/criteria-list.ts'

const criterion = (then: string) => ({ given: '', when: '', then })
const [a, b, c, mine] = ['a', 'b', 'c', 'mine'].map(criterion) as [Criterion, Criterion, Criterion, Criterion]
type Criterion = ReturnType<typeof criterion>
const said = (criteria: readonly Criterion[] | null) => criteria?.map(({ then }) => then).join('')

test('a criterion is replaced where it stands now, wherever others have moved it', () => {
  expect(said(replaced([a, b, c], { at: 1, read: b, by: mine }))).toBe('aminec')
  expect(said(replaced([b, a, c], { at: 1, read: b, by: mine }))).toBe('mineac')
})

test('a criterion that somebody else has changed is not written over', () => {
  expect(replaced([a, criterion('theirs'), c], { at: 1, read: b, by: mine })).toBeNull()
})

test('a criterion is taken away once, and comes back to its place', () => {
  expect(said(without([a, b, c], 1, b))).toBe('ac')
  expect(said(without([a, c], 1, b))).toBe('ac')
  expect(said(withAgain([a, c], 1, b))).toBe('abc')
  expect(said(withAgain([], 7, b))).toBe('b')
})

import { expect, test } from 'vitest'
import { afterSave, merged, resolved } from '../../../../../web/areas/visitors/generator/merge.ts'
import type { TestCase } from '../../../../../web/areas/visitors/generator/session.ts'

const testCase = (id: string, title = id): TestCase => ({
  id,
  title,
  testLevel: 'system',
  testType: 'functional',
  priority: 'medium',
})
const [a, b, c] = [testCase('A'), testCase('B'), testCase('C')]
const base = [a, b, c]
const titles = (cases: readonly TestCase[]) => cases.map(({ title }) => title)

test('the same change in both places is none to ask about', () => {
  expect(merged(base, [{ ...a, title: 'new' }, b, c], [{ ...a, title: 'new' }, b, c]).conflicts).toEqual([])
})

test('one case changed in both places is a conflict with both versions, and mine stays until it is settled', () => {
  const [mine, theirs] = [
    { ...a, title: 'mine' },
    { ...a, title: 'theirs' },
  ]
  const { cases, conflicts } = merged(base, [mine, b, c], [theirs, b, c])
  expect(conflicts).toEqual([{ id: 'A', mine, theirs }])
  expect(titles(cases)).toEqual(['mine', 'B', 'C'])
  const [conflict] = conflicts
  if (!conflict) throw new Error('No conflict')
  expect(titles(resolved(cases, conflict, 'theirs'))).toEqual(['theirs', 'B', 'C'])
  expect(titles(resolved(cases, conflict, 'mine'))).toEqual(['mine', 'B', 'C'])
})

test('a case that was edited here and removed there is asked about', () => {
  const { conflicts } = merged(base, [{ ...a, title: 'mine' }, b, c], [b, c])
  expect(conflicts).toEqual([{ id: 'A', mine: { ...a, title: 'mine' }, theirs: null }])
})

test('cases that were added in both places are all there, each behind its neighbour', () => {
  const { cases } = merged(base, [a, testCase('M'), b, c], [a, b, c, testCase('T')])
  expect(titles(cases)).toEqual(['A', 'M', 'B', 'C', 'T'])
})

test('an order that was changed in one place holds', () => {
  expect(titles(merged(base, [c, a, b], base).cases)).toEqual(['C', 'A', 'B'])
  expect(titles(merged(base, base, [c, a, b]).cases)).toEqual(['C', 'A', 'B'])
})

test('two cases never get one title, because the service refuses them', () => {
  const { cases } = merged(base, [...base, testCase('M', 'New')], [...base, testCase('T', 'New')])
  expect(titles(cases)).toEqual(['A', 'B', 'C', 'New', 'New (2)'])
})

test('after a save a case that was not touched meanwhile is the stored one', () => {
  const stored = base.map((each) => ({ ...each }))
  const edited = { ...b, title: 'typed on' }
  const now = afterSave([a, edited, c], base, stored)
  expect(now[0]).toBe(stored[0])
  expect(now[1]).toBe(edited)
})

test('proof that the service took away from what was edited here is no change of somebody else', () => {
  const edited: TestCase = { ...a, title: 'mine', verified: true, author: 'model' }
  const stored: TestCase = { ...a, title: 'mine', author: 'person' }
  expect(merged(base, [edited, b, c], [stored, b, c])).toEqual({ cases: [stored, b, c], conflicts: [] })
})

import { expect, test } from 'vitest'
import { foldingOf, isGroupOpen, withGroup } from '../../../../web/parts/sidebar/folding.ts'

const nothing = { isMenu: false, closed: [] }

test('what was kept is read again, and what is no such thing counts as nothing', () => {
  const folding = { isMenu: true, closed: ['plan'] }
  expect(foldingOf(JSON.stringify(folding))).toEqual(folding)
  for (const text of [null, '', '{', 'null', '7', '"x"', '{"isMenu":"yes","closed":{"plan":1}}'])
    expect(foldingOf(text)).toEqual(nothing)
  expect(foldingOf('{"closed":[7,"test",null]}')).toEqual({ isMenu: false, closed: ['test'] })
})

test('a closed group is open on a page of its own until it is closed there', () => {
  const folding = withGroup(nothing, 'test', false)
  expect(isGroupOpen(folding, 'test', undefined)).toBe(false)
  expect(isGroupOpen(folding, 'test', 'plan')).toBe(false)
  expect(isGroupOpen(folding, 'test', 'test')).toBe(true)
  expect(isGroupOpen(folding, 'plan', 'test')).toBe(true)
})

test('a group is closed once, and opening it leaves the others as they are', () => {
  const both = withGroup(withGroup(withGroup(nothing, 'plan', false), 'test', false), 'plan', false)
  expect(both.closed).toEqual(['test', 'plan'])
  expect(withGroup(both, 'plan', true)).toEqual({ isMenu: false, closed: ['test'] })
})

import { beforeEach, expect, test } from 'vitest'
import { begin, see, take, tick } from '../../../web/tracker/engagement.ts'

beforeEach(() => {
  tick(0, false)
  begin()
})

test('only time counts in which the page was looked at', () => {
  tick(1000, true)
  tick(3000, false)
  tick(9000, true)
  tick(11_500, false)
  see(500, 1000)
  expect(take()).toEqual({ engaged: 4500, scroll: 50 })
})

test('what was told is not told again, unless more was seen or three seconds went by', () => {
  see(500, 1000)
  expect(take()).toEqual({ engaged: 0, scroll: 50 })
  tick(0, true)
  tick(2999, true)
  see(400, 1000)
  expect(take()).toBeUndefined()
  tick(3000, true)
  expect(take()).toEqual({ engaged: 3000, scroll: 50 })
  see(700, 1000)
  expect(take()).toEqual({ engaged: 0, scroll: 70 })
})

test('a document is never seen by more than all of it, and what grew is seen by less', () => {
  see(900, 800)
  expect(take()?.scroll).toBe(100)
  begin()
  see(800, 800)
  see(800, 3200)
  expect(take()?.scroll).toBe(25)
})

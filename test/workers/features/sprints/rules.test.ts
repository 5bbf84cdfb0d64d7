import { expect, test } from 'vitest'
import { isUnusualMove, lastDay } from '../../../../workers/features/sprints/rules.ts'

test('the last day of two weeks from a Monday is a Sunday', () => {
  expect(lastDay('2026-03-02', 2)).toBe('2026-03-15')
})

test('a last day that no calendar can write is none', () => {
  expect(lastDay('9999-12-31', 2)).toBeNull()
})

test('a sprint without a first day or a length has no last one', () => {
  expect([lastDay(null, 2), lastDay('2026-03-02', null)]).toEqual([null, null])
})

test('one week over the end of February in a leap year', () => {
  expect(lastDay('2028-02-26', 1)).toBe('2028-03-03')
})

test('a sprint is usually planned, begun and completed', () => {
  expect(isUnusualMove('planning', 'active')).toBe(false)
  expect(isUnusualMove('active', 'completed')).toBe(false)
  expect(isUnusualMove('planning', 'completed')).toBe(true)
  expect(isUnusualMove('completed', 'active')).toBe(true)
})

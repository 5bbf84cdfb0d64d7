import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ids, newUuidsInOrder, uuidV7 } from '../../../shared/services/ids.ts'
import { forAll } from '../../support/for-all.ts'

const timeOf = (uuid: string) => Number.parseInt(uuid.slice(0, 8) + uuid.slice(9, 13), 16)

describe('a UUID of version 7', () => {
  test('has the form of RFC 9562 and carries its millisecond', () => {
    forAll([fc.integer({ min: 0, max: 2 ** 48 - 1 })], (now) => {
      const uuid = uuidV7(now)
      expect(uuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
      expect(timeOf(uuid)).toBe(now)
    })
  })

  test('sorts by time', () => {
    const times = [0, 1, 255, 65_536, 1_795_000_000_000, 1_795_000_000_001]
    const made = times.map(uuidV7)
    expect(made.toSorted((a, b) => (a < b ? -1 : 1))).toEqual(made)
  })

  test('is made only once, also within a millisecond', () => {
    expect(new Set(Array.from({ length: 10_000 }, () => uuidV7(5))).size).toBe(10_000)
  })
})

test('ids sort in the order in which they are made, also when the clock stands still, runs out of numbers or goes back', () => {
  const clock = [5, 5, 7, 6, 7]
  let at = 0
  const uuid = newUuidsInOrder(() => clock[Math.floor(at++ / 10_000)] ?? 8)
  const made = Array.from({ length: 20_000 }, uuid)
  expect(made.toSorted((a, b) => (a < b ? -1 : 1))).toEqual(made)
  expect(new Set(made).size).toBe(made.length)
  for (const id of made.slice(0, 5000))
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-/)
})

test('ids carry the present time, and secrets carry none', () => {
  const before = Date.now()
  const made = timeOf(ids.uuid())
  expect([made >= before, made <= Date.now()]).toEqual([true, true])
  expect(ids.secret()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4/)
})

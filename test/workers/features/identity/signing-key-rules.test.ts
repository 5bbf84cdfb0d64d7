import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  accessTokenSeconds,
  isRotationDue,
  sortGenerations,
} from '../../../../workers/features/identity/signing-key-rules.ts'

const minute = 60_000

test('the newest generation always lives, an older one as long as its tokens can', () => {
  const keys = [
    { generation: 1, createdAt: 0 },
    { generation: 2, createdAt: 100 * minute },
  ]
  const at = (now: number) => sortGenerations(keys, now).live.map(({ generation }) => generation)
  expect(at(100 * minute)).toEqual([2, 1])
  expect(at(116 * minute)).toEqual([2, 1])
  expect(at(118 * minute)).toEqual([2])
})

test('no token can outlive its key, and exactly one key is newest', () => {
  const gaps = fc.array(fc.integer({ min: 0, max: 90 * minute }), { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(gaps, fc.integer({ min: 0, max: 120 * minute }), (steps, later) => {
      let createdAt = 0
      const keys = steps.map((gap, i) => ({ generation: i + 1, createdAt: (createdAt += gap) }))
      const now = createdAt + later
      const { live, retired } = sortGenerations(keys.toReversed(), now)
      expect(live.length + retired.length).toBe(keys.length)
      expect(live[0]?.generation).toBe(keys.length)
      for (const { generation } of retired) {
        const lastSigned = keys[generation]?.createdAt ?? 0
        expect(lastSigned + accessTokenSeconds * 1000).toBeLessThan(now)
      }
    }),
  )
})

test('a key signs for ninety days', () => {
  const key = { generation: 1, createdAt: 0 }
  expect(isRotationDue(key, 90 * 24 * 60 * minute - 1)).toBe(false)
  expect(isRotationDue(key, 90 * 24 * 60 * minute)).toBe(true)
})

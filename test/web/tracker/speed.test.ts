import { expect, test } from 'vitest'
import { interact, shift, speed } from '../../../web/tracker/speed.ts'

test('of layout shifts the worst burst counts: gaps below a second, five seconds at most', () => {
  shift(0.1, 1000)
  shift(0.1, 1900)
  expect(speed.cls).toBe(0.2)
  shift(0.15, 3500)
  expect(speed.cls).toBe(0.2)
  for (const at of [4400, 5300, 6200, 7100, 8000]) shift(0.01, at)
  expect(speed.cls).toBe(0.2)
  shift(0.3, 8400)
  expect(speed.cls).toBe(0.5)
  shift(0.4, 8600)
  expect(speed.cls).toBe(0.5)
})

test('of interactions the longest counts, but one of each fifty', () => {
  interact(1, 300)
  interact(1, 120)
  expect(speed.inp).toBe(300)
  for (let id = 2; id <= 50; id++) interact(id, 40)
  expect(speed.inp).toBe(40)
})

import { expect, test } from 'vitest'
import { shuffled } from '../../../../../shared/domain/judging/blind-choice/shuffled.ts'

test('every order of three is as likely as any other', () => {
  const counts = new Map<string, number>()
  for (let seed = 0; seed < 6000; seed++) {
    const order = shuffled(['a', 'b', 'c'], `TC-${seed}|4`).join('')
    counts.set(order, (counts.get(order) ?? 0) + 1)
  }
  const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0)
  expect(counts.size).toBe(6)
  // The 0.1 % quantile with five degrees of freedom.
  expect(chiSquare).toBeLessThan(20.52)
})

import { expect, test } from 'vitest'
import { inSteps, rowsAtOnce } from '../../../shared/db/in-steps.ts'

/** A write that finds so many rows, of which each step takes at most a stepful. */
function writing(rows: number) {
  let left = rows
  return () => {
    const changes = Math.min(left, rowsAtOnce)
    left -= changes
    return Promise.resolve({ meta: { changes } })
  }
}

test('it writes until a step finds fewer rows than it may take', async () => {
  expect(await inSteps(writing(0))).toBe(0)
  expect(await inSteps(writing(2 * rowsAtOnce))).toBe(2 * rowsAtOnce)
  expect(await inSteps(writing(2 * rowsAtOnce + 1))).toBe(2 * rowsAtOnce + 1)
})

test('what is left after the last step stays for the next time', async () => {
  expect(await inSteps(writing(9 * rowsAtOnce), 3)).toBe(3 * rowsAtOnce)
})

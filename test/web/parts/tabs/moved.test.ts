import { expect, test } from 'vitest'
import { moved } from '../../../../web/parts/tabs/moved.ts'

test('arrows go round, Home and End to the outermost, other keys are not for tabs', () => {
  expect([
    moved(2, 'ArrowRight', 3),
    moved(0, 'ArrowLeft', 3),
    moved(1, 'Home', 3),
    moved(0, 'End', 3),
  ]).toEqual([0, 2, 0, 2])
  expect([moved(0, 'Enter', 3), moved(0, 'Home', 0)]).toEqual([undefined, undefined])
})

import { expect, test } from 'vitest'
import { placed } from '../../../../web/parts/menu/placed.ts'

const window = { width: 360, height: 640 }
const menu = { width: 200, height: 150 }
const button = (left: number, top: number) => ({
  left,
  top,
  width: 44,
  height: 44,
  right: left + 44,
  bottom: top + 44,
})

test('at the foot of the window it stands above', () => {
  expect(placed(button(300, 560), menu, window)).toEqual({ left: 144, top: 406 })
})

test('it never leaves the window', () => {
  expect(placed(button(0, 100), menu, window)).toEqual({ left: 8, top: 148 })
  expect(placed(button(300, 100), { width: 500, height: 900 }, window)).toEqual({ left: 8, top: 8 })
})

import { afterEach, expect, test, vi } from 'vitest'
import { meant, offer, switchKeys } from '../../../web/parts/shortcuts.ts'

const pressed = (key: string, more: object = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  isComposing: false,
  repeat: false,
  ...more,
})
const free = { isTyping: false, isCovered: false }
const jump = { keys: ['/'], text: 'Jump', act: () => {} }
let leave = () => {}
afterEach(() => {
  leave()
  switchKeys(true)
  vi.unstubAllGlobals()
})

test('what a page offers wins over what holds everywhere', () => {
  const its = { ...jump, text: 'Find in this page' }
  const leaves = [offer([jump]), offer([its])]
  leave = () => leaves.forEach((one) => one())
  expect(meant(pressed('/'), free)).toBe(its)
})

test('a key means itself while somebody types, composes, holds it or has a dialog open', () => {
  leave = offer([jump])
  expect(meant(pressed('/'), { ...free, isTyping: true })).toBeUndefined()
  expect(meant(pressed('/'), { ...free, isCovered: true })).toBeUndefined()
  for (const more of [
    { ctrlKey: true },
    { metaKey: true },
    { altKey: true },
    { isComposing: true },
    { repeat: true },
  ])
    expect(meant(pressed('/', more), free)).toBeUndefined()
})

import { expect, test } from 'vitest'
import { comeBack } from '../../../web/client/come-back.ts'

const now = new Date(2026, 10, 23, 14, 5, 10).getTime()
const plain = (text: string) => text.replaceAll(/\s/g, ' ')

test('a short wait is told in seconds, a longer one by the minute at which it has ended', () => {
  expect(comeBack(now + 500, now)).toBe('Try again in 1 second.')
  expect(comeBack(now + 20_000, now)).toBe('Try again in 20 seconds.')
  expect(plain(comeBack(now + 90_000, now))).toBe('Try again at 2:07 PM.')
})

test('a wait until another day names the day, and one that is over asks for nothing', () => {
  expect(plain(comeBack(now + 12 * 3_600_000, now))).toBe('Try again at Nov 24, 2026, 2:06 AM.')
  expect(comeBack(now - 1, now)).toBe('Try again now.')
})

import { expect, test } from 'vitest'
import * as history from '../../../../../web/areas/visitors/generator/history.ts'

const typed = (texts: readonly [string, string | undefined, number][]) =>
  texts.reduce(
    (now, [text, group, at]) => history.changed(now, text, { group, now: at }),
    history.beginning(''),
  )

test('typing in one field is one step, a rest or another field begins a new one', () => {
  const now = typed([
    ['a', 'title', 0],
    ['ab', 'title', 500],
    ['abc', 'title', 5_000],
    ['abcd', 'step', 5_100],
  ])
  expect(history.undone(now).present).toBe('abc')
  expect(history.undone(history.undone(now)).present).toBe('ab')
  expect(history.undone(history.undone(history.undone(now))).present).toBe('')
})

test('the past has an end, so that a long day does not fill the memory', () => {
  const now = typed(Array.from({ length: 500 }, (_, index) => [`${index}`, undefined, 0]))
  expect(now.past.length).toBeLessThanOrEqual(200)
})

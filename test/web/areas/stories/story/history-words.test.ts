import { expect, test } from 'vitest'
import { isCompared } from '../../../../../web/areas/stories/story/history-words.ts'

test('texts are compared word by word where there are two', () => {
  expect(isCompared('description', 'old', 'new')).toBe(true)
  expect(isCompared('description', '', 'new')).toBe(false)
  expect(isCompared('status', 'done', 'ready')).toBe(false)
})

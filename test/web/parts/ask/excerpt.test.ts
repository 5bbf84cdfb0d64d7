import { expect, test } from 'vitest'
import { excerptOf } from '../../../../web/parts/ask/excerpt.ts'

test('the heading that is said above a passage is not said again, and lists have no marks', () => {
  expect(excerptOf('# Groups\n\n- Rules are kept.\n- At most 18 visitors.', ['Tours', 'Groups'])).toBe(
    'Rules are kept.\nAt most 18 visitors.',
  )
  expect(excerptOf('# Groups', ['Groups'])).toBe('Groups')
})

test('a row of a table is its cells, and the line below its head is none', () => {
  expect(excerptOf('| Goods | Days |\n| --- | --- |\n| Rope \\| yarn | 21 |', [])).toBe(
    'Goods · Days\nRope | yarn · 21',
  )
})

test('a long passage is cut', () => {
  expect(excerptOf('word '.repeat(1000), []).length).toBeLessThanOrEqual(600)
})

import { expect, test } from 'vitest'
import { meantBy } from '../../../../../web/areas/stories/story/meant-by.ts'
import { pointsOf } from '../../../../../web/areas/stories/story/points-of.ts'

const stories = [
  { number: 1, title: 'Book seats' },
  { number: 12, title: 'Zürich' },
  { number: 3, title: '12 monkeys' },
]

test('a story is meant by its number, by what a list offers, or by its whole title', () => {
  expect(meantBy('#12', stories)?.title).toBe('Zürich')
  expect(meantBy(' 1 ', stories)?.title).toBe('Book seats')
  expect(meantBy('#1 Book seats', stories)?.number).toBe(1)
  expect(meantBy('zurich', stories)?.number).toBe(12)
})

test('a title that begins with a number is a title first', () => {
  expect(meantBy('12 monkeys', stories)?.number).toBe(3)
})

test('what means no story is none', () => {
  for (const typed of ['', '#', '#99', 'seats', '#1x']) expect(meantBy(typed, stories)).toBeUndefined()
})

test('story points are whole numbers up to a hundred, or none', () => {
  expect(['0', ' 8 ', '100', ''].map(pointsOf)).toEqual([0, 8, 100, null])
  for (const typed of ['101', '-1', '1.5', 'many', '1e2']) expect(pointsOf(typed)).toBeUndefined()
})

import { expect, test } from 'vitest'
import { placeWord, placeWordIn } from '../../../../web/parts/document/place-word.ts'

test('slides are called slides, and only what has pages is on one', () => {
  expect(placeWord('pptx', 2)).toBe('Slide 2')
  expect(placeWord('pdf', 6)).toBe('Page 6')
  expect(placeWord('png', 1)).toBeNull()
  expect(placeWord('md', null)).toBeNull()
})

test('where nothing but the name of a file is known, its ending tells', () => {
  expect(placeWordIn('Season.briefing.PPTX', 2)).toBe('Slide 2')
  expect(placeWordIn('lift.jpeg', 1)).toBeNull()
  expect(placeWordIn('constructor', 3)).toBe('Page 3')
})

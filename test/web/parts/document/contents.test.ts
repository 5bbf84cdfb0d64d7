import { expect, test } from 'vitest'
import { contentsOf, hrefOfJump, jumpIn } from '../../../../web/parts/document/contents.ts'

const heading = (title: string, level: number, start: number) => ({
  title,
  level,
  page: null,
  start,
  end: start + title.length,
})
const page = (number: number) => ({ page: number, start: number * 100, end: number * 100 + 50 })

test('a text with one heading on one page needs no contents', () => {
  expect(contentsOf({ headings: [heading('a', 1, 0)], pages: [page(1)], isCut: false })).toBeNull()
  expect(contentsOf({ headings: [], pages: [], isCut: false })).toBeNull()
})

test('an address jumps to the place that it names, and nowhere where it names none', () => {
  expect(jumpIn(hrefOfJump(120))).toBe(120)
  for (const hash of ['', '#to=', '#to=-1', '#to=1.5', '#to=9999999999', '#at=1-2', '#to=1&x'])
    expect(jumpIn(hash)).toBeNull()
})

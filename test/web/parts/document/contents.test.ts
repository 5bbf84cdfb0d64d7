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

test('headings stand in by their level below the outermost, and no further than a phone has room for', () => {
  const contents = contentsOf({
    headings: [heading('a', 2, 0), heading('b', 3, 10), heading('c', 9, 20)],
    pages: [],
    isCut: false,
  })
  expect(contents?.headings.map(({ depth }) => depth)).toEqual([0, 1, 3])
})

test('a text with one heading on one page needs no contents', () => {
  expect(contentsOf({ headings: [heading('a', 1, 0)], pages: [page(1)], isCut: false })).toBeNull()
  expect(contentsOf({ headings: [], pages: [], isCut: false })).toBeNull()
})

test('pages are listed where there are several, with headings or without', () => {
  expect(contentsOf({ headings: [], pages: [page(1), page(3)], isCut: true })).toEqual({
    headings: [],
    pages: [
      { page: 1, start: 100 },
      { page: 3, start: 300 },
    ],
    isCut: true,
  })
})

test('an address jumps to the place that it names, and nowhere where it names none', () => {
  expect(jumpIn(hrefOfJump(120))).toBe(120)
  for (const hash of ['', '#to=', '#to=-1', '#to=1.5', '#to=9999999999', '#at=1-2', '#to=1&x'])
    expect(jumpIn(hash)).toBeNull()
})

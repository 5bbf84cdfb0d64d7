import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Bitmap } from '../../../../workers/ocr/marks/bitmap.ts'
import { measureMarks } from '../../../../workers/ocr/marks/measure-marks.ts'
import { expectLinear } from '../../../support/costs.ts'

const countMarks = (picture: Bitmap, least: number) => measureMarks(picture, least).marks

/** A picture drawn by lines of text, in which blanks are white. */
function drawn(lines: string[]): Bitmap {
  const width = Math.max(...lines.map((line) => line.length))
  return bitmapOf(width, lines.length, (x, y) => (lines[y]?.[x] ?? ' ') !== ' ')
}

function bitmapOf(width: number, height: number, isBlack: (x: number, y: number) => boolean): Bitmap {
  const wordsPerRow = Math.ceil(width / 32)
  const words = new Uint32Array(wordsPerRow * height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (isBlack(x, y)) words[y * wordsPerRow + (x >>> 5)]! |= 1 << (31 - (x % 32))
  return { words, wordsPerRow, width, height }
}

test('marks are counted that are high enough, and join by sides and corners', () => {
  const picture = drawn(['#  ## #   #', '#   # # # #', '# #  # # # ', '# #    #   '])
  expect(countMarks(picture, 1)).toBe(3)
  expect(countMarks(picture, 2)).toBe(3)
  expect(countMarks(picture, 3)).toBe(2)
  expect(countMarks(picture, 5)).toBe(0)
  expect(countMarks(drawn(['   ', '   ']), 1)).toBe(0)
})

test('black pixels beside each other are one run, in each row anew', () => {
  expect(measureMarks(drawn(['## #', '   #', '    ']), 1).runs).toBe(3)
  expect(
    measureMarks(
      bitmapOf(70, 3, () => true),
      1,
    ).runs,
  ).toBe(3)
})

test('bits behind the width are none of the picture', () => {
  const padded = { words: new Uint32Array([0xff]), wordsPerRow: 1, width: 24, height: 1 }
  expect(countMarks(padded, 1)).toBe(0)
})

/** The same by filling each mark from its first pixel. */
function byFilling({ words, wordsPerRow, width, height }: Bitmap, least: number): number {
  const isBlack = (x: number, y: number) =>
    x >= 0 &&
    y >= 0 &&
    x < width &&
    y < height &&
    ((words[y * wordsPerRow + (x >>> 5)]! >>> (31 - (x % 32))) & 1) === 1
  const seen = new Set<number>()
  let count = 0
  for (let start = 0; start < width * height; start++) {
    const open = [start]
    const rows: number[] = []
    while (open.length > 0) {
      const at = open.pop()!
      const [x, y] = [at % width, Math.floor(at / width)]
      if (seen.has(at) || !isBlack(x, y)) continue
      seen.add(at)
      rows.push(y)
      for (const dy of [-1, 0, 1])
        for (const dx of [-1, 0, 1]) if (isBlack(x + dx, y + dy)) open.push((y + dy) * width + x + dx)
    }
    if (rows.length > 0 && Math.max(...rows) - Math.min(...rows) + 1 >= least) count++
  }
  return count
}

test('any picture has as many marks as filling them one by one finds', () => {
  const pictures = fc
    .tuple(fc.integer({ min: 1, max: 70 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 3 }))
    .chain(([width, height, share]) =>
      fc
        .array(fc.integer({ min: 0, max: 3 }), { minLength: width * height, maxLength: width * height })
        .map((shades) => bitmapOf(width, height, (x, y) => shades[y * width + x]! < share)),
    )
  fc.assert(
    fc.property(pictures, fc.integer({ min: 1, max: 4 }), (picture, least) => {
      expect(countMarks(picture, least)).toBe(byFilling(picture, least))
    }),
  )
})

test.each([
  ['of single points', (x: number, y: number) => x % 2 === 0 && y % 2 === 0],
  ['of a chessboard', (x: number, y: number) => (x + y) % 2 === 0],
  ['of a comb', (x: number) => x % 2 === 0],
  ['of stairs', (x: number, y: number) => (x + y) % 4 < 2],
])('a picture %s costs no more than its pixels', (_name, isBlack) => {
  const of = new Map<number, Bitmap>()
  expectLinear(1_000_000, (pixels) => {
    const picture = of.get(pixels) ?? bitmapOf(1000, pixels / 1000, isBlack)
    of.set(pixels, picture)
    return countMarks(picture, 4)
  })
})

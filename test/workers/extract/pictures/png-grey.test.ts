import { expect, test } from 'vitest'
import { pngToGrey } from '../../../../workers/extract/pictures/png-grey.ts'
import { fixture } from '../extract-file.ts'
import { pixelsOf } from '../picture-of.ts'

const colourAt = (x: number, y: number) => {
  const [across, down] = [Math.floor((255 * x) / 36), Math.floor((255 * y) / 28)]
  return 0.299 * across + 0.587 * down + 0.114 * (255 - across)
}

test.each([
  ['colour.png', 1],
  // A palette has not all of its colours.
  ['palette.png', 40],
])('%s has the brightness of its colours', (name, most) => {
  const pixel = pixelsOf(pngToGrey(fixture(`pictures/${name}`)))
  for (let y = 0; y < 29; y++)
    for (let x = 0; x < 37; x++)
      expect(Math.abs(pixel(x, y) - colourAt(x, y)), `${x}, ${y}`).toBeLessThanOrEqual(most)
})

test('one of bits is black and white', () => {
  const pixel = pixelsOf(pngToGrey(fixture('pictures/bits.png')))
  expect([pixel(0, 5), pixel(36, 5)]).toEqual([0, 255])
})

test('an interlaced one, and one whose header is wrong, are refused with what to do', () => {
  for (const [at, value] of [
    [28, 1],
    [24, 3],
    [25, 1],
  ] as const) {
    const content = fixture('pictures/colour.png').slice()
    content[at] = value
    expect(() => pngToGrey(content)).toThrow('Save it as a plain PNG or JPEG')
  }
})

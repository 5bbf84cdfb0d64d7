import { describe, expect, test } from 'vitest'
import { jpegToGrey } from '../../../../workers/extract/pictures/jpeg-grey.ts'
import { expectLinear } from '../../../support/costs.ts'
import { fixture } from '../extract-file.ts'
import { pixelsOf } from '../picture-of.ts'

const picture = (name: string) => fixture(`pictures/${name}`)
/** The pictures were made of these colours: from left to right, and from top to bottom. */
const colourAt = (x: number, y: number) => {
  const [across, down] = [Math.floor((255 * x) / 36), Math.floor((255 * y) / 28)]
  return 0.299 * across + 0.587 * down + 0.114 * (255 - across)
}

function largestDifference(name: string, expected: (x: number, y: number) => number): number {
  const page = jpegToGrey(picture(name))
  expect([page.width, page.height]).toEqual([37, 29])
  const pixel = pixelsOf(page)
  let most = 0
  for (let y = 0; y < 29; y++)
    for (let x = 0; x < 37; x++) most = Math.max(most, Math.abs(pixel(x, y) - expected(x, y)))
  return most
}

test('a grey JPEG has the brightness that it was made of', () => {
  expect(largestDifference('grey.jpg', (x) => Math.floor((255 * x) / 36))).toBeLessThan(6)
})

test.each(['colour.jpg', 'wide-colour.jpg', 'full-colour.jpg'])(
  '%s has the brightness of its colours',
  (name) => {
    expect(largestDifference(name, colourAt)).toBeLessThan(8)
  },
)

test('a picture whose end is missing is shown as far as it goes', () => {
  const { length } = picture('grey.jpg')
  const pixel = pixelsOf(jpegToGrey(picture('grey.jpg').slice(0, length - 100)))
  expect(pixel(36, 0)).toBeGreaterThan(245)
})

describe('what is refused', () => {
  test.each(['progressive.jpg', 'print.jpg'])('%s, with what to do', (name) => {
    expect(() => jpegToGrey(picture(name))).toThrow(/fewer than 4 million pixels/)
  })

  test.each([3, 30, 200])('a JPEG that ends after %i bytes', (length) => {
    expect(() => jpegToGrey(picture('grey.jpg').slice(0, length))).toThrow(/damaged|cannot be scaled/)
  })

  test('tables of codes that cannot be, and any other byte that is wrong, end in a picture or a refusal', () => {
    const whole = picture('colour.jpg')
    for (let at = 2; at < whole.length; at += 3) {
      const broken = whole.slice()
      broken[at] = (broken[at] ?? 0) ^ 0xff
      try {
        pixelsOf(jpegToGrey(broken))
      } catch (error) {
        expect(String(error), `byte ${at}`).toMatch(/Refusal/)
      }
    }
  })
})

test('a picture costs in proportion to its pixels, also when its data ends at once', () => {
  expectLinear(4000, (height) => {
    const data = picture('grey.jpg').slice()
    const frame = data.findIndex((byte, index) => byte === 0xff && data[index + 1] === 0xc0)
    new DataView(data.buffer).setUint16(frame + 5, height)
    try {
      jpegToGrey(data)
    } catch {
      // Too much of it is missing.
    }
  })
})

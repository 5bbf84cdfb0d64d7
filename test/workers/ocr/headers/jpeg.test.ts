import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readJpegHeader } from '../../../../workers/ocr/headers/jpeg.ts'
import { expectLinear } from '../../../support/costs.ts'
import { exifOf, jpegOf } from '../../../support/pictures/write-jpeg.ts'
import { picture } from '../../../support/pictures/pictures.ts'

const notice = readFileSync(picture('notice.jpg'))

test('the size of a JPEG is read from its frame', () => {
  expect(readJpegHeader(notice)).toEqual({ width: 531, height: 172, orientation: 1 })
  expect(readJpegHeader(jpegOf({ width: 65_535, height: 2 }))).toMatchObject({ width: 65_535, height: 2 })
})

test.each(['little', 'big'] as const)(
  'how it was held is read from its Exif segment, written %s end first',
  (order) => {
    expect(readJpegHeader(jpegOf({ before: [exifOf(6, order)] }))?.orientation).toBe(6)
  },
)

test('an orientation that there is not, or a segment that breaks off, is none', () => {
  for (const segment of [exifOf(0), exifOf(9), exifOf(6).subarray(0, 20), exifOf(6, 'little', 0xffff_fff0)])
    expect(readJpegHeader(jpegOf({ before: [segment] }))?.orientation).toBe(1)
})

test('a picture that breaks off anywhere is not whole', () => {
  for (const length of [0, 1, 2, 20, 300, notice.length - 2])
    expect(readJpegHeader(notice.subarray(0, length)), `${length} bytes`).toBeUndefined()
})

test('a preview that ends inside of a picture does not end the picture', () => {
  const preview = Buffer.concat([Buffer.from('Exif\0\0'), jpegOf({})])
  expect(readJpegHeader(jpegOf({ before: [preview], hasEnd: false }))).toBeUndefined()
  expect(readJpegHeader(jpegOf({ width: 40, before: [preview] }))?.width).toBe(40)
})

test('two frames, none, or a height that is told later are no size', () => {
  expect(readJpegHeader(jpegOf({ frames: 2 }))).toBeUndefined()
  expect(readJpegHeader(jpegOf({ frames: 0 }))).toBeUndefined()
  expect(readJpegHeader(jpegOf({ height: 0 }))).toBeUndefined()
})

test('a picture that has to be decoded a thousand times is not read', () => {
  expect(readJpegHeader(jpegOf({ scans: 10 }))?.width).toBe(16)
  expect(readJpegHeader(jpegOf({ scans: 1000 }))).toBeUndefined()
})

test.each([
  ['of fill bytes', (length: number) => Buffer.alloc(length, 0xff)],
  ['of empty segments', (length: number) => Buffer.alloc(length, Buffer.from([0xff, 0xfe, 0, 2]))],
  ['of restart marks in a scan', (length: number) => Buffer.alloc(length, Buffer.from([0xff, 0xd0]))],
])('a file %s costs no more than its length', (_name, content) => {
  const opening = jpegOf({ hasEnd: false })
  expectLinear(4_000_000, (length) => readJpegHeader(Buffer.concat([opening, content(length)])))
})

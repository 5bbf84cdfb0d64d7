import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { PictureFormat } from '../../../shared/services/ocr.ts'
import { readPicture } from '../../../workers/ocr/read-picture.ts'
import { picture, writePgm } from '../../support/pictures/pictures.ts'
import { exifOf, jpegOf, withSegment } from '../../support/pictures/write-jpeg.ts'
import { writePng } from '../../support/pictures/write-png.ts'
import { accepted, read } from './reader.ts'

const [png, jpg] = [readFileSync(picture('notice.png')), readFileSync(picture('notice.jpg'))]
const notice =
  'The pump is checked every Monday.\n\nIts filter is replaced after 90 days\nand the old one is burned.'

test.each([
  ['png', png],
  ['jpg', jpg],
] as const)(
  'a %s is read with its lines and paragraphs, and the engine says how sure it is',
  async (format, bytes) => {
    const { text, confidence } = await accepted(bytes, format)
    expect(text).toBe(notice)
    expect(confidence).toBeGreaterThan(0.9)
    expect(confidence).toBeLessThanOrEqual(1)
  },
)

test('a photo is turned as its camera was held', async () => {
  expect(await read(withSegment(jpg, exifOf(3)), 'jpg')).toEqual(await read(jpg, 'jpg'))
})

const noEngine = () => Promise.reject(new Error('An engine was started'))
const refusedAtOnce = async (bytes: Uint8Array, format: string) =>
  readPicture({ bytes: new Uint8Array(bytes).buffer, format: format as PictureFormat }, noEngine)

test.each([
  ['an empty file', new Uint8Array(), 'png', 'empty', 'upload it again'],
  ['a format that is none of ours', png, 'gif', 'unsupported', 'Save it as one of them'],
  ['a format that is the name of a method', png, 'toString', 'unsupported', 'Save it as one of them'],
  ['a JPEG that is called PNG', jpg, 'png', 'malformed', 'Save it again'],
  [
    '60,000 x 60,000 pixels in 300 bytes',
    writePng({ width: 60_000, height: 60_000 }),
    'png',
    'too_large',
    '200 dots',
  ],
  [
    'a side that the engine cannot count',
    writePng({ width: 40_000, height: 9 }),
    'png',
    'too_large',
    '32767 at most',
  ],
  ['a photo of 12 megapixels', jpegOf({ width: 4000, height: 3000 }), 'jpg', 'too_large', '4000 x 3000'],
  [
    'a single pixel',
    writePng({ width: 1, height: 1, rows: new Uint8Array(2) }),
    'png',
    'empty',
    'sharper and larger',
  ],
  ['half a JPEG', jpg.subarray(0, 5000), 'jpg', 'malformed', 'Save it again'],
  [
    'more bytes than its pixels can have',
    new Uint8Array(14 * 2 ** 20),
    'png',
    'too_large',
    'Save it as JPEG',
  ],
] as const)('%s is refused before anything is started', async (_name, bytes, format, code, advice) => {
  const result = await refusedAtOnce(bytes, format)
  expect(result).toMatchObject({ ok: false, code })
  expect(result).toHaveProperty('message', expect.stringContaining(advice))
})

test.each([
  ['half a PNG', png.subarray(0, 6000), 'png'],
  ['a PNG with a byte of its pixels changed', changed(png, 6000), 'png'],
  [
    'a PNG of fewer rows than it says',
    writePng({ width: 200, height: 200, rows: new Uint8Array(10) }),
    'png',
  ],
  ['a JPEG without tables', jpegOf({ width: 200, height: 200 }), 'jpg'],
] as const)('%s is damaged, and the next picture is read', async (_name, bytes, format) => {
  expect(await read(bytes, format)).toMatchObject({ ok: false, code: 'malformed' })
  expect((await accepted(png, 'png')).text).toBe(notice)
})

function changed(bytes: Uint8Array, at: number): Uint8Array {
  const copy = Uint8Array.from(bytes)
  copy[at] = (copy[at] ?? 0) ^ 0xff
  return copy
}

test.each([
  ['a blank page', () => 255],
  ['a black one', () => 0],
  ['a chessboard', (x: number, y: number) => (((x >> 4) ^ (y >> 4)) & 1) * 255],
  ['noise', (x: number, y: number) => Math.imul(x * 7919 + y, 2_654_435_761) >>> 24],
])('of %s nothing is read', async (_name, shade) => {
  expect(await read(writePgm(400, 300, shade), 'pgm')).toMatchObject({ ok: false, code: 'empty' })
})

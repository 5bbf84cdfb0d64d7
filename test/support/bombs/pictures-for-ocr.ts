import { crc32, deflateSync } from 'node:zlib'
import type { PictureFormat, PictureRefusalCode } from '../../../shared/services/ocr.ts'
import { writePgm } from '../pictures/pictures.ts'
import { writePng } from '../pictures/write-png.ts'
import { jpegOf, progressiveJpeg } from '../pictures/write-jpeg.ts'

/** A picture that asks for far more work than it is worth, and what becomes of it. */
interface PictureBomb {
  name: string
  format: PictureFormat
  outcome: PictureRefusalCode
  bytes: () => Uint8Array
}

/** As large as a picture may be. */
const side = 2049
const small = { width: 100, height: 100, rows: new Uint8Array(100 * 101) }

/** A PNG with chunks before its pixels. */
function withChunks(...chunks: Buffer[]): Buffer {
  const png = writePng(small)
  // Behind signature and header.
  return Buffer.concat([png.subarray(0, 33), ...chunks, png.subarray(33)])
}

function chunk(type: string, content: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(type), content])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

const zeros = (megabytes: number) => deflateSync(new Uint8Array(megabytes * 2 ** 20))
const keyed = (content: Uint8Array) => Buffer.concat([Buffer.from('key\0\0'), content])

/** Shades without a pattern, the same each time. */
const noise = (x: number, y: number) => {
  const mixed = Math.imul(x * 2049 + y, 2_654_435_761)
  return (mixed ^ (mixed >>> 15)) & 0xff
}

function noisyRows(bytesPerPixel: number): Uint8Array {
  const length = side * bytesPerPixel + 1
  const rows = new Uint8Array(length * side)
  for (let at = 0; at < rows.length; at++) rows[at] = at % length === 0 ? 0 : noise(at % length, at)
  return rows
}

const black = (isBlack: boolean) => (isBlack ? 0 : 255)
const pgm = (
  name: string,
  outcome: PictureRefusalCode,
  shade: (x: number, y: number) => number,
): PictureBomb => ({
  name: `PGM: ${name}`,
  format: 'pgm',
  outcome,
  bytes: () => writePgm(side, side, shade),
})

export const pictureBombs: PictureBomb[] = [
  {
    name: 'PNG: 60,000 x 60,000 pixels',
    format: 'png',
    outcome: 'too_large',
    bytes: () => writePng({ width: 60_000, height: 60_000 }),
  },
  {
    name: 'PNG: two billion pixels a side',
    format: 'png',
    outcome: 'too_large',
    bytes: () => writePng({ width: 2 ** 31 - 1, height: 2 ** 31 - 1 }),
  },
  {
    name: 'PNG: far more rows than it says',
    format: 'png',
    outcome: 'empty',
    bytes: () => writePng({ ...small, rows: new Uint8Array(500 * 2 ** 20) }),
  },
  {
    name: 'PNG: a text of 500 MB beside the pixels',
    format: 'png',
    outcome: 'empty',
    bytes: () => withChunks(chunk('zTXt', keyed(zeros(500)))),
  },
  {
    name: 'PNG: very many texts that unpack',
    format: 'png',
    outcome: 'empty',
    bytes: () => withChunks(...Array<Buffer>(5000).fill(chunk('zTXt', keyed(zeros(1))))),
  },
  {
    name: 'PNG: a colour profile of 500 MB',
    format: 'png',
    outcome: 'empty',
    bytes: () => withChunks(chunk('iCCP', keyed(zeros(500)))),
  },
  {
    name: 'PNG: a million empty chunks',
    format: 'png',
    outcome: 'empty',
    bytes: () =>
      withChunks(Buffer.concat(Array.from({ length: 1_000_000 }, () => chunk('teSt', new Uint8Array())))),
  },
  {
    name: 'PNG: noise in 64 bits a pixel',
    format: 'png',
    outcome: 'too_large',
    bytes: () => writePng({ width: side, height: side, depth: 16, colour: 6, rows: noisyRows(8) }),
  },
  {
    name: 'JPEG: a thousand scans',
    format: 'jpg',
    outcome: 'malformed',
    bytes: () => progressiveJpeg(2048, 1000),
  },
  {
    name: 'JPEG: as many scans as are read',
    format: 'jpg',
    outcome: 'empty',
    bytes: () => progressiveJpeg(2048, 100),
  },
  {
    name: 'JPEG: 65,535 pixels a side',
    format: 'jpg',
    outcome: 'too_large',
    bytes: () => jpegOf({ width: 65_535, height: 65_535 }),
  },
  pgm('noise', 'too_large', noise),
  pgm('a chessboard of single pixels', 'too_large', (x, y) => black((x + y) % 2 === 0)),
  pgm('points that nearly are letters', 'too_large', (x, y) => black(x % 5 < 3 && y % 5 < 3)),
  pgm('very many small squares', 'too_large', (x, y) => black(x % 6 < 4 && y % 6 < 4)),
  pgm('as many squares as are looked at', 'empty', (x, y) => black(x % 17 < 9 && y % 17 < 9)),
  pgm('a comb', 'too_large', (x, y) => black(x % 4 < 2 || y > side - 3)),
  pgm('lines as high as letters', 'empty', (_x, y) => black(y % 16 < 8)),
  pgm('bars of very many words', 'empty', (x, y) => black(y % 30 < 15 && x % 40 < 30)),
]

import { deflateSync } from 'node:zlib'
import { crc32 } from 'node:zlib'
import type { FileBomb } from './file-bomb.ts'
import { pdfFile, type PdfObject } from './pdf-file.ts'

const megabyte = 2 ** 20

interface Header {
  width: number
  height: number
  bits?: number
  colour?: number
}

/** A PNG of one chunk of data, which may say anything of itself. */
export function png({ width, height, bits = 8, colour = 0 }: Header, data: Uint8Array): Uint8Array {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width >>> 0, 0)
  head.writeUInt32BE(height >>> 0, 4)
  head.set([bits, colour, 0, 0, 0], 8)
  const chunk = (type: string, content: Uint8Array) => {
    const whole = Buffer.concat([Buffer.from(type, 'latin1'), content])
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(content.length)
    check.writeUInt32BE(crc32(whole))
    return Buffer.concat([length, whole, check])
  }
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10])
  return new Uint8Array(
    Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', data), chunk('IEND', new Uint8Array())]),
  )
}

/** The head of a JPEG whose data is missing. */
const jpeg = (width: number, height: number, rest: number[] = []) =>
  new Uint8Array([
    0xff,
    0xd8,
    0xff,
    0xc0,
    0,
    11,
    8,
    height >> 8,
    height & 255,
    width >> 8,
    width & 255,
    1,
    1,
    0x11,
    0,
    ...rest,
  ])

const pngOf = (name: string, bytes: () => Uint8Array): FileBomb => ({
  name: `PNG: ${name}`,
  fileName: 'bomb.png',
  bytes,
})
const jpegOf = (name: string, bytes: () => Uint8Array): FileBomb => ({
  name: `JPEG: ${name}`,
  fileName: 'bomb.jpg',
  bytes,
})

/** A PDF whose one page shows the picture that is object 5. */
const pdfOf = (name: string, picture: () => PdfObject, more: () => PdfObject[] = () => []): FileBomb => ({
  name: `PDF picture: ${name}`,
  fileName: 'bomb.pdf',
  bytes: () =>
    pdfFile([
      '<</Type/Catalog/Pages 2 0 R>>',
      '<</Type/Pages/Kids[3 0 R]/Count 1>>',
      '<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 4 0 R/Resources<</XObject<</Im0 5 0 R>>>>>>',
      { dictionary: '', data: 'q 600 0 0 800 0 0 cm /Im0 Do Q' },
      picture(),
      ...more(),
    ]),
})
const image = (width: number, height: number, dictionary: string) =>
  `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}/BitsPerComponent 8${dictionary}`
const flate = '/Filter/FlateDecode'
const zeros = (size: number) => deflateSync(Buffer.alloc(size), { level: 9 })

/** Pictures that lie about their size or unpack to far more than they say; the worst of them first. */
export const pictureBombs: FileBomb[] = [
  pngOf('24 million pixels of 16 bits', () =>
    png({ width: 6000, height: 4000, bits: 16, colour: 6 }, zeros(6000 * 4000 * 8)),
  ),
  pdfOf('24 million pixels', () => ({
    dictionary: image(6000, 4000, `/ColorSpace/DeviceCMYK${flate}`),
    data: zeros(6000 * 4000 * 4),
  })),
  pngOf('one pixel that says it is billions', () => png({ width: 0x7fffffff, height: 0x7fffffff }, zeros(1))),
  pngOf('a line of 24 million pixels', () => png({ width: 24_000_000, height: 1 }, zeros(24_000_001))),
  pngOf('a column of 24 million pixels', () => png({ width: 1, height: 24_000_000 }, zeros(48_000_000))),
  pngOf('small, with 300 MB of data', () => png({ width: 2100, height: 2000 }, zeros(300 * megabyte))),
  pngOf('no height', () => png({ width: 10, height: 0 }, zeros(1))),
  pngOf('large, without data', () => png({ width: 4000, height: 4000 }, new Uint8Array())),
  jpegOf('65,535 pixels in both directions', () => jpeg(65_535, 65_535)),
  jpegOf('large, without data', () => jpeg(4000, 4000, [0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0])),
  jpegOf(
    'segments without an end',
    () => new Uint8Array([0xff, 0xd8, 0xff, 0xe0, ...Array<number>(4000).fill(0xff)]),
  ),
  jpegOf('very many empty segments', () => {
    const segments = new Uint8Array(19 * megabyte)
    for (let at = 2; at + 4 <= segments.length; at += 4) segments.set([0xff, 0xe1, 0, 2], at)
    segments.set([0xff, 0xd8])
    return segments
  }),
  jpegOf('very many tables', () => {
    const table = [0xff, 0xc4, 0, 19, 0, ...Array<number>(16).fill(0)]
    const segments = new Uint8Array(19 * megabyte)
    for (let at = 2; at + table.length <= segments.length; at += table.length) segments.set(table, at)
    segments.set([0xff, 0xd8])
    return segments
  }),
  pdfOf('small, with 300 MB of data', () => ({
    dictionary: image(100, 100, `/ColorSpace/DeviceGray${flate}`),
    data: zeros(300 * megabyte),
  })),
  pdfOf('packed five times', () => {
    let data: Uint8Array = Buffer.alloc(100 * megabyte)
    for (let time = 0; time < 5; time++) data = deflateSync(data, { level: 9 })
    return {
      dictionary: image(5000, 4000, `/ColorSpace/DeviceGray/Filter[${'/FlateDecode'.repeat(5)}]`),
      data,
    }
  }),
  pdfOf('billions of pixels', () => ({
    dictionary: image(2_000_000_000, 2_000_000_000, `/ColorSpace/DeviceGray${flate}`),
    data: zeros(10),
  })),
  pdfOf(
    'a colour space that is itself',
    () => ({ dictionary: image(1000, 1000, `/ColorSpace 6 0 R${flate}`), data: zeros(10) }),
    () => ['6 0 R'],
  ),
  pdfOf('palettes in each other', () => ({
    dictionary: image(1000, 1000, `/ColorSpace ${'[/Indexed '.repeat(800)}${flate}`),
    data: zeros(10),
  })),
  pdfOf('a palette of very many letters', () => ({
    dictionary: image(1000, 1000, `/ColorSpace[/Indexed/DeviceRGB 255(${'\\('.repeat(120_000)})]${flate}`),
    data: zeros(10),
  })),
  pdfOf('a JPEG that says it is larger', () => ({
    dictionary: image(1000, 1000, '/ColorSpace/DeviceGray/Filter/DCTDecode'),
    data: jpeg(60_000, 60_000),
  })),
  pdfOf('a form that draws itself', () => ({
    dictionary: '/Type/XObject/Subtype/Form/Resources<</XObject<</A 5 0 R/B 5 0 R>>>>',
    data: '/A Do',
  })),
  pdfOf(
    'very many forms in each other',
    () => ({
      dictionary: '/Type/XObject/Subtype/Form/Resources<</XObject<</A 6 0 R/B 7 0 R>>>>',
      data: '/A Do',
    }),
    () =>
      Array.from({ length: 3000 }, (_, index) => ({
        dictionary: `/Type/XObject/Subtype/Form/Resources<</XObject<<${Array.from({ length: 40 }, (_, n) => `/F${n} ${6 + ((index * 7 + n * 13) % 3000)} 0 R`).join('')}>>>>`,
        data: 'q Q',
      })),
  ),
]

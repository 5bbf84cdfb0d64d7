import { deflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { pdfFile, type PdfObject } from '../../support/bombs/pdf-file.ts'
import { halvedJpeg } from '../../support/pictures/write-jpeg.ts'
import { fixture } from './extract-file.ts'
import { askImage, imageOf, pixelsOf } from './picture-of.ts'
import { document } from './read-file.ts'

/** A document whose one page shows the picture that is object 5. */
const pdfOf = (...picture: PdfObject[]) =>
  pdfFile([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1/Resources<</XObject<</Im0 5 0 R>>>>>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 4 0 R>>',
    { dictionary: '', data: 'q 600 0 0 800 0 0 cm /Im0 Do Q' },
    ...picture,
  ])

const rgb = '/ColorSpace/DeviceRGB/BitsPerComponent 8'
const picture = (
  width: number,
  height: number,
  dictionary: string,
  data: Uint8Array | number[],
  isPacked = true,
): PdfObject => ({
  dictionary: `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}${dictionary}${isPacked ? '/Filter/FlateDecode' : ''}`,
  data: isPacked ? deflateSync(new Uint8Array(data)) : new Uint8Array(data),
})

/** Brightness of the pixels of the first line. */
async function firstLine(...parts: PdfObject[]): Promise<number[]> {
  const image = await imageOf(pdfOf(...parts))
  const pixel = pixelsOf(image)
  return Array.from({ length: image.width }, (_, x) => pixel(x, 0))
}

describe('a scanned PDF', () => {
  test('each of its pages is a scan, and hands out its JPEG as it is', async () => {
    const scan = fixture('scan.pdf')
    expect(await document('scan.pdf', scan)).toMatchObject({
      text: '',
      pages: 2,
      blocks: [],
      scans: [{ page: 1 }, { page: 2 }],
      warnings: [],
    })
    for (const page of [1, 2]) {
      const image = await imageOf(scan, page)
      expect(image).toMatchObject({ format: 'jpg', width: 1240, height: 1754 })
      expect([...new Uint8Array(image.bytes).subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff])
      expect([...new Uint8Array(image.bytes).slice(-2)]).toEqual([0xff, 0xd9])
    }
  })

  test('each page hands out the picture that it draws, where all pages name all pictures', async () => {
    const scan = fixture('handbook/archive-scan.pdf')
    expect(await document('archive-scan.pdf', scan)).toMatchObject({
      scans: [{ page: 1 }, { page: 2 }, { page: 3 }],
    })
    const images = await Promise.all([1, 2, 3].map((page) => imageOf(scan, page)))
    const sizes = images.map(({ bytes }) => bytes.byteLength)
    // As poppler lists them: 19.9, 17.2 and 13.9 KB.
    expect(sizes).toEqual(sizes.toSorted((one, other) => other - one))
    expect(new Set(sizes).size).toBe(3)
  })

  test('a page that draws nothing is no scan, and hands out no picture of another one', async () => {
    const blank = pdfFile([
      '<</Type/Catalog/Pages 2 0 R>>',
      '<</Type/Pages/Kids[3 0 R 6 0 R]/Count 2/Resources<</XObject<</Im0 5 0 R>>>>>>',
      '<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 4 0 R>>',
      { dictionary: '', data: 'q 600 0 0 800 0 0 cm /Im#30 Do Q' },
      picture(2, 1, rgb, [255, 255, 255, 0, 0, 0]),
      '<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 7 0 R>>',
      { dictionary: '', data: 'q Q' },
    ])
    expect(await imageOf(blank, 1)).toMatchObject({ width: 2, height: 1 })
    expect(await askImage(blank, 2)).toMatchObject({ message: expect.stringContaining('no picture') })
  })

  test('a page that is not there is refused', async () => {
    for (const page of [0, 3, 1.5, NaN])
      expect(await askImage(fixture('scan.pdf'), page)).toMatchObject({
        ok: false,
        message: expect.stringContaining('has 2 pages'),
      })
  })

  test('a page without a picture is refused', async () => {
    expect(await askImage(fixture('requirements.pdf'))).toMatchObject({
      ok: false,
      message: expect.stringContaining('no picture'),
    })
  })

  test('a fax is refused by name, and so are JBIG2 and JPEG 2000', async () => {
    expect(await askImage(fixture('pictures/fax.pdf'))).toMatchObject({
      code: 'unsupported',
      message: expect.stringMatching(/stored as a fax \(CCITT\).*Print the page to a new PDF/),
    })
    for (const filter of ['JBIG2Decode', 'JPXDecode'])
      expect(await askImage(pdfOf(picture(9, 9, `${rgb}/Filter/${filter}`, [1], false)))).toMatchObject({
        code: 'unsupported',
      })
  })
})

describe('pictures of a PDF that are no JPEG are grey', () => {
  test('colours by their brightness', async () => {
    const pixels = [255, 255, 255, 255, 0, 0, 0, 255, 0, 0, 0, 255]
    expect(await firstLine(picture(4, 1, rgb, pixels))).toEqual([255, 76, 150, 29])
  })

  test('one bit a pixel, as it is and the other way round', async () => {
    expect(await firstLine(picture(5, 1, '/ColorSpace/DeviceGray/BitsPerComponent 1', [0b10110000]))).toEqual(
      [255, 0, 255, 255, 0],
    )
    expect(await firstLine(picture(3, 1, '/ImageMask true/Decode[1 0]', [0b10100000]))).toEqual([0, 255, 0])
  })

  test('inks of print, and tints of black', async () => {
    expect(
      await firstLine(picture(2, 1, '/ColorSpace/DeviceCMYK/BitsPerComponent 8', [0, 0, 0, 255, 0, 0, 0, 0])),
    ).toEqual([0, 255])
    const tint = '/ColorSpace[/Separation/Black/DeviceGray 9 0 R]/BitsPerComponent 8'
    expect(await firstLine(picture(2, 1, tint, [255, 0]))).toEqual([0, 255])
  })

  test('a palette, written as a string or as a stream', async () => {
    const entries = '/BitsPerComponent 8/ColorSpace[/Indexed/DeviceRGB 1'
    expect(await firstLine(picture(2, 1, `${entries}<ffffff 000000>]`, [1, 0]))).toEqual([0, 255])
    expect(await firstLine(picture(2, 1, `${entries}(\\377\\377\\377\\(\\(\\()]`, [1, 0]))).toEqual([40, 255])
    const table = { dictionary: '', data: new Uint8Array([9, 9, 9, 200, 200, 200]) }
    expect(await firstLine(picture(2, 1, `${entries} 6 0 R]`, [1, 0]), table)).toEqual([200, 9])
  })

  test('a profile stands for as many colours as it names', async () => {
    const profile = { dictionary: '/N 1', data: 'profile' }
    expect(
      await firstLine(picture(2, 1, '/ColorSpace[/ICCBased 6 0 R]/BitsPerComponent 8', [7, 8]), profile),
    ).toEqual([7, 8])
  })

  test('filters of rows are undone', async () => {
    const predicted =
      '/DecodeParms<</Predictor 15/Colors 1/Columns 3>>/ColorSpace/DeviceGray/BitsPerComponent 8'
    expect(await firstLine(picture(3, 1, predicted, [1, 10, 10, 10]))).toEqual([10, 20, 30])
    expect(await firstLine(picture(3, 1, predicted.replace('15', '2'), [10, 10, 10]))).toEqual([10, 20, 30])
  })

  test('rows that are missing are white', async () => {
    const image = await imageOf(pdfOf(picture(2, 3, '/ColorSpace/DeviceGray/BitsPerComponent 8', [1, 2])))
    const pixel = pixelsOf(image)
    expect([pixel(1, 0), pixel(0, 1), pixel(1, 2)]).toEqual([2, 255, 255])
  })

  test('a colour space that nobody knows is refused with what to do', async () => {
    expect(await askImage(pdfOf(picture(2, 1, '/ColorSpace/Foo/BitsPerComponent 8', [1, 2])))).toMatchObject({
      code: 'malformed',
      message: expect.stringContaining('Print the page to a new PDF'),
    })
  })
})

describe('large pictures are scaled down to four million pixels', () => {
  test('of a PDF, with the mean of what each pixel covers', async () => {
    const [width, height] = [3000, 3000]
    const lines = new Uint8Array(width * height).map((_, index) => (index % width < width / 2 ? 0 : 200))
    const image = await imageOf(
      pdfOf(picture(width, height, '/ColorSpace/DeviceGray/BitsPerComponent 8', lines)),
    )
    expect(image).toMatchObject({ format: 'pgm', width: 2000, height: 2000 })
    const pixel = pixelsOf(image)
    expect([pixel(0, 0), pixel(999, 1000), pixel(1000, 1999), pixel(1999, 1999)]).toEqual([0, 0, 200, 200])
  })

  test.each(['large.jpg', 'large.png'])('%s keeps its black letters on white', async (name) => {
    const image = await imageOf(fixture(`pictures/${name}`))
    expect(image).toMatchObject({ format: 'pgm', width: 2000, height: 2000 })
    const pixel = pixelsOf(image)
    const brightness = Array.from({ length: 60_000 }, (_, index) =>
      pixel(100 + (index % 300), 130 + Math.floor(index / 300)),
    )
    expect(pixel(1999, 1999)).toBeGreaterThan(250)
    expect(Math.min(...brightness)).toBeLessThan(40)
    expect(brightness.filter((value) => value > 200).length).toBeGreaterThan(50_000)
  })
})

describe('a JPEG as cameras and large scanners make it', () => {
  test('of 12,000 by 9,000 pixels is scaled down', async () => {
    const content = new Uint8Array(halvedJpeg(12_000, 9000))
    expect(await document('plan.jpg', content)).toMatchObject({ scans: [{ page: 1 }] })
    const image = await imageOf(content)
    expect(image).toMatchObject({ format: 'pgm', width: 2309, height: 1732 })
    const pixel = pixelsOf(image)
    expect([pixel(0, 0), pixel(2308, 860), pixel(0, 870), pixel(2308, 1731)]).toEqual([0, 0, 255, 255])
  })

  test('of more than 120 million is refused with what to do', async () => {
    const content = new Uint8Array(halvedJpeg(12_001, 10_000))
    const message = expect.stringMatching(
      /^The picture has 12001 × 10000 pixels; up to 120 million are read, and up to 20,000 in a direction\. Save it smaller/,
    )
    expect(await askImage(content)).toMatchObject({ code: 'too_large', message })
  })
})

describe('pictures that are files', () => {
  test.each(['colour.png', 'palette.png', 'bits.png', 'colour.jpg', 'progressive.jpg'])(
    '%s has nothing but one scan, and is its own picture',
    async (name) => {
      const content = fixture(`pictures/${name}`)
      const fileType = name.slice(-3)
      expect(await document(name, content)).toMatchObject({
        fileType,
        text: '',
        scans: [{ page: 1 }],
        pages: 1,
      })
      const image = await imageOf(content)
      expect(image.format).toBe(fileType)
      expect(new Uint8Array(image.bytes)).toEqual(content)
    },
  )

  test('anything else has no picture', async () => {
    expect(await askImage(new TextEncoder().encode('text'))).toMatchObject({ code: 'unsupported' })
  })
})

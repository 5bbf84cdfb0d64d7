import { afterAll, beforeAll, expect, test } from 'vitest'
import { writePgm } from '../../support/pictures/pictures.ts'
import { writePng } from '../../support/pictures/write-png.ts'
import { pageDrawer } from './draw-pages.ts'
import { accepted, read } from './reader.ts'

const paragraphs = [
  'The maintenance handbook describes how the ventilation system of the northern workshop is inspected every quarter, and what has to be written down afterwards.',
  'Before opening the cabinet, switch off the main breaker, wait at least ninety seconds for the capacitors to discharge, and check with a meter that no voltage is left between the terminals.',
  'Filters of class F7 are replaced after 2,400 hours of operation or when the pressure difference exceeds 250 Pa, whichever comes first. Used filters are sealed in bags and disposed of as hazardous waste.',
  'Invoices for spare parts are sent to accounting@example.com by the fifth working day of the month; orders above 1,500 euros need the signature of the head of department.',
]
const html = paragraphs.map((text) => `<p>${text}</p>`).join('')

let drawer: Awaited<ReturnType<typeof pageDrawer>>
let page: Uint8Array
beforeAll(async () => {
  drawer = await pageDrawer()
  page = await drawer.draw({ html, dpi: 150 })
})
afterAll(() => drawer.close())

const wordsOf = (text: string) => text.split(/\s+/).filter((word) => word !== '')

/** The share of the words of a page that were read, each as often as it stands there. */
function recall(text: string, expected = paragraphs.join(' ')): number {
  const left = wordsOf(text)
  const words = wordsOf(expected)
  const found = words.filter((word) => {
    const at = left.indexOf(word)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
  return found.length / words.length
}

test.each([
  [200, 'png'],
  [150, 'jpeg'],
] as const)('a page at %i dots per inch as %s is read word by word, in its paragraphs', async (dpi, type) => {
  const { text, confidence } = await accepted(
    await drawer.draw({ html, dpi, type }),
    type === 'png' ? 'png' : 'jpg',
  )
  expect(recall(text)).toBeGreaterThanOrEqual(0.98)
  expect(text.split('\n\n')).toHaveLength(paragraphs.length)
  expect(confidence).toBeGreaterThan(0.9)
})

test('a page is read as grey pixels, as a fax in black and white, and with 16 bits a sample', async () => {
  const { width, height, grey } = await drawer.pixels(page)
  const at = (x: number, y: number) => grey[y * width + x] ?? 255
  expect(recall((await accepted(writePgm(width, height, at), 'pgm')).text)).toBeGreaterThanOrEqual(0.98)
  const fax = packed(width, height, 1, (row, x, y) => (row[x >> 3]! |= at(x, y) < 128 ? 0 : 0x80 >> (x % 8)))
  expect(
    recall((await accepted(writePng({ width, height, depth: 1, rows: fax }), 'png')).text),
  ).toBeGreaterThanOrEqual(0.95)
  const deep = packed(width, height, 16, (row, x, y) => row.fill(at(x, y), 2 * x, 2 * x + 2))
  expect(
    recall((await accepted(writePng({ width, height, depth: 16, rows: deep }), 'png')).text),
  ).toBeGreaterThanOrEqual(0.98)
})

/** Rows of a PNG of so many bits a pixel, each after its filter byte. */
function packed(
  width: number,
  height: number,
  bits: number,
  set: (row: Uint8Array, x: number, y: number) => unknown,
) {
  const length = 1 + Math.ceil((width * bits) / 8)
  const rows = new Uint8Array(length * height)
  for (let y = 0; y < height; y++) {
    const row = rows.subarray(y * length + 1, (y + 1) * length)
    for (let x = 0; x < width; x++) set(row, x, y)
  }
  return rows
}

test.each([90, 180, -3])('a page that lies turned by %i degrees is read all the same', async (degrees) => {
  const { width, height, grey } = await drawer.pixels(page, degrees)
  const { text } = await accepted(
    writePgm(width, height, (x, y) => grey[y * width + x] ?? 255),
    'pgm',
  )
  expect(recall(text)).toBeGreaterThanOrEqual(0.95)
})

test('columns are read one after the other', async () => {
  const columns = `<div style="columns:2;column-gap:40px;font-size:10pt">${html}</div>`
  const { text } = await accepted(await drawer.draw({ html: columns, dpi: 200 }), 'png')
  expect(recall(text.replaceAll(/-\n/g, ''))).toBeGreaterThanOrEqual(0.95)
  expect(text.indexOf('Invoices')).toBeGreaterThan(text.indexOf('capacitors'))
})

test('white words on black, and small print, are read', async () => {
  const dark = `<div style="background:#102030;color:#fff;padding:20px">${html}</div>`
  expect(
    recall((await accepted(await drawer.draw({ html: dark, dpi: 150 }), 'png')).text),
  ).toBeGreaterThanOrEqual(0.95)
  const small = `<div style="font:8pt/1.3 sans-serif">${html}</div>`
  expect(
    recall((await accepted(await drawer.draw({ html: small, dpi: 200 }), 'png')).text),
  ).toBeGreaterThanOrEqual(0.95)
})

test.each([
  ['a blank page', ''],
  [
    'a drawing',
    '<div style="height:700px;background:radial-gradient(circle at 30% 20%,#a33,#335 40%,#373 60%,#222)"></div>',
  ],
  [
    'rules and boxes',
    '<hr><table border="1" width="100%"><tr><td>&nbsp;<td>&nbsp;<tr><td>&nbsp;<td>&nbsp;</table><hr>',
  ],
])('of %s nothing is invented', async (_name, content) => {
  const drawn = await drawer.draw({ html: content, dpi: 150 })
  expect(await read(drawn, 'png')).toMatchObject({ ok: false, code: 'empty' })
})

test('a page beside a picture is read, and of the picture next to nothing', async () => {
  const beside = `<div style="height:300px;background:repeating-conic-gradient(#456 0 9%,#cba 0 17%)"></div>${html}`
  const { text } = await accepted(await drawer.draw({ html: beside, dpi: 150 }), 'png')
  expect(recall(text)).toBeGreaterThanOrEqual(0.95)
  expect(wordsOf(text).length).toBeLessThan(wordsOf(paragraphs.join(' ')).length * 1.05)
})

test('of a crowd of small print the page is refused, with what to do', async () => {
  const crowd = `<div style="font:6px/1.1 sans-serif;margin:-70px">${paragraphs.join(' ').repeat(70)}</div>`
  expect(await read(await drawer.draw({ html: crowd, dpi: 200 }), 'png')).toMatchObject({
    ok: false,
    code: 'too_large',
    message: expect.stringContaining('Cut it into parts'),
  })
})

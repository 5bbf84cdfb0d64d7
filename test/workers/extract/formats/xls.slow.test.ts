import { utils, write, CFB } from '@e965/xlsx'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { accepted, extract, refused } from '../extract-file.ts'

const bookOf = (sheets: Record<string, unknown[][]>, hidden: string[] = []) => {
  const book = utils.book_new()
  for (const [name, rows] of Object.entries(sheets))
    utils.book_append_sheet(book, utils.aoa_to_sheet(rows, { UTC: true }), name)
  book.Workbook = {
    Sheets: Object.keys(sheets).map((name) => ({ name, Hidden: hidden.includes(name) ? 1 : 0 })),
  }
  return new Uint8Array(write(book, { type: 'array', bookType: 'biff8' }) as ArrayBuffer)
}

const simple = () =>
  bookOf({
    Rules: [
      ['Field', 'Rule'],
      ['Name', '2 to 40 characters — äöü 日本'],
      ['Age', 18],
    ],
  })

test('dates are dates, hidden sheets are named', async () => {
  const { text, warnings } = await accepted(
    'a.xls',
    bookOf({ A: [['Since'], [new Date('2026-01-31T00:00:00Z')], [true]], B: [['no']] }, ['B']),
  )
  expect(text).toBe('# A\n\nSince\n2026-01-31\nTRUE')
  expect(warnings).toEqual(['Hidden sheets were not read: B.'])
})

test('results of formulas stay', async () => {
  const book = utils.book_new()
  const sheet = utils.aoa_to_sheet([['Sum'], [{ t: 'n', v: 42, f: 'SUM(40,2)' }]])
  utils.book_append_sheet(book, sheet, 'A')
  const bytes = new Uint8Array(write(book, { type: 'array', bookType: 'biff8' }) as ArrayBuffer)
  expect((await accepted('a.xls', bytes)).text).toBe('# A\n\nSum\n42')
})

test('over 20,000 rows are cut with a warning', async () => {
  const rows = Array.from({ length: 20_500 }, (_, index) => [index, 'x'])
  const { warnings } = await accepted('a.xls', bookOf({ Big: rows }))
  expect(warnings).toContain('Only the first 20,000 rows of sheet Big were read.')
})

describe('a hostile workbook', () => {
  test('over 1.8 MB is refused', async () => {
    const big = new Uint8Array(1.9 * 2 ** 20)
    big.set(simple())
    expect((await refused('a.xls', big)).code).toBe('too_large')
  })

  test('a password record is refused as encrypted', async () => {
    const book = CFB.read(simple(), { type: 'array' })
    const entry = CFB.find(book, 'Workbook')!
    const content = new Uint8Array(entry.content as ArrayLike<number>)
    // The code page record stands among the first; its type becomes FILEPASS.
    const view = new DataView(content.buffer)
    let at = 0
    while (view.getUint16(at, true) !== 0x42) at += 4 + view.getUint16(at + 2, true)
    view.setUint16(at, 0x2f, true)
    entry.content = content as unknown as typeof entry.content
    const locked = new Uint8Array(CFB.write(book, { type: 'array' }) as ArrayLike<number>)
    expect((await refused('a.xls', locked)).code).toBe('encrypted')
  })

  test('a formula cut off in its head, which makes its parser run for ever, is never parsed', async () => {
    const book = CFB.read(simple(), { type: 'array' })
    const entry = CFB.find(book, 'Workbook')!
    const content = new Uint8Array(entry.content as ArrayLike<number>)
    const view = new DataView(content.buffer, content.byteOffset, content.byteLength)
    // The second of the sheet's records becomes a formula of an array with two bytes.
    const sheet = content.findLastIndex((byte, at) => byte === 0x09 && content[at + 1] === 0x08)
    const second = sheet + 4 + view.getUint16(sheet + 2, true)
    view.setUint16(second, 0x0221, true)
    CFB.utils.cfb_del(book, 'Workbook')
    CFB.utils.cfb_add(book, 'Workbook', content)
    const { text } = await accepted(
      'a.xls',
      new Uint8Array(CFB.write(book, { type: 'array' }) as ArrayBuffer),
    )
    expect(text).toContain('| Age | 18 |')
  })

  test('any damage gives an answer and pollutes nothing', async () => {
    const source = simple()
    const damage = fc.array(
      fc.tuple(fc.integer({ min: 8, max: source.length - 1 }), fc.integer({ min: 0, max: 255 })),
      { minLength: 1, maxLength: 8 },
    )
    await fc.assert(
      fc.asyncProperty(damage, async (changes) => {
        const damaged = source.slice()
        for (const [at, byte] of changes) damaged[at] = byte
        const result = await extract('a.xls', damaged)
        expect(result.ok || result.message.endsWith('.')).toBe(true)
      }),
      { numRuns: 200 },
    )
    expect(Object.keys(Object.prototype)).toEqual([])
  })
})

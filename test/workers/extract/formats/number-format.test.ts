import { write, utils } from '@e965/xlsx'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatCode } from '../../../../workers/extract/formats/built-in-formats.ts'
import { dateOfSerial, NumberFormats, serialOf } from '../../../../workers/extract/formats/number-format.ts'
import { accepted, fixture } from '../extract-file.ts'

const shown = (value: number, code: string) => new NumberFormats().shown(value, code)

test.each([
  ['00000', 1234, '01234'],
  ['0000" "000000', 4_930_123_456, '4930 123456'],
  ['"PN-"0000', 42, 'PN-0042'],
  ['0%', 0.6667, '67% (66.67%)'],
  ['0.0%', 0.0525, '5.3% (5.25%)'],
  ['#,##0.00', 1599.989, '1,599.99 (1599.989)'],
  ['"$"#,##0.00_);("$"#,##0.00)', -1599.99, '($1,599.99)'],
  ['0.00E+00', 198_356_388, '1.98E+08 (198356388)'],
  ['##0.0E+0', 12_300, '12.3E+3'],
  ['# ?/?', 2.5, '2 1/2'],
  ['# ??/??', 0.3333, '1/3 (0.3333)'],
  ['#,##0,"k"', 1_234_567, '1,235k (1234567)'],
  ['0.0,,"M"', 12_500_000, '12.5M'],
  ['#,##0', 12_345_678_901_234_600_000, '12,345,678,901,234,600,000'],
  ['0,000', 12_345, '12,345'],
  ['0.0" kg"', 12.5, '12.5 kg'],
  [String.raw`0\ \k\m`, 7, '7 km'],
  ['General "kg"', 12.5, '12.5 kg'],
  ['General;"minus "General', -5, 'minus 5'],
  ['0;-0;;@', 0, ''],
  ['[=0]"none";0', 0, 'none'],
  ['[<=9999999]###-####;(###) ###-####', 5_551_234_567, '(555) 123-4567'],
  ['_-* #,##0.00\\ "€"_-;\\-* #,##0.00\\ "€"_-;_-* "-"??\\ "€"_-;_-@_-', 1234.5, '1,234.50 €'],
  ['[$$-409]#,##0.00;[Red]-[$$-409]#,##0.00', -12, '-$12.00'],
  ['[$CHF] #,##0', 12.5, 'CHF 13 (12.5)'],
  ['General', 0.1 + 0.2, '0.3'],
  ['', 198_356_388, '198356388'],
  ['@', 12, '12'],
])('in the format "%s" %d is shown as "%s"', (code, value, text) => {
  expect(shown(value, code)).toBe(text)
})

test.each([
  ['DD.MM.YYYY', 46_086, '05.03.2026'],
  ['M/D/YY', 46_086, '3/5/26'],
  ['yyyy-mm-dd;@', 46_086, '2026-03-05'],
  ['d/m/yyyy h:mm', 46_086.604_166_666_7, '5/3/2026 14:30'],
  ['yyyy-mm-ddThh:mm', 46_086.5, '2026-03-05T12:00'],
  ['mmm-yy', 46_082, 'Mar-26'],
  ['mmm-yy', 46_086, 'Mar-26 (2026-03-05)'],
  ['d-mmm', 46_086, '5-Mar (2026-03-05)'],
  ['yyyy-mm-dd', 46_086.5, '2026-03-05 (2026-03-05 12:00)'],
  ['[$-407]d. mmmm yyyy', 46_086, '5. März 2026'],
  ['[$-de-DE]dddd, d. mmmm', 46_086, 'Donnerstag, 5. März (2026-03-05)'],
  ['[$-419]d mmmm yyyy', 46_086, '5 марта 2026'],
  ['yyyy"年"m"月"d"日"', 46_086, '2026年3月5日'],
  ['[$-ja-JP]ggge.m.d', 46_086, '2026-03-05'],
  ['[h]:mm', 1.260_416_666_7, '30:15'],
  ['[h]"h" mm"m"', 1.260_416_666_7, '30h 15m'],
  ['[mm]:ss', 0.05, '72:00'],
  ['h:mm AM/PM', 0.6, '2:24 PM'],
  ['HH:MM', 1.260_416_666_7, '06:15 (30:15)'],
  ['hh:mm:ss', 0.5, '12:00:00'],
  ['[h]:mm', -0.5, '-0.5'],
  ['d.m.yyyy', 3e6, '3000000'],
])('in the format "%s" the moment %d is shown as "%s"', (code, value, text) => {
  expect(shown(value, code)).toBe(text)
})

test('formats that every workbook has need no pattern, and those of the reader’s system say nothing of it', () => {
  const values = [0, 4, 7, 9, 12, 20, 46, 49].map((id) => shown(1234.5, formatCode(id)))
  expect(values).toEqual([
    '1234.5',
    '1,234.50',
    '1,234.50',
    '123450%',
    '1234 1/2',
    '12:00',
    '29628:00:00',
    '1234.5',
  ])
  expect([14, 22, 57].map((id) => shown(46_086.25, formatCode(id)))).toEqual(
    Array(3).fill('2026-03-05 06:00'),
  )
})

test('what a format puts around texts is read with them, and what formats hide is told', () => {
  const formats = new NumberFormats()
  expect(formats.text('Bolt', '0;0;0;"Art. "@')).toBe('Art. Bolt')
  expect(formats.text('Bolt', '#,##0.00')).toBe('Bolt')
  expect([formats.text('key', ';;;'), formats.shown(5, ';;;'), formats.shown(0, '0;-0;;@')]).toEqual([
    '',
    '',
    '',
  ])
  expect(formats.warnings()).toEqual(['2 cells are hidden by the format of the sheet and not read.'])
})

test.each([
  [
    'openpyxl-formats.xlsx',
    'P-00815|01067|33% (33.33%)|-12.5%|(48,500.75)|2.500 t|8.1M € (8123456)|3/8|07.04.2026|4/7/2026|07/04/2026 06:45|50:05|7:30 AM|Oct 2026||2.50E-04',
  ],
  [
    'xlsxwriter-formats.xlsx',
    'Donnerstag, 5. März 2026|5 décembre 2026|2026-03-05|Mar-26 (2026-03-17)|1,234.50|(12.50)|1,234.50 €|(555) 123-4567|12.3 (12.345)|high||0.1|-7 °C|12 boxes|Art. Bolt',
  ],
])('the values of %s are those that its sheet shows', async (name, values) => {
  const { text } = await accepted(name, fixture(`sheets/${name}`))
  const cells = text
    .split('\n')
    .slice(4)
    .map((line) => line.split('|')[2]?.trim())
  expect(cells.join('|')).toBe(values)
})

test('an XLS shows its values as an XLSX does', async () => {
  const sheet = utils.aoa_to_sheet([['What', 'Value']])
  const rows = [
    ['00000', 1067],
    ['0%', 0.3333],
    ['#,##0.00_);(#,##0.00)', -48_500.75],
    ['dd.mm.yyyy', 46_086],
    ['[h]:mm', 1.260_416_666_7],
    ['m/d/yy', 46_086],
  ] as const
  utils.sheet_add_aoa(
    sheet,
    rows.map(([z, v]) => [z, { t: 'n', v, z }]),
    { origin: -1 },
  )
  const book = utils.book_new()
  utils.book_append_sheet(book, sheet, 'A')
  const bytes = new Uint8Array(write(book, { type: 'array', bookType: 'biff8' }) as ArrayBuffer)
  const { text } = await accepted('a.xls', bytes)
  expect(
    text
      .split('\n')
      .slice(4)
      .map((line) => line.split('|')[2]?.trim()),
  ).toEqual(['01067', '33% (33.33%)', '(48,500.75)', '05.03.2026', '30:15', '2026-03-05'])
})

test('no format breaks the reading of a number, and none is followed for ever', () => {
  const formats = new NumberFormats()
  const code = fc.string({
    unit: fc.constantFrom(...Array.from('0#?.,%;[]"\\_*/ -+()EeGmdyhsbg@$<=>AMP:')),
    maxLength: 255,
  })
  fc.assert(
    fc.property(code, fc.double({ noNaN: true, noDefaultInfinity: true }), (pattern, value) => {
      expect(typeof formats.shown(value, pattern)).toBe('string')
    }),
    { numRuns: 500 },
  )
  const bounded = new NumberFormats(false, 200)
  const long = `0.00"${'x'.repeat(150)}"`
  expect([bounded.shown(1, long).length, bounded.shown(1, long), bounded.shown(2, long)]).toEqual([
    154,
    '1',
    '2',
  ])
  expect(bounded.warnings()).toEqual([
    '2 numbers are read as they are stored: the sheet has too many to format.',
  ])
})

test('day numbers are dates in both calendars', () => {
  const iso = (serial: number, is1904 = false) => dateOfSerial(serial, is1904)?.toISOString()
  expect(iso(46_053)).toBe('2026-01-31T00:00:00.000Z')
  expect(iso(44_591, true)).toBe('2026-01-31T00:00:00.000Z')
  expect(iso(1)).toBe('1900-01-01T00:00:00.000Z')
  expect(iso(61)).toBe('1900-03-01T00:00:00.000Z')
  expect(iso(46_053.395_833_333_3)).toBe('2026-01-31T09:30:00.000Z')
  expect(new NumberFormats(true).shown(44_591, 'd.m.yyyy')).toBe('31.1.2026')
  expect([serialOf('2026-01-31'), serialOf('2026-01-31T12:00:00'), serialOf('soon')]).toEqual([
    46_053,
    46_053.5,
    Number.NaN,
  ])
})

test('numbers outside the calendar are no dates', () => {
  for (const serial of [-1, 3e6, Number.NaN, Number.POSITIVE_INFINITY])
    expect(dateOfSerial(serial)).toBeUndefined()
})

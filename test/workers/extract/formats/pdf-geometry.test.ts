import { PDFDocument, StandardFonts } from 'pdf-lib'
import { expect, test } from 'vitest'
import { inColumns } from '../../../../workers/extract/formats/pdf-interleaved.ts'
import { expectLinear } from '../../../support/costs.ts'
import { document, outline } from '../read-file.ts'

/** Text at a place: points from the left and from the top of an A4 page. */
type Place = [left: number, top: number, text: string]

/** A page whose texts are drawn in the order in which they are given, as its content stream holds them. */
async function drawn(places: readonly Place[], size = 11): Promise<Uint8Array> {
  const pdf = await PDFDocument.create()
  const font = await pdf.embedFont(StandardFonts.Helvetica)
  const page = pdf.addPage([595, 841])
  for (const [x, top, text] of places) page.drawText(text, { x, y: 841 - top, size, font })
  return pdf.save()
}

const below = (pitch: number, texts: readonly string[], left = 40, top = 60): Place[] =>
  texts.map((text, at) => [left, top + at * pitch, text])

const linesOf = async (places: readonly Place[]) =>
  outline(await document('print.pdf', await drawn(places))).map((line) => line.replace(/ \(page \d+\)$/, ''))

const wide = [
  'The hydraulic press weighs 12 500 kg. The feed pump needs 3 bar. The oil tank holds 2½ m³',
  'and is refilled every twelve weeks. The efficiency of the motor is 96.5 %.',
]
const twoLines = [
  'The warehouse has a floor of 1 200 m² and two gates, and every gate is checked by the inspector',
  'of Bremen once a year.',
]
const threeLines = [
  'The lift of the house is checked every year by an inspector of the city, and the report is kept',
  'for ten years. Whoever uses the lift signs the book that hangs beside it. Loads are weighed first.',
  'Nobody rides with a load.',
]

test.each([
  [19.9, wide],
  [22, twoLines],
  [24, threeLines],
  [26, wide],
])('lines %s points apart are one paragraph where the one above is full', async (pitch, texts) => {
  expect(await linesOf(below(pitch, texts))).toEqual([`paragraph: ${texts.join(' ')}`])
})

test('wide lines that are not full, or that begin after a gap, stay paragraphs', async () => {
  const short = ['Opening hours of the counter', 'Monday to Friday 8 to 16', 'closed on Saturdays']
  expect(await linesOf(below(22, short))).toEqual(short.map((text) => `paragraph: ${text}`))
  const next = below(22, threeLines, 40, 60 + 3 * 22 + 14)
  expect(await linesOf([...below(22, threeLines), ...next])).toEqual([
    `paragraph: ${threeLines.join(' ')}`,
    `paragraph: ${threeLines.join(' ')}`,
  ])
  const apart = ['lift', 'gate', 'dock'].map(
    (thing) => `The ${thing} is checked by the inspector of the city once in every year.`,
  )
  expect(await linesOf(below(22, apart))).toEqual(apart.map((text) => `paragraph: ${text}`))
})

const warranty = [
  'The guarantee covers the housing and',
  'the rotor of the pump for nine years, as',
  'long as the yearly inspection was made',
  'by a workshop that has a certificate. It',
  'begins with the day of the delivery and',
  'ends when the pump is sold.',
]
const delivery = [
  'Deliveries leave the works on Monday,',
  'and the driver calls an hour before he',
  'arrives. Whoever signs the note has to',
  'count the boxes first. Boxes that were',
  'opened are named on the note, and the',
  'office is called at once.',
]
const text = (lines: readonly string[]) => `paragraph: ${lines.join(' ')}`

/** Lines of two columns, the next of the left one before the next of the right one. */
const rowByRow = (left: Place[], right: Place[]): Place[] =>
  left.flatMap((place, at) => [place, ...right.slice(at, at + 1)])

test.each([
  ['at the same heights', rowByRow(below(14, warranty), below(14, delivery, 310))],
  ['at heights of their own', rowByRow(below(14, warranty), below(14, delivery, 310, 65))],
  [
    'below a line of their own, one column shorter',
    [[40, 30, 'Terms'] as Place, ...rowByRow(below(14, warranty), below(14, delivery, 310).slice(0, 6))],
  ],
  [
    'with a paragraph that ends in one of them',
    rowByRow(
      [...below(14, warranty), ...below(14, warranty, 40, 60 + 6 * 14 + 10)],
      [...below(14, delivery, 300), ...below(14, delivery, 300, 60 + 6 * 14)],
    ),
  ],
])('columns that are drawn row by row are read one after the other: %s', async (_, places) => {
  const lines = await linesOf(places)
  const words = lines.join(' ')
  expect(words).not.toContain('|')
  const [first, second] = [text(warranty), text(delivery)].map((part) => part.slice('paragraph: '.length))
  expect(words.split(first!).length).toBeGreaterThan(1)
  expect(words.split(second!).length).toBeGreaterThan(1)
  expect(words.indexOf(second!)).toBeGreaterThan(words.lastIndexOf(first!))
})

test('a table whose cells are wrapped stays a table', async () => {
  const rows: [string[], string[]][] = [
    [
      ['The housing of the pump,', 'without its paint'],
      ['nine years from the day', 'of the delivery on'],
    ],
    [
      ['The rotor and its shaft,', 'and all of the bearings'],
      ['two years, one year in', 'shifts by night'],
    ],
    [
      ['Seals and filters that', 'wear out with the use'],
      ['no guarantee beyond', 'what the law says'],
    ],
    [['The paint'], ['a year']],
  ]
  let top = 60
  const places = rows.flatMap(([left, right]) => {
    const placed = rowByRow(below(13, left, 40, top), below(13, right, 310, top))
    top += left.length * 13 + 8
    return placed
  })
  const lines = await linesOf(places)
  expect(lines.filter((line) => line.startsWith('table_row: '))).toHaveLength(7)
})

test('the cost of reading a page by its columns follows its length', () => {
  const line = (at: number, left: number, right: number) => ({ left, right, bottom: -at * 12, height: 10 })
  expectLinear(20_000, (length) =>
    inColumns(
      Array.from({ length }, (_, at) => ({
        ...line(at, 40, 500),
        text: 'left of it is a text\tright of it is one, too',
        cells: [
          { left: 40, right: 250 },
          { left: 300 - (at % 50), right: 500 },
        ],
      })),
    ),
  )
})

import { PDFDocument, StandardFonts } from 'pdf-lib'
import { expect, test } from 'vitest'
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

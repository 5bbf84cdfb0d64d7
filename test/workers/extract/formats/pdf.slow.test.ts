import { deflateSync } from 'node:zlib'
import { PDFDocument, PDFName, PDFRawStream, StandardFonts } from 'pdf-lib'
import { describe, expect, test } from 'vitest'
import type { Part } from '../../../support/files/requirements.ts'
import { writePdf } from '../../../support/files/write-pdf.ts'
import { accepted, fixture, refused } from '../extract-file.ts'

test('two headings, one below the other, are parted by a blank line', async () => {
  const parts: Part[] = [
    { kind: 'title', text: 'Handbook' },
    { kind: 'heading', text: 'Leave' },
    { kind: 'text', text: 'Everybody has thirty days of leave in a year, and plans them early enough.' },
  ]
  const { text } = await accepted('a.pdf', await writePdf(parts))
  expect(text).toContain('# Handbook\n\n## Leave\n\n')
})

describe('a hostile PDF', () => {
  test('an encrypted PDF is refused with what to do', async () => {
    const refusal = await refused('a.pdf', fixture('encrypted.pdf'))
    expect(refusal).toMatchObject({
      code: 'encrypted',
      message: expect.stringContaining('Remove the protection'),
    })
  })

  test.each([20, 400, 1500])('a PDF cut at byte %i is refused as damaged', async (end) => {
    expect((await refused('a.pdf', fixture('requirements.pdf').slice(0, end))).code).toMatch(
      /malformed|empty/,
    )
  })

  test('a flood of 20 million characters stops at the limit', async () => {
    // Placed on the page again and again: the engine drops what lies outside it.
    const line = `1 0 0 1 20 700 Tm (${'flood '.repeat(15)}) Tj 1 0 0 1 20 500 Tm (${'text '.repeat(15)}) Tj\n`
    const { text, warnings, pages } = await accepted(
      'a.pdf',
      await pdfWithContent(`BT /F0 10 Tf ${line.repeat(120_000)} ET`),
    )
    expect(text.length).toBeLessThanOrEqual(500_000)
    expect(warnings[0]).toContain('500,000')
    expect(pages).toBe(1)
  })

  test('more than 500 pages are refused', async () => {
    const document = await PDFDocument.create()
    for (let i = 0; i < 501; i++) document.addPage([50, 50])
    const refusal = await refused('a.pdf', await document.save())
    expect(refusal).toMatchObject({ code: 'too_large', message: expect.stringContaining('501 pages') })
  })

  test('pages without text are refused as empty with a word on text recognition', async () => {
    const document = await PDFDocument.create()
    document.addPage()
    const refusal = await refused('scan.pdf', await document.save())
    expect(refusal).toMatchObject({ code: 'empty', message: expect.stringContaining('OCR') })
  })
})

describe('layout', () => {
  const sentence = (n: number): Part => ({
    kind: 'text',
    text: `Rule ${n} says that the order total is the sum of all lines, and that it is shown with two decimals in every view.`,
  })

  test('headers and page numbers go, and a sentence that a page break cuts stays whole', async () => {
    const parts = Array.from({ length: 120 }, (_, n) => sentence(n + 1))
    const { text, pages } = await accepted('a.pdf', await writePdf(parts, { header: 'Acme confidential' }))
    expect(pages).toBeGreaterThanOrEqual(4)
    expect(text).not.toContain('Acme confidential')
    expect(text).not.toMatch(/^Page \d/m)
    expect(text.split('\n\n')).toEqual(parts.map((part) => (part.kind === 'table' ? '' : part.text)))
  })

  test('two columns are read one after the other', async () => {
    const document = await PDFDocument.create()
    const font = await document.embedFont(StandardFonts.Helvetica)
    const page = document.addPage([595, 841])
    const column = (x: number, lines: string[]) =>
      lines.forEach((text, row) => page.drawText(text, { x, y: 700 - row * 14, size: 10, font }))
    column(60, ['The left column has a sentence that', 'runs over three lines of the page and', 'ends here.'])
    column(320, [
      'The right column has another one that',
      'also runs over more lines of the page',
      'and stops.',
    ])
    const { text } = await accepted('a.pdf', await document.save())
    expect(text).toBe(
      'The left column has a sentence that runs over three lines of the page and ends here.\n\nThe right column has another one that also runs over more lines of the page and stops.',
    )
  })

  test('a cell that leaves little room before the next one is a cell all the same', async () => {
    const document = await PDFDocument.create()
    const font = await document.embedFont(StandardFonts.Helvetica)
    const page = document.addPage([595, 841])
    const rows = [
      ['Part', 'Interval', 'Hours'],
      ['Oil filter', 'every change', '400'],
      ['Fuel filter', 'twice a year', '800'],
      ['Air filter', 'yearly', '1600'],
    ]
    // As wide as their widest cell and twelve units, as programs make columns that are given no width.
    const widths = [0, 1, 2].map(
      (column) => Math.max(...rows.map((row) => font.widthOfTextAtSize(row[column] ?? '', 10))) + 12,
    )
    rows.forEach((row, at) => {
      let x = 90
      row.forEach((text, column) => {
        page.drawText(text, { x, y: 700 - at * 18, size: 10, font })
        x += widths[column] ?? 0
      })
    })
    const { text } = await accepted('a.pdf', await document.save())
    for (const row of rows) expect(text).toContain(`| ${row.join(' | ')} |`)
  })

  test('so is a figure that ends where the figures of other rows do', async () => {
    const document = await PDFDocument.create()
    const font = await document.embedFont(StandardFonts.Helvetica)
    const page = document.addPage([595, 841])
    const rows = [
      ['Landing stage', '1,410,000.00'],
      ['Signs', '23.50'],
    ]
    rows.forEach(([name = '', amount = ''], at) => {
      const y = 700 - at * 18
      page.drawText(name, { x: 90, y, size: 10, font })
      page.drawText(amount, { x: 222 - font.widthOfTextAtSize(amount, 10), y, size: 10, font })
    })
    const { text } = await accepted('a.pdf', await document.save())
    expect(text).toContain('| Landing stage | 1,410,000.00 |')
  })

  test('wide gaps between the words of a line make no cells where nothing stands in line with them', async () => {
    const document = await PDFDocument.create()
    const font = await document.embedFont(StandardFonts.Helvetica)
    const page = document.addPage([595, 841])
    const line = (y: number, ...words: [string, number][]) =>
      words.forEach(([text, x]) => page.drawText(text, { x, y, size: 10, font }))
    line(700, ['Boats', 90], ['are', 126], ['hired', 150], ['by', 184], ['the', 205])
    line(686, ['Hours', 90], ['Monday', 160])
    const { text } = await accepted('a.pdf', await document.save())
    expect(text).toContain('Boats are hired by the')
  })

  test('a page without text is a warning', async () => {
    const document = await PDFDocument.load(fixture('requirements.pdf'))
    document.addPage()
    const { warnings, pages } = await accepted('a.pdf', await document.save())
    expect(pages).toBe(2)
    expect(warnings).toEqual(['One page is without text: pictures are not read.'])
  })
})

async function pdfWithContent(content: string | Uint8Array): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  const font = await document.embedFont(StandardFonts.Helvetica)
  const page = document.addPage([595, 841])
  page.node.setFontDictionary(PDFName.of('F0'), font.ref)
  addStream(document, page, deflateSync(content))
  return document.save()
}

function addStream(document: PDFDocument, page: ReturnType<PDFDocument['addPage']>, data: Uint8Array): void {
  const stream = PDFRawStream.of(
    document.context.obj({ Filter: 'FlateDecode', Length: data.length }),
    new Uint8Array(data),
  )
  page.node.addContentStream(document.context.register(stream))
}

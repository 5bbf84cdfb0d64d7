import { PDFDocument, StandardFonts, type PDFFont, type PDFPage } from 'pdf-lib'
import type { Part } from './requirements.ts'

const margin = 72
const sizes = { title: 20, heading: 14, text: 11, item: 11 }

/** An A4 document with wrapped paragraphs, larger headings, bullets and a table drawn by position, as a word processor prints it. */
export async function writePdf(parts: Part[], { header = '' } = {}): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  document.setCreationDate(new Date('2026-11-20T00:00:00Z'))
  document.setModificationDate(new Date('2026-11-20T00:00:00Z'))
  const font = await document.embedFont(StandardFonts.Helvetica)
  let page = addPage(document, font, header)
  let y = 841 - margin
  const line = (text: string, size: number, x: number, isNew = true) => {
    if (isNew) y -= size * 1.35
    if (y < margin) {
      page = addPage(document, font, header)
      y = 841 - margin - size * 1.35
    }
    page.drawText(text, { x, y, size, font })
  }
  for (const part of parts) {
    y -= 8
    if (part.kind === 'table') {
      for (const row of part.rows)
        row.forEach((cell, column) => line(cell, 11, margin + column * 130, column === 0))
      continue
    }
    const size = sizes[part.kind]
    const indent = part.kind === 'item' ? 18 : 0
    if (part.kind === 'item') line('•', size, margin)
    wrap(part.text, font, size, 595 - 2 * margin - indent).forEach((text, index) =>
      line(text, size, margin + indent, index > 0 || part.kind !== 'item'),
    )
  }
  return document.save()
}

function addPage(document: PDFDocument, font: PDFFont, header: string): PDFPage {
  const page = document.addPage([595, 841])
  const number = document.getPageCount()
  if (header) page.drawText(header, { x: margin, y: 800, size: 9, font })
  if (header) page.drawText(`Page ${number}`, { x: 270, y: 30, size: 9, font })
  return page
}

function wrap(text: string, font: PDFFont, size: number, width: number): string[] {
  const lines = ['']
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`.trim()
    if (font.widthOfTextAtSize(longer, size) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

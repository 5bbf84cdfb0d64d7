import {
  Document,
  HeadingLevel,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  WidthType,
  type FileChild,
} from 'docx'
import type { Part } from './requirements.ts'

/** A Word document of the same parts, with real heading styles, a bullet list and a table. */
export async function writeDocx(parts: Part[]): Promise<Uint8Array> {
  const document = new Document({
    creator: 'Tracewright',
    title: 'Requirements',
    sections: [{ children: parts.map(toChild) }],
  })
  return new Uint8Array(await Packer.toArrayBuffer(document))
}

function toChild(part: Part): FileChild {
  if (part.kind === 'table') {
    return new Table({
      width: { size: 9000, type: WidthType.DXA },
      columnWidths: [1500, 2500, 5000],
      rows: part.rows.map(
        (row) =>
          new TableRow({ children: row.map((cell) => new TableCell({ children: [new Paragraph(cell)] })) }),
      ),
    })
  }
  if (part.kind === 'title') return new Paragraph({ text: part.text, heading: HeadingLevel.TITLE })
  if (part.kind === 'heading') return new Paragraph({ text: part.text, heading: HeadingLevel.HEADING_1 })
  if (part.kind === 'item') return new Paragraph({ text: part.text, bullet: { level: 0 } })
  return new Paragraph(part.text)
}

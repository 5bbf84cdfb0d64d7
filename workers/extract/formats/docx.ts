import { Buffer } from 'node:buffer'
import { openZip, type Zip } from '../containers/zip.ts'
import { malformed } from '../refusal.ts'
import { compose, stacked, type Piece } from '../pieces.ts'
import type { Reading } from '../types.ts'
import { joinBlocks } from './docx-blocks.ts'
import { DocxBody } from './docx-body.ts'
import { DocxNotes } from './docx-notes.ts'
import { DocxNumbering } from './docx-numbering.ts'
import { readStyles } from './docx-styles.ts'
import { drawnPartsOf } from './drawn-parts.ts'
import { readTitle } from './office-title.ts'
import { newRoom, parseXml } from './office-xml.ts'

/** Body of a Word document as Markdown: headings, lists, tables, foot- and endnotes behind what refers to them. Texts of page headers and comments are left out, charts in headers stand at the end. */
export async function readDocx(bytes: Uint8Array): Promise<Reading> {
  const zip = openZip(bytes)
  const document = zip.read('word/document.xml')
  if (!document)
    throw malformed('The file holds no Word document. Save it again as DOCX and upload the new copy.')
  const room = newRoom()
  const styleOf = readStyles(zip.read('word/styles.xml'), room)
  const numbering = new DocxNumbering(zip.read('word/numbering.xml'), room)
  const notes = new DocxNotes(styleOf)
  for (const part of ['word/footnotes.xml', 'word/endnotes.xml']) {
    const content = zip.read(part)
    if (content) parseXml(content, notes, room)
  }
  notes.finish()
  const drawn = await drawnPartsOf(zip, room)
  const body = new DocxBody(styleOf, {
    isLaidOut: Buffer.from(document).includes('lastRenderedPageBreak'),
    notes,
    take: drawn.of('word/document.xml').take,
    embed: () => drawn.embed(),
    numberOf: (list, level) => numbering.next(list, level),
  })
  parseXml(document, body, room)
  body.finish()
  const { pages, isPaged } = body
  const shown = isPaged ? joinBlocks(body.blocks) : withoutPages(joinBlocks(body.blocks))
  const noted = withoutPages(joinBlocks(notes.rest()))
  const besides = stacked(drawn.all(...besideTheBody(zip)))
  return {
    ...compose([...shown, ...noted, ...besides]),
    pages,
    title: readTitle(zip, room),
    isCut: body.isDone() || notes.isDone(),
    warnings: drawn.warnings(),
  }
}

const withoutPages = (pieces: readonly Piece[]): Piece[] => pieces.map((piece) => ({ ...piece, page: null }))

/** Parts whose charts stand in no text that is read: headers, footers and notes. */
const besideTheBody = (zip: Zip): string[] =>
  zip.names.filter((name) => /^word\/(?:header|footer|footnotes|endnotes)\d*\.xml$/.test(name)).toSorted()

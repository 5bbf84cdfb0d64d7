import { Buffer } from 'node:buffer'
import WordOleExtractor from 'word-extractor/lib/word-ole-extractor.js'
import { openCompoundFile } from '../containers/compound-file.ts'
import { encrypted, malformed } from '../refusal.ts'
import { compose } from '../pieces.ts'
import type { Reading } from '../types.ts'
import { withFootnotes } from './doc-notes.ts'
import { markParagraphs, type TextPiece } from './doc-paragraphs.ts'
import { checkWordStructure } from './doc-structure.ts'
import { wordPieces } from './doc-text.ts'

/** Body and notes of a Word 97-2003 document as Markdown: headings, lists, tables. The format gives no pages. */
export async function readDoc(bytes: Uint8Array): Promise<Reading> {
  const file = openCompoundFile(bytes)
  const main = file.stream('WordDocument')
  const header = asView(main)
  if (main.length < 512 || header.getUint16(0, true) !== 0xa5ec) {
    throw malformed('The file is an old or damaged Word document. Save it as DOCX and upload the new copy.')
  }
  const flags = header.getUint16(0x0a, true)
  if (flags & 0x0100) throw encrypted()
  const table = file.stream(flags & 0x0200 ? '1Table' : '0Table')
  checkWordStructure(header, asView(table))
  const source = { stream: () => asBuffer(table) }
  const { body, notes, pieces } = await new DocumentText().extractWordDocument(source, asBuffer(main))
  const [footnotes = '', ...others] = notes
  const parts = [...withFootnotes(markParagraphs(body, pieces, header, asView(table)), footnotes), ...others]
  return { ...compose(parts.flatMap(wordPieces)), warnings: [] }
}

const asBuffer = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)

const asView = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

interface RawText {
  body: string
  /** Footnotes, endnotes and text boxes; page headers and comments are left out. */
  notes: string[]
  pieces: TextPiece[]
}

/**
 * The library's decoding of text pieces, deleted text and table rows, without what hangs on hostile files: its own container reader,
 * bookmarks, page headers and a field pattern of quadratic cost.
 */
class DocumentText extends WordOleExtractor<RawText> {
  override streamBuffer(stream: Buffer): Promise<Buffer> {
    return Promise.resolve(stream)
  }

  override writeBookmarks(): void {}

  override normalizeHeaders(): void {}

  override buildDocument(): RawText {
    const text = this._pieces.map((piece) => piece.text).join('')
    const { ccpText, ccpFtn = 0, ccpHdd = 0, ccpAtn = 0, ccpEdn = 0, ccpTxbx = 0 } = this._boundaries
    const footnotes = ccpText
    const endnotes = footnotes + ccpFtn + ccpHdd + ccpAtn
    const textBoxes = endnotes + ccpEdn
    const notes = [
      text.slice(footnotes, footnotes + ccpFtn),
      text.slice(endnotes, textBoxes),
      text.slice(textBoxes, textBoxes + ccpTxbx),
    ]
    return { body: text.slice(0, ccpText), notes, pieces: this._pieces }
  }
}

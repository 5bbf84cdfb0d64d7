import { followedBy, type Piece } from '../pieces.ts'
import { tableRows } from '../table.ts'

/**
 * Text of a Word 97-2003 document, with Markdown marks where its formats say so. In the raw text CR ends a paragraph, U+0007 a cell, and LF
 * (put there by the decoder) a table row; U+0013 to U+0015 frame a field, of which only the result is kept.
 */
export function wordPieces(raw: string): Piece[] {
  const pieces: Piece[] = []
  let rows: string[][] = []
  const endTable = () => {
    pieces.push(...followedBy('\n\n', tableRows(rows)))
    rows = []
  }
  const parts = characters(withoutFieldCodes(raw)).split('\n')
  const rest = parts.pop() ?? ''
  for (const part of parts) {
    const { before, cells } = splitRow(part)
    if (before.length > 0) {
      endTable()
      pieces.push(...paragraphs(before))
    }
    rows.push(cells)
  }
  endTable()
  return [...pieces, ...paragraphs(rest.replaceAll('\u0007', '\t').split('\r'))]
}

/** Paragraphs are parted by a blank line, items of one list are not. */
function paragraphs(lines: string[]): Piece[] {
  const isItem = (line = '') => /^ *- /.test(line)
  return lines.map((line, index) => {
    const [mark = ''] = /^(?:#{1,6} | +(?=- ))/.exec(line) ?? []
    const kind = mark.startsWith('#') ? 'heading' : isItem(line) ? 'list_item' : 'paragraph'
    const after = isItem(line) && isItem(lines[index + 1]) ? '\n' : '\n\n'
    const level = kind === 'heading' ? { level: mark.length - 1 } : {}
    return { kind, ...level, mark, text: line.slice(mark.length), after }
  })
}

/** The first cell has no start mark: of the paragraphs before its end mark, only the last belongs to it. */
function splitRow(part: string): { before: string[]; cells: string[] } {
  const cells = part.split('\u0007')
  const before = (cells.shift() ?? '').split('\r')
  const first = before.pop() ?? ''
  return { before, cells: [first, ...cells].map((cell) => cell.replaceAll('\r', ' ')) }
}

const replacements: Record<string, string> = {
  '\u001e': '-',
  '\u00a0': ' ',
  '\u000b': '\u2028',
  '\u000c': '\r',
}

/** Word's own marks (pictures, note references, drawn objects) have no text; some others have an ordinary character. */
const characters = (text: string) =>
  text.replaceAll(
    /[\p{Cc}\u00a0]/gu,
    (mark) => replacements[mark] ?? ('\t\n\r\u0007'.includes(mark) ? mark : ''),
  )

/** One pass over nested fields: text between a field's start and its separator is a code, not content. */
function withoutFieldCodes(text: string): string {
  const inCode: boolean[] = []
  let codes = 0
  let kept = ''
  for (const character of text) {
    if (character === '\u0013') {
      inCode.push(true)
      codes++
    } else if (character === '\u0014') {
      if (inCode.at(-1)) codes--
      if (inCode.length > 0) inCode[inCode.length - 1] = false
    } else if (character === '\u0015') {
      if (inCode.pop()) codes--
    } else if (codes === 0) kept += character
  }
  // A field that never ends is damage; its code is better than a lost document.
  return inCode.length > 0 ? text : kept
}

import { labelKey } from '../facts/labels.ts'
import type { ReadSentence } from '../read-document.ts'
import type { ListPart, ListRecord } from './list-fact.ts'

const mostRows = 500

/** Rows that a table of the text holds under the columns of the list: for each row's sentence its record. */
export function readRecordTables(sentences: ReadSentence[], columns: string[]): Map<ReadSentence, ListPart> {
  const found = new Map<ReadSentence, ListPart>()
  const wanted = new Set(columns.map(labelKey))
  if (wanted.size === 0) return found
  let header: string[] | undefined
  let before: ReadSentence | undefined
  for (const sentence of sentences) {
    const cells = cellsOf(sentence.text)
    if (cells.length < 2) {
      header = undefined
      continue
    }
    // A row of dashes may stand between header and rows.
    const goesOn = before !== undefined && header !== undefined && sentence.start - before.end < 400
    before = sentence
    if (!goesOn || header === undefined) {
      const known = cells.filter((cell) => wanted.has(labelKey(cell))).length
      header = known >= 1 && known >= Math.min(wanted.size, cells.length) * 0.6 ? cells : []
      continue
    }
    if (header.length !== cells.length || found.size >= mostRows) continue
    const record = recordOf(header, cells)
    found.set(sentence, { what: 'records', records: [record], columns: header })
  }
  return found
}

function cellsOf(text: string): string[] {
  if (!text.includes('|') || /^[\s|:-]+$/.test(text)) return []
  return text
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.replace(/\*\*|`/g, '').trim())
}

function recordOf(header: string[], cells: string[]): ListRecord {
  const values = Object.fromEntries(header.map((column, at) => [labelKey(column), cells[at] ?? '']))
  return { name: cells[0] ?? '', values }
}

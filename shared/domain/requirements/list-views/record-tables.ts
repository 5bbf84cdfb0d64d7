import { labelKey } from '../facts/labels.ts'
import type { ReadSentence } from '../read-document.ts'
import type { ListPart, ListRecord } from './list-fact.ts'

const mostRows = 500

const notData =
  /^(?:id|no|nr|#|step|field|input|label|rule|condition|message|action|event|state|status|from|to|requirement|expected|result|role|required|constraint|control|kind|type|button|error|example|meaning|description)$/i
const names =
  /^(?:name|title|product|item|article|book|film|movie|song|event|person|employee|customer|guest|city|country|recipe|course|member|user|player|team|file|document|plant|animal|room|car|place)s?(?: name)?$/i

/** The columns of a table of rows, where the text names none itself: its first row, when it is that of no table of rules. */
export function headerIn(
  sentences: ReadSentence[],
  filters: string[],
): { sentence: ReadSentence; columns: string[] } | undefined {
  for (const [at, sentence] of sentences.entries()) {
    const cells = cellsOf(sentence.text)
    const before = sentences[at - 1]
    if (cells.length < 2 || cells.some((cell) => notData.test(cell) || cell === '')) continue
    if (before && cellsOf(before.text).length === cells.length) continue
    const below = sentences[at + 1]
    if (!below || cellsOf(below.text).length !== cells.length) continue
    const [first = ''] = cells
    const known = cells.some((cell) => filters.some((filter) => labelKey(filter) === labelKey(cell)))
    if (known || names.test(first)) return { sentence, columns: cells }
  }
  return undefined
}

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

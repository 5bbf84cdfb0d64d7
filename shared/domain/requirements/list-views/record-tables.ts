import { labelKey } from '../facts/labels.ts'
import type { ReadSentence } from '../read-sentence.ts'
import type { ListPart, ListRecord } from './list-fact.ts'
import { escaped } from '../../escaped.ts'

const mostRows = 500

const notData =
  /^(?:id|no|nr|#|step|field|input|label|rule|condition|message|action|event|state|status|from|to|requirement|expected|result|role|required|constraint|control|kind|type|button|error|example|meaning|description)$/i
const names =
  /^(?:name|title|product|item|article|book|film|movie|song|event|person|employee|customer|guest|city|country|recipe|course|member|user|player|team|file|document|plant|animal|room|car|place)s?(?: name)?$/i

/** The columns of a table of rows, where the text names none itself: its first row, when it is that of no table of rules. */
export function headerIn(
  sentences: ReadSentence[],
  filters: string[],
  named: string[] = [],
): { sentence: ReadSentence; columns: string[] } | undefined {
  let about: string[] | undefined
  for (const [at, sentence] of sentences.entries()) {
    const cells = cellsOf(sentence.text)
    const before = sentences[at - 1]
    const [first = ''] = cells
    if (cells.length < 2 || cells.includes('') || notData.test(first)) continue
    const looked = isLookedThrough(cells, (about ??= aboutLooking(sentences)))
    if (!looked && cells.some((cell) => notData.test(cell))) continue
    if (before && cellsOf(before.text).length === cells.length) continue
    const below = sentences[at + 1]
    if (!below || cellsOf(below.text).length !== cells.length) continue
    const known = cells.some((cell) => filters.some((filter) => labelKey(filter) === labelKey(cell)))
    const keys = new Set(cells.map(labelKey))
    const told = named.length >= 2 && named.every((column) => keys.has(labelKey(column)))
    if (known || looked || told || names.test(first)) return { sentence, columns: cells }
  }
  return undefined
}

const looking = /\b(?:search\w*|sort\w*|filter\w*|narrow\w*)\b/i
const wholeName = /^\p{L}[\p{L}\p{N} .'-]*(?: \([^()]{1,12}\))?$/u

function aboutLooking(sentences: ReadSentence[]): string[] {
  return sentences
    .filter(
      ({ kind, table, text }) => kind !== 'heading' && !table && looking.test(text) && !text.includes('|'),
    )
    .map(({ text }) => text.toLowerCase())
}

/** Whether sentences about searching, sorting and filtering name two or more of these columns. */
function isLookedThrough(columns: string[], about: string[]): boolean {
  if (!columns.every((column) => wholeName.test(column) && column.length <= 40)) return false
  const named = columns.filter((column) => {
    const name = escaped(column.toLowerCase())
    const whole = new RegExp(`(?<![\\p{L}\\p{N}])${name}(?![\\p{L}\\p{N}])`, 'u')
    return about.some((text) => whole.test(text))
  })
  return named.length >= 2
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

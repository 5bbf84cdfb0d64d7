import { labelKey } from '../facts/labels.ts'
import { numberOfWords } from '../../numbers/number-words.ts'
import type { ListControls, ListRecord } from './list-fact.ts'

const number = '(?<count>\\d{1,3}|[a-z]+(?:-[a-z]+)?)'
const exact = '(?:exactly |only |just )?'
const forms = [
  `^(?:the )?(?:[a-z]+ )?"?(?<group>[\\p{L}\\p{N}][^":.;()]{0,40}?)"? (?:has|have|holds?|contains?|includes?|lists|consists of) ${exact}${number}(?: [a-z]+){0,3}: (?<list>.+)$`,
  `^(?:in|under|for) (?:the )?(?:[a-z]+ )?"?(?<group>[\\p{L}\\p{N}][^":.;()]{0,40}?)"?,? there (?:is|are) ${exact}${number}(?: [a-z]+){0,3}: (?<list>.+)$`,
  `^(?:the )?"?(?<group>[\\p{L}\\p{N}][^":.;()]{0,40}?)"?(?: \\(${number}(?: [a-z]+){0,2}\\))?: (?<list>.+)$`,
]
let compiled: RegExp[] | undefined

/**
 * Rows that prose lists under a value of a filter: "Engineering has ten: Adam Novak (Team Lead), Ben Carter and Clara Weiss (both
 * Developer)". What stands in brackets belongs to all names since the brackets before. Nothing where their number is not the one that
 * the text gives, or where a part is no name.
 */
export function readRecordList(text: string, { filters, columns }: ListControls): ListRecord[] {
  const plain = text
    .replace(/\*\*|`/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/\.$/, '')
  if (!plain.includes(': ')) return []
  for (const form of (compiled ??= forms.map((one) => new RegExp(one, 'iu')))) {
    const { group = '', count, list = '' } = form.exec(plain)?.groups ?? {}
    const filter = filters.find(({ options }) =>
      options.some((one) => one.toLowerCase() === group.toLowerCase()),
    )
    const value = filter?.options.find((one) => one.toLowerCase() === group.toLowerCase())
    if (!filter || value === undefined) continue
    const key = filter.column ?? labelKey(filter.name)
    const rows = namedRows(list, columns)
    const wanted = count === undefined ? undefined : (numberOfWords(count) ?? Number(count))
    if (!rows || rows.length === 0 || (wanted !== undefined && wanted !== rows.length)) return []
    return rows.map(({ name, values }) => ({ name, values: { ...values, [key]: value } }))
  }
  return []
}

/** The key under which a note in brackets waits for its column. */
export const noteKey = '(note)'

function namedRows(list: string, columns: string[]): ListRecord[] | undefined {
  const rows: ListRecord[] = []
  let open: ListRecord[] = []
  for (const part of partsOf(list)) {
    const [, words = '', note] = /^([^()]*)(?:\(([^()]*)\))?\s*$/.exec(part) ?? []
    const said = attribute(words, columns)
    const last = rows.at(-1)
    if (said && last) last.values[said.key] = said.value
    else if (isName(words)) open.push(rowOf(words, rows))
    else return undefined
    if (note === undefined) continue
    for (const row of open)
      row.values[noteKey] = note.replace(/^(?:all|both|each|every one)(?: an? | of them )?\s*/i, '').trim()
    open = []
  }
  return rows
}

function rowOf(words: string, rows: ListRecord[]): ListRecord {
  const row = { name: words.trim().replace(/^"|"$/g, ''), values: {} }
  rows.push(row)
  return row
}

/** A list cut at commas, semicolons and "and" outside of brackets. */
function partsOf(list: string): string[] {
  const parts: string[] = []
  let depth = 0
  let from = 0
  for (const { 0: mark, index } of list.matchAll(/[(),;]| and /g)) {
    if (mark === '(') depth += 1
    else if (mark === ')') depth = Math.max(0, depth - 1)
    else if (depth === 0) {
      parts.push(list.slice(from, index))
      from = index + mark.length
    }
  }
  return [...parts, list.slice(from)]
    .map((one) => one.trim().replace(/^and /, ''))
    .filter((one) => one !== '')
}

/** "extension 401": a value with the name of its column. */
function attribute(words: string, columns: string[]): { key: string; value: string } | undefined {
  for (const column of columns) {
    const at = words.trim().toLowerCase()
    if (at.startsWith(`${column.toLowerCase()} `))
      return { key: labelKey(column), value: words.trim().slice(column.length).trim() }
  }
  return undefined
}

function isName(words: string): boolean {
  const text = words.trim()
  return /^["\p{Lu}\p{N}]/u.test(text) && text.length <= 60 && !/[:.!?]$/.test(text)
}

import type { RuleFact } from '../facts/types.ts'
import { readCellRange } from './cell-range.ts'
import { isBlank } from './cells.ts'
import { conjunctions, readCondition, type ReadCondition } from './conditions.ts'
import { columnName } from './headers.ts'
import { outcomeOf } from './outcome-cells.ts'
import { requirement, unread, type RowReading, type Table } from './table.ts'
import { titleOf, topicOf } from './titles.ts'

const named = /^(?:rules?|#|no\.?|nr\.?|id|r|rule (?:no\.?|id|name|number))$/i
const noted = /^(?:notes?|comments?|remarks?|examples?|source|reference)$/i
const outcome =
  /\b(?:prices?|fees?|costs?|discounts?|rebates?|outcomes?|results?|actions?|decisions?|premiums?|surcharges?|charges?|rates?|commissions?|points|levels?|grades?|tax|vat|interest|expected|responses?|then|messages?|effects?|approver|approved by|approval|outputs?|refunds?|bonus|fares?|penalty|consequence|deposit|shipping|delivery time|priority)\b/i
const notRules =
  /^(?:version|date|author|changed?|owner|name|term|meaning|definition|description|role|actor|user|setting|field|requirement|step|status|state|event|file|url|link|phone|e-?mail)s?$/i
const yesNo = /^(?:y|yes|n|no|t|f|true|false|x|✓|✗|[-–—]|)$/i

/** A heading that names what rules lead to. */
export function isOutcome(header: string): boolean {
  return outcome.test(header)
}

/** Reads a table with one rule in each row: condition columns, then what they lead to (price, discount, result, message, …). */
export function readRuleRows(table: Table): RowReading[] | undefined {
  const { header, body } = table
  const places = header.map((_, index) => index)
  const used = places.filter((at) => !named.test(header[at] ?? '') && !noted.test(header[at] ?? ''))
  const outcomes = outcomeColumns(table, used)
  const conditions = used.filter((at) => !outcomes.includes(at))
  if (outcomes.length === 0 || conditions.length === 0 || notRules.test(header[conditions[0] ?? 0] ?? ''))
    return undefined
  const column = (at: number) => body.map(({ cells }) => cells[at] ?? '')
  const read = conditions.map((at) =>
    readCondition(header[at] ?? '', columnName(header[at] ?? ''), column(at)),
  )
  const name = places.find((at) => named.test(header[at] ?? ''))
  return body.map(({ cells, found }, index) => {
    if (found) return unread(found)
    const told = outcomes.flatMap(
      (at) => outcomeOf(columnName(header[at] ?? ''), cells[at] ?? '', topicOf(table)) ?? [],
    )
    if (told.length === 0) return unread('the row states no outcome')
    const written = name === undefined ? '' : (cells[name] ?? '').trim()
    const label = written === '' ? `row ${index + 1}` : /^\d+$/.test(written) ? `rule ${written}` : written
    return rowOf(
      read,
      index,
      told.map((one, at) => (at === 0 ? one : one.replace(/^The /, 'the '))).join(' and '),
      { id: table.id, title: titleOf(table), name: label },
    )
  })
}

function rowOf(
  read: ReadCondition[],
  index: number,
  text: string,
  table: NonNullable<RuleFact['table']>,
): RowReading {
  const wrong = read.flatMap(({ unreadable }) => unreadable.get(index) ?? [])
  if (wrong[0] !== undefined) return unread(wrong[0])
  const anyOf = conjunctions(read.map(({ atoms }) => atoms[index] ?? [[]]))
  if (!anyOf) return unread('the row combines more than 16 alternatives')
  const otherwise = read.every(({ open }) => open[index] === true)
  return requirement([{ kind: 'rule', anyOf: otherwise ? [] : anyOf, outcome: text, otherwise, table }])
}

/** The last columns that are named after an outcome; else the last column behind conditions that are ranges or yes and no. */
function outcomeColumns({ header, body }: Table, used: number[]): number[] {
  const at = used.findIndex((index) => outcome.test(header[index] ?? ''))
  if (
    at > 0 &&
    used.slice(at).every((index) => outcome.test(header[index] ?? '') || !isCondition(index, body))
  )
    return used.slice(at)
  const attributes = attributeColumns(body, used)
  if (attributes.length > 0) return attributes
  const last = used.at(-1)
  if (last === undefined || used.length < 2) return []
  if (outcome.test(header[last] ?? '')) return [last]
  const tested = used.slice(0, -1).filter((index) => isCondition(index, body))
  const told = body.filter(({ cells }) => !isBlank(cells[last] ?? '')).length
  return tested.length === used.length - 1 && told * 2 > body.length ? [last] : []
}

/** "Media type | Loan period | Renewals": each row names a value once and says amounts of it, some with a unit. */
function attributeColumns(body: Table['body'], [first, ...rest]: number[]): number[] {
  const names = body.map(({ cells }) => (cells[first ?? 0] ?? '').toLowerCase())
  const plain = names.every(
    (name) => /^\p{L}/u.test(name) && readCellRange(name) === undefined && !yesNo.test(name),
  )
  if (!plain || rest.length === 0 || new Set(names).size < names.length || names.length < 2) return []
  const amounts = rest.map((at) => body.map(({ cells }) => readCellRange(cells[at] ?? '')))
  const single = amounts
    .flat()
    .every((range) => range?.min !== undefined && range.min.value === range.max?.value)
  return single && amounts.flat().some((range) => range?.unit !== undefined) ? rest : []
}

/** Most cells of the column are ranges or yes and no. */
function isCondition(index: number, body: Table['body']): boolean {
  const cells = body.map((row) => row.cells[index] ?? '')
  const tests = cells.filter((cell) => yesNo.test(cell.trim()) || isRange(cell))
  return tests.length * 10 >= cells.length * 6
}

function isRange(cell: string): boolean {
  const range = readCellRange(cell)
  return range !== undefined && (range.min?.value !== range.max?.value || /\D/.test(cell.trim()))
}

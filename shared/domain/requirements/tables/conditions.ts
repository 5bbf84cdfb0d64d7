import { atScale } from '../../numbers/decimal.ts'
import { maskQuotes } from '../facts/mask.ts'
import { atom } from '../facts/rules/rules.ts'
import type { Atom } from '../facts/types.ts'
import type { CellRange } from './cell-range.ts'
import { limitsOf, readEntry, scaleOf, type Entry } from './entries.ts'
import { isClause, isMoney, type ColumnName } from './headers.ts'

/** A condition of a decision table with what each rule says about it, in the order of the rules. */
export interface ReadCondition {
  /** For each rule the alternatives, each a conjunction of atoms; `[[]]` where the condition does not matter. */
  atoms: (Atom[][] | undefined)[]
  /** Cells that could not be read, by rule. */
  unreadable: Map<number, string>
  /** Rules for which the cell says "any" or "other". */
  open: boolean[]
}

/**
 * Reads the cells of one condition. A column of ranges takes no other values ("none" is 0), a column of single numbers is a list of
 * values; "other" is every value that the column does not name.
 */
export function readCondition(header: string, { subject, unit }: ColumnName, cells: string[]): ReadCondition {
  const plain = cells.map(readEntry)
  const spans = plain.some((entry) => entry.kind === 'range' && !isSingle(entry))
  const entries = cells.map((cell, index) =>
    spans ? (zero(cell) ?? plain[index]) : single(cell, plain[index]),
  )
  const ranges = entries.flatMap((entry) => (entry?.kind === 'range' ? [entry.range] : []))
  const written = unit ?? ranges.find((range) => range.unit !== undefined)?.unit
  const scale = scaleOf(ranges, isMoney(written))
  const named = [...new Set(entries.flatMap((entry) => (entry?.kind === 'values' ? entry.values : [])))]
  const unreadable = new Map<number, string>()
  const atoms = entries.map((entry, index) => {
    if (!entry || (spans && entry.kind === 'values')) {
      unreadable.set(index, `“${cells[index] ?? ''}” is no range of ${subject}`)
      return undefined
    }
    if (entry.kind === 'range' && isReversed(entry.range)) {
      unreadable.set(index, `“${cells[index] ?? ''}”: the minimum is above the maximum`)
      return undefined
    }
    if (entry.kind === 'range')
      return [[{ ...base(subject, cells[index] ?? ''), number: limitsOf(entry.range, scale, written) }]]
    return discrete(entry, { header, subject, named })
  })
  return { atoms, unreadable, open: entries.map((entry) => entry?.kind === 'any' || entry?.kind === 'other') }
}

function isReversed({ min, max }: CellRange): boolean {
  if (!min || !max) return false
  const scale = Math.max(min.value.scale, max.value.scale)
  return atScale(min.value, scale) > atScale(max.value, scale)
}

function isSingle({ range: { min, max } }: Extract<Entry, { kind: 'range' }>): boolean {
  return min !== undefined && max !== undefined && min.value === max.value
}

function zero(cell: string): Entry | undefined {
  const value = { value: { digits: 0n, scale: 0 }, inclusive: true }
  return /^(?:none|no|zero|nil)$/i.test(cell.trim())
    ? { kind: 'range', range: { min: value, max: value } }
    : undefined
}

function single(cell: string, entry: Entry | undefined): Entry | undefined {
  return entry?.kind === 'range' ? { kind: 'values', values: [cell.trim()], negated: false } : entry
}

function base(subject: string, cell: string): Pick<Atom, 'subject' | 'text' | 'negated' | 'verb'> {
  const many = /[^sui]s$/.test(subject)
  const text = `the ${subject} ${many ? 'are' : 'is'} ${cell.trim()}`
  return { subject, text, negated: false, ...(many ? { verb: 'are' } : {}) }
}

function discrete(
  entry: Exclude<Entry, { kind: 'range' }>,
  { header, subject, named }: { header: string; subject: string; named: string[] },
): Atom[][] {
  if (entry.kind === 'any') return [[]]
  if (entry.kind === 'holds') return [[holding(header, subject, entry.holds)]]
  const is = (value: string, negated: boolean): Atom => ({
    ...base(subject, `"${value}"`),
    negated,
    equals: value,
  })
  if (entry.kind === 'other') return [named.map((value) => is(value, true))]
  return entry.negated
    ? [entry.values.map((value) => is(value, true))]
    : entry.values.map((value) => [is(value, false)])
}

/** A clause holds or not, a limit is kept or not; a bare name is "yes" or "no". */
function holding(header: string, subject: string, holds: boolean): Atom {
  const spoken = /\d|\b(?:is|are|equals)\b/i.test(header) ? atom(maskQuotes(subject)) : undefined
  if (spoken && spoken.subject !== '' && (spoken.number ?? spoken.equals) !== undefined)
    return { ...spoken, negated: spoken.negated === holds }
  if (!isClause(header)) return { ...base(subject, ''), equals: holds ? 'yes' : 'no' }
  return { subject: '', text: /^(?:the|an?)\s/i.test(subject) ? subject : `the ${subject}`, negated: !holds }
}

const mostAlternatives = 16

/** All conjunctions of one rule: the product of the alternatives of its conditions, at most 16. */
export function conjunctions(parts: Atom[][][]): Atom[][] | undefined {
  if (parts.reduce((size, { length }) => Math.min(size * length, mostAlternatives + 1), 1) > mostAlternatives)
    return undefined
  let made: Atom[][][] = [[]]
  for (const part of parts) {
    if (part.length === 1) for (const row of made) row.push(part[0] ?? [])
    else made = made.flatMap((row) => part.map((atoms) => [...row, atoms]))
  }
  return made.map((row) => row.flat())
}

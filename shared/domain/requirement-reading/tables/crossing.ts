import { predicate } from '../grammar/condition.ts'
import type { Condition, Subject } from '../../requirement-model/index.ts'
import { spanOf, type Draft } from '../resolve/draft.ts'
import { isNameable, keyOf } from '../resolve/naming.ts'
import type { Reference } from '../tokens.ts'
import { referenceTo, tokensOf, wholeCell, type Words } from './cells.ts'
import type { Cell, Grid } from './grid.ts'

/** What a table is said to give, and what that depends on: "The price depends on the age and the zone". */
export interface Lead {
  gives?: string
  of: string[]
}

export const compares =
  /^(?:up to|at least|at most|more than|less than|over|under|below|above|from|until|[<>≤≥]|before|after|\d[\d.,]*\s?\S{0,6}\s?(?:[-–]|to|and more|or more|and above|and over|and under)\b|\d[\d.,]*\s?\+)/i

/** Heads behind the first column that are values of one more thing: ranges of it, or names of what can be chosen. */
interface Crossing {
  from: number
  /** By column. */
  of: ({ is: 'case'; header: Cell; condition: Condition<Reference> } | { is: 'option'; header: Cell; subject: Subject; option: string })[] // prettier-ignore
}

/** `unknown`: there are such heads, and nothing says what they are values of. */
export function crossingOf(
  draft: Draft,
  grid: Grid,
  lead: Lead,
  words: Words,
): Crossing | 'unknown' | undefined {
  const { heads, table } = grid
  if (grid.isTurned || !table.header) return undefined
  const first = heads.findIndex(({ text }) => compares.test(text))
  if (first > 0) {
    const ranges = heads.slice(first)
    const name = inUse(draft, crossed(grid, lead, first)) ?? byUnit(draft, ranges, words)
    const of = ranges.flatMap((header) => {
      const own =
        name === undefined ? undefined : wholeCell(predicate(referenceTo(header, name)), header, words)
      return own ? [{ is: 'case' as const, header, condition: named(own, name ?? '') }] : []
    })
    return of.length === ranges.length ? { from: first, of } : 'unknown'
  }
  const options = heads.slice(1)
  if (options.length < 2 || !areAmounts(grid)) return undefined
  const name = inUse(draft, crossed(grid, lead, 1)) ?? shared(options)
  if (name === undefined || options.some(({ text }) => keyOf(text) === keyOf(name))) return undefined
  const subject = draft.vocabulary.find(name) ?? draft.vocabulary.declare(name, spanOf(table.header))
  if (subject.kind === 'text' || subject.kind === 'choice') {
    subject.kind = 'choice'
    subject.options = [...new Set([...(subject.options ?? []), ...options.map(({ text }) => text)])]
  }
  return { from: 1, of: options.map((header) => ({ is: 'option', header, subject, option: header.text })) }
}

const named = (one: Condition<Reference>, name: string): Condition<Reference> =>
  JSON.parse(JSON.stringify(one), (key, value: unknown) =>
    key === 'subject' && typeof value === 'object' ? { ...(value as object), words: name } : value,
  ) as Condition<Reference>

/** What the result depends on beside what stands in the first columns. */
function crossed({ heads }: Grid, { of }: Lead, from: number): string | undefined {
  const asked = heads.slice(0, from).map(({ text }) => keyOf(text))
  const left = of.filter(
    (name) => !asked.some((own) => own === name || own.endsWith(` ${name}`) || name.endsWith(` ${own}`)),
  )
  return left.length === 1 ? left[0] : undefined
}

/** "The number of nights" is the entry "Nights". */
function inUse({ vocabulary }: Draft, name: string | undefined): string | undefined {
  const counted = /^(?:number|amount|count) of (.+)$/.exec(name ?? '')?.[1]
  return name !== undefined && counted !== undefined && !vocabulary.find(name)
    ? (vocabulary.find(counted)?.name ?? name)
    : name
}

function byUnit(draft: Draft, heads: readonly Cell[], words: Words): string | undefined {
  const units = new Set(
    heads.flatMap((head) =>
      tokensOf(head, words).flatMap((one) => (one.kind === 'number' && one.unit ? [one.unit] : [])),
    ),
  )
  const [unit] = units
  const found = draft.vocabulary.subjects.filter(
    (one) => unit !== undefined && (one.unit === unit || keyOf(one.name) === keyOf(unit)),
  )
  return units.size === 1 && found.length === 1 ? found[0]?.name : undefined
}

/** "Zone A", "Zone B": the word that all of them begin with. */
function shared(heads: readonly Cell[]): string | undefined {
  const firsts = new Set(heads.map(({ text }) => text.split(' ')[0] ?? ''))
  const [word = ''] = firsts
  const isOne = firsts.size === 1 && heads.every(({ text }) => text.split(' ').length === 2)
  const [head] = heads
  return isOne && head && isNameable({ ...referenceTo(head), words: word }) ? word : undefined
}

const amount = /^(?:[€$£]\s?)?\d[\d.,]*\s?(?:%|€|\$|£|\p{L}{1,7})?$|^(?:none|free|nothing|[-–—])$/iu

function areAmounts({ cases }: Grid): boolean {
  return cases.every(({ cells }) => cells.slice(1).every((cell) => amount.test(cell?.text ?? '')))
}

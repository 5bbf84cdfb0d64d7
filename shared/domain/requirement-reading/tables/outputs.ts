import type { Effect, Expression, Subject } from '../../requirement-model/index.ts'
import { expression } from '../grammar/expression.ts'
import { spanOf, type Draft } from '../resolve/draft.ts'
import { mapEffect, mapExpression, Unresolved } from '../resolve/mapping.ts'
import { keyOf } from '../resolve/naming.ts'
import { resolverOf } from '../resolve/resolver.ts'
import { tokenise } from '../tokenise.ts'
import type { Reference } from '../tokens.ts'
import { effectsIn, quotedIn, wholeCell, type Words } from './cells.ts'
import { roleOfHeader, type Table } from './columns.ts'
import { wholeOf } from './field.ts'
import type { Case, Cell } from './grid.ts'

export interface Row {
  draft: Draft
  table: Table
  one: Case
  words: Words
  /** What the table is said to give. */
  computed: string | undefined
  /** An amount as others of its table are written. */
  amount: string | undefined
}

/** "none", "free", "no discount". */
export const isNone = (text: string): boolean =>
  /^(?:none|nothing|free|free of charge|no charge|no \p{Ll}+)$/u.test(text.toLowerCase())

/** What a cell gives: a value of what its column or its table is about, a text, or something that happens. */
export function outputsIn(row: Row, cell: Cell, header: Cell | undefined, isValue = false): Effect[] {
  const { draft, words, one } = row
  const where = draft.where(one.sentence)
  const isNamed = header && !['effect', 'message', 'event'].includes(roleOfHeader(header.text))
  const name = isNamed || isValue ? header?.text : row.computed
  // A cross says that what heads it happens.
  if (header && /^(?:x|✓|✔|yes|y)$/i.test(cell.text)) {
    const own = effectsIn(header, words)
    if (own && !own.some(({ kind }) => kind === 'said'))
      return own.map((effect) => mapEffect(effect, resolverOf(where)))
    if (/^[x✓✔]$/i.test(cell.text)) return [{ kind: 'said', text: header.text }]
  }
  const zero = isNone(cell.text)
    ? row.amount?.replace(/\d[\d.,]*/, (found) => found.replaceAll(/\d/g, '0').replace(/^0+(?=0)/, ''))
    : undefined
  const value =
    zero === undefined ? wholeCell(expression, cell, words) : wholeOf(expression, tokenise(zero), words.used)
  if (value === undefined && isNone(cell.text)) return []
  if (value?.kind === 'value' && name !== undefined && value.value.type !== 'text')
    return [
      {
        kind: 'set',
        subject: outputSubject(row, name, value).id,
        to: mapExpression(value, resolverOf(where)),
      },
    ]
  if (/^["“„][^"“”]*["”]$/.test(cell.text)) return [{ kind: 'shows', text: [quotedIn(cell)], as: 'message' }]
  const verdict = isValue ? undefined : verdictOf(cell.text)
  if (verdict) return [verdict]
  const found = isValue ? undefined : effectsIn(cell, words)
  if (found && !found.some(({ kind }) => kind === 'said'))
    return found.map((effect) => mapEffect(effect, resolverOf(where)))
  const parts = partsIn(cell)
  if (parts.length > 1) return parts.flatMap((part) => partIn(row, part))
  const label = name ?? header?.text
  if (header && label !== undefined && cell.text.split(/\s+/).length <= 4) {
    return [
      {
        kind: 'set',
        subject: outputSubject(row, label).id,
        to: { kind: 'value', value: { type: 'text', value: quotedIn(cell) } },
      },
    ]
  }
  throw new Unresolved(cell.text)
}

/** Beside a text that is quoted the other words are what a person sees to. */
function partIn(row: Row, part: Cell): Effect[] {
  if (isNone(part.text)) return []
  try {
    return outputsIn(row, part, undefined)
  } catch (error) {
    if (!(error instanceof Unresolved)) throw error
    return [{ kind: 'said', text: part.text }]
  }
}

/** A column of short names of which not all are verdicts gives a value: "Rejected", "Paid", "Clerk". */
export function areValues(cells: readonly Cell[]): boolean {
  const isName = ({ text }: Cell): boolean => /^\p{Lu}[^"“,.;]*$/u.test(text) && text.split(' ').length <= 4
  return cells.every(isName) && !cells.every(({ text }) => verdictOf(text))
}

/** "bid accepted, "Reserve met"": each part by itself, where one of them is quoted. */
function partsIn({ text, start }: Cell): Cell[] {
  if (!/["“]/.test(text)) return []
  return [...text.matchAll(/["“„][^"“”]*["”]|[^,;"“„]+/g)]
    .map(([part], index, all) => ({
      part: part.replace(/^\s*(?:and|with)?\s+|\s+(?:and|with)?\s*$/g, ''),
      at: all[index]?.index ?? 0,
    }))
    .filter(({ part }) => part.trim() !== '')
    .map(({ part, at }) => ({
      text: part,
      start: start + at + text.slice(at).indexOf(part),
      end: start + at + text.slice(at).indexOf(part) + part.length,
    }))
}

const refusals =
  /^(?:refused|rejected|denied|not allowed|not accepted|invalid|refuse|reject|deny|declined|decline)$/
const acceptances = /^(?:accepted|allowed|approved|valid|accept|allow|approve|granted|permitted)$/

/** "refused", "bid accepted". */
function verdictOf(text: string): Effect | undefined {
  const words = text.toLowerCase().split(' ')
  const last = words.at(-1) ?? ''
  const said = words.length > 2 ? '' : words.length === 2 && words[0] !== 'not' ? last : words.join(' ')
  if (refusals.test(said)) return { kind: 'refused' }
  return acceptances.test(said) ? { kind: 'accepted' } : undefined
}

function outputSubject({ draft, one }: Row, name: string, value?: Expression<Reference>): Subject {
  const known = draft.vocabulary.find(keyOf(name))
  const isEntry = known !== undefined && draft.limitsOf(known.id).length > 0
  const found = known && !isEntry ? known : draft.vocabulary.declare(name, spanOf(one.sentence))
  found.given = true
  if (value?.kind === 'value' && value.unit && !found.unit) found.unit = value.unit
  return found
}

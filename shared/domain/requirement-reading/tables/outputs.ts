import type { Effect, Expression, Subject } from '../../requirement-model/index.ts'
import { expression } from '../grammar/expression.ts'
import { spanOf, type Draft } from '../resolve/draft.ts'
import { mapEffect, mapExpression, Unresolved } from '../resolve/mapping.ts'
import { keyOf } from '../resolve/naming.ts'
import { resolverOf } from '../resolve/resolver.ts'
import type { TaggedSentence } from '../sentence.ts'
import type { Reference } from '../tokens.ts'
import { effectsIn, quotedIn, wholeCell, type Words } from './cells.ts'
import type { Table } from './columns.ts'

export type Cell = NonNullable<TaggedSentence['cells']>[number]

export interface Row {
  draft: Draft
  table: Table
  row: TaggedSentence
  words: Words
  /** What the table is said to give. */
  computed: string | undefined
}

/** What a cell gives: a value of what its column or its table is about, a text, or something that happens. */
export function outputsIn(row: Row, cell: Cell, header: Cell | undefined): Effect[] {
  const { draft, words } = row
  const name =
    header &&
    !/^(?:result|outcome|effect|then|decision|response|output|expected result|reaction|message|error message|error|action|answer)$/i.test(
      header.text,
    )
      ? header.text
      : row.computed
  const value = wholeCell(expression, cell, words)
  if (value?.kind === 'value' && name !== undefined)
    return [
      {
        kind: 'set',
        subject: outputSubject(row, name, value).id,
        to: mapExpression(value, resolverOf(draft.where(row.row))),
      },
    ]
  if (/^["“„].*["”]$/.test(cell.text)) return [{ kind: 'shows', text: [quotedIn(cell)], as: 'message' }]
  const verdict = verdictOf(cell.text)
  if (verdict) return [verdict]
  const found = effectsIn(cell, words)
  if (found && !found.some(({ kind }) => kind === 'said'))
    return found.map((effect) => mapEffect(effect, resolverOf(draft.where(row.row))))
  if (header && name !== undefined && cell.text.split(/\s+/).length <= 4 && !/\d/.test(cell.text)) {
    return [
      {
        kind: 'set',
        subject: outputSubject(row, name).id,
        to: { kind: 'value', value: { type: 'text', value: quotedIn(cell) } },
      },
    ]
  }
  throw new Unresolved(cell.text)
}

function verdictOf(text: string): Effect | undefined {
  if (
    /^(?:refused|rejected|denied|not allowed|not accepted|invalid|refuse|reject|deny|declined|decline)$/i.test(
      text,
    )
  )
    return { kind: 'refused' }
  return /^(?:accepted|allowed|approved|valid|accept|allow|approve|granted|permitted)$/i.test(text)
    ? { kind: 'accepted' }
    : undefined
}

function outputSubject({ draft, row }: Row, name: string, value?: Expression<Reference>): Subject {
  const found = draft.vocabulary.find(keyOf(name)) ?? draft.vocabulary.declare(name, spanOf(row))
  found.given = true
  if (value?.kind === 'value' && value.unit && !found.unit) found.unit = value.unit
  return found
}

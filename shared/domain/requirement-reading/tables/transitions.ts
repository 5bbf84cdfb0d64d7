import type { Condition, Effect, Event, Rule, Subject } from '../../requirement-model/index.ts'
import { event } from '../grammar/event.ts'
import { both } from '../resolve/conditions.ts'
import { beState } from '../resolve/declare.ts'
import { spanOf, type Draft } from '../resolve/draft.ts'
import { eventsOf } from '../resolve/events.ts'
import { mapCondition, mapEffect, Unresolved } from '../resolve/mapping.ts'
import { resolverOf } from '../resolve/resolver.ts'
import type { TaggedSentence } from '../sentence.ts'
import { columnOf, isNothing, type Table } from './columns.ts'
import { conditionIn, effectsIn, namesIn, quotedIn, tokensOf, wholeCell, type Words } from './cells.ts'
import { deedIn } from '../flows/deeds.ts'

export interface RowReading {
  row: TaggedSentence
  taken: boolean
  unknown: string[]
  /** It only heads the rows below it. */
  heads?: boolean
}

/** Rows of "state, event, next state": every row is a transition. */
export function isTransitionTable(table: Table): boolean {
  return columnOf(table, 'state') >= 0 && columnOf(table, 'next') >= 0
}

/** What begins in one of these states. */
export type Starts = (states: readonly string[]) => string | undefined

export function declareStates(draft: Draft, table: Table, starts: Starts): void {
  declareStatesOf(draft, table, statesOf(table), starts)
}

/** The states that a table of transitions names. */
export function statesOf(table: Table): string[] {
  const columns = isTransitionTable(table) ? [columnOf(table, 'state'), columnOf(table, 'next')] : []
  return table.rows
    .flatMap((row) => columns.flatMap((column) => namesIn(row.cells?.[column])))
    .filter((value) => !isNothing(value))
}

export function declareStatesOf(
  draft: Draft,
  table: Table,
  values: readonly string[],
  starts: Starts,
): Subject | undefined {
  const first = table.header ?? table.rows[0]
  if (!first || values.length === 0) return undefined
  const states = draft.vocabulary.subjects.filter(({ kind }) => kind === 'state')
  const own =
    states.find(({ options }) => values.some((value) => options?.includes(value))) ??
    (states.length === 1 ? states[0] : undefined)
  const subject = own ?? draft.vocabulary.declare(starts(values) ?? 'state', spanOf(first))
  beState(draft, subject, values)
  return subject
}

export function takeTransitions(draft: Draft, table: Table, words: Words): RowReading[] {
  const state = columnOf(table, 'state')
  const next = columnOf(table, 'next')
  return table.rows.map((row) => {
    const reading: RowReading = { row, taken: false, unknown: [] }
    const to = quotedIn(row.cells?.[next])
    const subject = draft.vocabulary.withOption(to, 'state')
    if (!subject) return { ...reading, unknown: [to] }
    try {
      const { when, given } = leadOf(draft, table, row, words)
      const here: Condition = {
        kind: 'one-of',
        subject: subject.id,
        values: namesIn(row.cells?.[state]).map((value) => ({ type: 'text', value })),
      }
      const then: Effect[] = [
        { kind: 'set', subject: subject.id, to: { kind: 'value', value: { type: 'text', value: to } } },
        ...effectsOf(draft, table, row, words),
      ]
      add(draft, table, row, {
        when: { ...when, target: when.target ?? subject.id },
        if: both(here, given) ?? here,
        then,
      })
      return { ...reading, taken: true }
    } catch (error) {
      if (!(error instanceof Unresolved)) throw error
      return { ...reading, unknown: [error.words] }
    }
  })
}

export function add(
  draft: Draft,
  table: Table,
  row: TaggedSentence,
  rule: Pick<Rule, 'when' | 'if' | 'then'>,
): void {
  draft.add({
    ...rule,
    kind: 'transition',
    table: `t${table.number + 1}`,
    from: [...(table.header ? [spanOf(table.header)] : []), spanOf(row)],
  })
}

function leadOf(
  draft: Draft,
  table: Table,
  row: TaggedSentence,
  words: Words,
): { when: Event; given?: Condition } {
  const cell = row.cells?.[columnOf(table, 'event')]
  if (!cell || isNothing(cell.text)) throw new Unresolved('event')
  const own = eventIn(draft, row, cell, words)
  const actor = row.cells?.[columnOf(table, 'actor')]
  if (actor && !isNothing(actor.text) && own.when.actor === undefined && own.when.action === 'do')
    own.when.actor = quotedIn(actor)
  const guard = row.cells?.[columnOf(table, 'guard')]
  if (!guard || isNothing(guard.text)) return { when: own.when, ...(own.if ? { given: own.if } : {}) }
  const found = conditionIn(
    guard,
    { kind: 'spoken-of', words: 'it', plural: false, start: guard.start, end: guard.end },
    words,
  )
  if (!found) throw new Unresolved(guard.text)
  const given = both(own.if, mapCondition(found, resolverOf(draft.where(row))))
  return { when: own.when, ...(given ? { given } : {}) }
}

/** "send", "the agent accepts", "press "Accept"": what the grammar reads, or the words as the name of what people do. */
export function eventIn(
  draft: Draft,
  row: TaggedSentence,
  cell: NonNullable<TaggedSentence['cells']>[number],
  words: Words,
): { when: Event; if?: Condition } {
  const button = draft.vocabulary.controls.find(
    ({ name, role }) => role === 'button' && name.toLowerCase() === quotedIn(cell).toLowerCase(),
  )
  if (button) return { when: { action: 'press', target: button.id } }
  const short = cell.text.split(/\s+/).length <= 2
  const read = short && !/["“]/.test(cell.text) ? undefined : wholeCell(event, cell, words)
  if (read) {
    const found = eventsOf(read, draft.where(row))
    if (found.when) return { when: found.when, ...(found.if ? { if: found.if } : {}) }
  }
  return { when: deedIn(tokensOf(cell, words)) ?? { action: 'do', name: quotedIn(cell) } }
}

function effectsOf(draft: Draft, table: Table, row: TaggedSentence, words: Words): Effect[] {
  const cell = row.cells?.[columnOf(table, 'effect', 'message')]
  if (!cell || isNothing(cell.text)) return []
  if (/^["“„][^"“”]*["”]$/.test(cell.text)) return [{ kind: 'shows', text: [quotedIn(cell)], as: 'message' }]
  const found = effectsIn(cell, words)
  if (!found) throw new Unresolved(cell.text)
  return found.map((effect) => mapEffect(effect, resolverOf(draft.where(row))))
}

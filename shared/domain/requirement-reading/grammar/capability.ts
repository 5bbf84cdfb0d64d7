import type { Effect, Event } from '../../requirement-model/index.ts'
import { wordAt } from './deed/effect-clause.ts'
import { clauseAt, type Subject } from './deed/subject.ts'
import { effects } from './effect.ts'
import { messageBehind } from './effect/verdict.ts'
import { doneBy } from './event.ts'
import { alternative, type Input, type Match, type Parser } from './parser.ts'
import type { Reference } from '../tokens.ts'

/** Something that people may do, or may not, and what comes of it. */
export interface Capability {
  allowed: boolean
  events: Event<Reference>[]
  effects: Effect<Reference>[]
}

const modals = new Set(['can', 'may', 'could'])

/** `a Used booking cannot be cancelled: "…"`, "a Paid booking can be cancelled and is then Cancelled", "the clerk may not delete it". */
export const capability: Parser<Capability> = alternative('event: may or may not be done', (input, at) =>
  clauseAt(input, at, ({ subject, group }, end) => {
    if (!modals.has(group.modal ?? '')) return undefined
    const { modal: _, ...plain } = group
    const done = doneBy(input, { ...plain, negated: false }, { ...subject, denied: false } as Subject, end)
    if (!done) return undefined
    const allowed = group.negated === subject.denied
    const then = allowed ? outcome(input, done.end) : messageBehind(input, done.end)
    const refused: Effect<Reference>[] = allowed ? [] : [{ kind: 'refused' }]
    const value = { allowed, events: done.value, effects: [...refused, ...(then?.value ?? [])] }
    return { value, end: then?.end ?? done.end }
  }),
)

/** "… and is then Cancelled". */
function outcome(input: Input, at: number): Match<Effect<Reference>[]> | undefined {
  return ['and', ';', ','].includes(wordAt(input, at)) ? effects(input, at + 1) : undefined
}

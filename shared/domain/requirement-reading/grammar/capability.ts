import type { Condition, Effect, Event } from '../../requirement-model/index.ts'
import { wordAt } from './deed/effect-clause.ts'
import { clauseAt, type Subject } from './deed/subject.ts'
import { effects } from './effect.ts'
import { messageBehind } from './effect/verdict.ts'
import { doneBy } from './event.ts'
import { isState, name } from './names.ts'
import { alternative, words, type Input, type Match, type Parser } from './parser.ts'
import { reference } from './reference.ts'
import { inState } from './states.ts'
import type { Reference } from '../tokens.ts'

/** Something that people may do, or may not, in which state, and what comes of it. */
export interface Capability {
  allowed: boolean
  /** In every other state it is refused. */
  only?: true
  if?: Condition<Reference>
  events: Event<Reference>[]
  effects: Effect<Reference>[]
}

const modals = new Set(['can', 'may', 'could'])

/** `a Used booking cannot be cancelled: "…"`, "a Paid booking can be cancelled and is then Cancelled", "the clerk may not delete it". */
export const capability: Parser<Capability> = alternative('event: may or may not be done', (input, at) =>
  clauseAt(input, at, ({ subject, group }, behind) => {
    if (!modals.has(group.modal ?? '')) return undefined
    const { modal: _, ...plain } = group
    const done = doneBy(input, { ...plain, negated: false }, { ...subject, denied: false } as Subject, behind)
    if (!done) return undefined
    const allowed = group.negated === subject.denied
    const place = placeBehind(input, done.end)
    const end = place?.end ?? pastAsides(input, done.end)
    const then = allowed ? outcome(input, end) : messageBehind(input, end)
    const refused: Effect<Reference>[] = allowed ? [] : [{ kind: 'refused' }]
    const value: Capability = {
      allowed,
      events: byControl(done.value, place?.value.control),
      effects: [...refused, ...(then?.value ?? [])],
      ...(place?.value.if ? { if: place.value.if } : {}),
      ...(place?.value.only ? { only: true as const } : {}),
    }
    return { value, end: then?.end ?? end }
  }),
)

const asides = words('any more', 'anymore', 'any longer', 'either', 'as well', 'too', 'also', 'at any time', 'again', 'himself', 'herself', 'themselves', 'themself', 'as often as you like', 'then') // prettier-ignore

function pastAsides(input: Input, at: number): number {
  const found = asides(input, at)
  return found ? pastAsides(input, found.end) : at
}

interface Place {
  if?: Condition<Reference>
  only?: true
  control?: Reference
}

/** `with "Hide"`, "in Draft and in Incomplete only", "only in Draft". */
function placeBehind(input: Input, at: number): Match<Place> | undefined {
  const from = pastAsides(input, at)
  const before = words('only')(input, from)
  const state = inState(input, before?.end ?? from)
  const after = state && words('only')(input, state.end)
  if (state)
    return {
      value: { if: state.value, ...((before ?? after) ? { only: true as const } : {}) },
      end: pastAsides(input, after?.end ?? state.end),
    }
  for (
    let next = from;
    next < from + 5 && (next === from || input.tokens[next - 1]?.kind === 'word');
    next += 1
  ) {
    const link = words('with', 'by', 'using', 'by means of', 'via')(input, next)
    const control = link && reference(input, link.end)
    if (control?.value.kind === 'named' && control.value.quoted)
      return { value: { control: control.value }, end: pastAsides(input, control.end) }
  }
  return undefined
}

/** What can be done with a button is done by pressing it; what it is done to keeps its state. */
function byControl(events: Event<Reference>[], control: Reference | undefined): Event<Reference>[] {
  const [only, ...more] = events
  if (!control || !only || more.length > 0) return events
  const states = only.target?.states
  return [{ action: 'press', target: { ...control, ...(states ? { states } : {}) } }]
}

/** "… and is then Cancelled", ", which makes it Live", "(Approved)". */
function outcome(input: Input, at: number): Match<Effect<Reference>[]> | undefined {
  const link = words(
    'and',
    ',',
    ', which',
    ', and',
    ', after which',
    ', and from then on',
    ', and then',
  )(input, at)
  if (link) return effects(input, link.end)
  const state = wordAt(input, at) === '(' ? stateResult(input, at + 1) : undefined
  return state && wordAt(input, state.end) === ')' ? { value: state.value, end: state.end + 1 } : undefined
}

/** A state alone is what comes of a deed. */
function stateResult(input: Input, at: number): Match<Effect<Reference>[]> | undefined {
  const token = input.tokens[at]
  const found = token && (isState(token) || token.kind === 'quoted') ? name(input, at) : undefined
  if (!token || !found) return undefined
  const subject: Reference = {
    kind: 'spoken-of',
    words: 'it',
    plural: false,
    start: token.start,
    end: token.end,
  }
  return {
    value: [{ kind: 'set', subject, to: { kind: 'value', value: { type: 'text', value: found.value } } }],
    end: found.end,
  }
}

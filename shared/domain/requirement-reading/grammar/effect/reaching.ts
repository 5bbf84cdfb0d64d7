import type { Effect } from '../../../requirement-model/index.ts'
import type { Reference } from '../../tokens.ts'
import { isDenied, predicate, type Effects, type EffectClause } from '../deed/effect-clause.ts'
import { thingsOf } from '../deed/subject.ts'
import { aState, someStates } from '../states.ts'
import { words, type Input, type Match } from '../parser.ts'
import { reference } from '../reference.ts'

const further = new Set(['begin', 'start', 'enter', 'end', 'finish', 'pass', 'get', 'be', 'come', 'end up'])
const place = words('back', 'again', 'then', 'now', 'to', 'into', 'in', 'as', 'at', 'up', 'on', 'with', 'the state', 'state', 'the status', 'status', 'from then on', 'automatically', 'immediately', 'a', 'an', 'out') // prettier-ignore
const trail = words('again', 'at once', 'by itself', 'automatically', 'immediately', 'right away', 'as well', 'too', 'then') // prettier-ignore

/** "becomes Approved", "is In repair again", "enters the state Paused", "goes from New to Sent", "makes it Live", "puts a Repaired report back to Assigned". */
export const reaches = predicate('a state is reached', (clause) => {
  const { group, input, at } = clause
  const { does, verb, modal } = group
  const isMoving = ['become', 'set', 'go', 'stay'].some((one) => does.has(one as 'go')) || further.has(verb)
  if (!isMoving || isDenied(clause) || ['can', 'may', 'could', 'might'].includes(modal ?? ''))
    return undefined
  if (verb === 'be' && (modal === 'must' || modal === 'should')) return undefined
  const isAlone = group.passive || group.bare || clause.subject.kind === 'literal'
  return (isAlone || verb === 'be' ? undefined : byAnother(input, at)) ?? byItself(clause)
})

function byItself({ subject, group, input, at, start }: EffectClause): Match<Effects> | undefined {
  const [thing, ...more] = thingsOf(subject)
  const reached = stateAt(input, at)
  if (!reached || more.length > 0 || (subject.kind !== 'none' && !thing)) return undefined
  const { start: from = 0, end = 0 } = input.tokens[start] ?? {}
  const it: Reference = thing ?? { kind: 'spoken-of', words: 'it', plural: false, start: from, end }
  const before = group.does.has('stay') ? [reached.value.to] : reached.value.from
  return { value: [becoming(it, reached.value.to, before)], end: reached.end }
}

function byAnother(input: Input, at: number): Match<Effects> | undefined {
  const known = reference(input, at)
  const bare = someStates(input, at)
  const { start = 0, end = 0 } = input.tokens[at] ?? {}
  const alone: Match<Reference> | undefined = bare && {
    value: { kind: 'spoken-of', words: 'it', plural: false, states: bare.value, start, end },
    end: bare.end,
  }
  for (const thing of [known, alone]) {
    const reached = thing && stateAt(input, thing.end)
    if (reached && thing)
      return { value: [becoming(thing.value, reached.value.to, reached.value.from)], end: reached.end }
  }
  return undefined
}

/** "to the state Open", "back In service", "from New to Sent". */
function stateAt(input: Input, at: number): Match<{ from: string[]; to: string }> | undefined {
  let from = at
  for (let next = place(input, from); next; next = place(input, from)) from = next.end
  const left = words('from', 'from the state', 'from state')(input, from)
  const before = left && someStates(input, left.end)
  if (left && !before) return undefined
  let end = before?.end ?? from
  for (let next = place(input, end); next; next = place(input, end)) end = next.end
  const to = aState(input, end)
  // "A Rejected request" is what something is done to.
  const next = to && input.tokens[to.end]
  if (next?.kind === 'word' && next.classes[0] === 'noun') return undefined
  return to && { value: { from: before?.value ?? [], to: to.value }, end: pastTrail(input, to.end) }
}

/** "… again", "… with the same crew". */
function pastTrail(input: Input, at: number): number {
  const end = trail(input, at)?.end ?? at
  const link = words('with', 'for', 'by', 'of')(input, end)
  const thing = link && reference(input, link.end)
  return thing?.value.kind === 'named' && !thing.value.quoted ? thing.end : end
}

function becoming(thing: Reference, to: string, before: string[]): Effect<Reference> {
  const states = before.length > 0 ? { states: before } : {}
  return {
    kind: 'set',
    subject: { ...thing, ...states },
    to: { kind: 'value', value: { type: 'text', value: to } },
  }
}

import type { Condition, Effect } from '../../requirement-model/index.ts'
import { hasPart } from '../../requirement-model/references.ts'
import type { Reference } from '../tokens.ts'
import type { Clause } from './clause.ts'
import { endsHere } from './constraint/ends.ts'
import { literal } from './deed/literal.ts'
import { verbGroup } from './deed/verb-group.ts'
import { consequencesOf } from './effect.ts'
import { messageBehind } from './effect/verdict.ts'
import { anyNounCondition } from './noun-condition.ts'
import { alternative, words, type Input, type Match, type Parser } from './parser.ts'
import { reference } from './reference.ts'
import { restAt } from './rest.ts'

type Effects = Effect<Reference>[]

const shown = (text: string): Effect<Reference> => ({ kind: 'shows', text: [text], as: 'message' })
const messaging = words('the message', 'the error message', 'the hint', 'an error message', 'the error', 'the text', 'the warning', 'a message', 'the notice', 'message') // prettier-ignore
/** What may stand between a case and the text that answers it. */
const arrows = words(':', '→', '->', '=>', '–', '—', '-', '⇒')
const prohibiting = words('can not', 'may not', 'must not', 'shall not', 'should not', 'be not allow', 'be not possible', 'be impossible', 'be not permit', 'will not be') // prettier-ignore

/** "Everything else is answered with "…"", "any other number: "…"": it answers what the limits before leave. */
export const restRule: Parser<Clause[]> = alternative('rule: everything else', (input, at) => {
  const others = restAt(input, at)
  const then = others && outcome(input, others.end)
  return then && { value: [{ kind: 'rule', when: [], then: then.value, otherwise: true }], end: then.end }
})

/** "Otherwise: "Please check the name"": a text alone is a message. */
export const lone: Parser<Clause[]> = alternative('effect: lone message', (input, at) => {
  const from = messaging(input, at)?.end ?? at
  const found = input.tokens[words(':')(input, from)?.end ?? from]
  const end = from + (input.tokens[from]?.text === ':' ? 2 : 1)
  const next = input.tokens[end]
  if (found?.kind !== 'quoted' || (next && !/^(?:[,;.)]|and|but)$/.test(next.text))) return undefined
  return { value: [{ kind: 'effect', effects: [shown(found.value)] }], end }
})

/** "Message: "X"", "the message is "X"": what answers the limits before, or comes beside what the last of several cases leads to. */
export const messageRule: Parser<Clause[]> = alternative('limit: its message', (input, at) => {
  const noun = at === 0 ? messaging(input, at) : undefined
  const link =
    noun &&
    words(':', 'be', 'read', 'shall read', 'shall be', 'be then', 'then be', 'then read')(input, noun.end)
  const quoted = link && input.tokens[link.end]
  if (!link || quoted?.kind !== 'quoted' || input.tokens[link.end + 1]) return undefined
  return {
    value: [{ kind: 'rule', when: [], then: [shown(quoted.value)], otherwise: true, again: true }],
    end: link.end + 1,
  }
})

/** "The system shall reject any other flow rate, keep …": it answers what the limits before leave. */
export const restObject: Parser<Clause[]> = alternative('rule: everything else', (input, at) => {
  const who = reference(input, at)
  const verb = words('shall reject', 'shall refuse', 'reject', 'refuse', 'shall not accept', 'do not accept', 'must reject', 'decline', 'will reject')(input, who?.end ?? at) // prettier-ignore
  const others = verb && restAt(input, verb.end)
  if (!others) return undefined
  const more = words(', and', ',', 'and')(input, others.end)
  const then = consequencesOf(input, more?.end ?? others.end) ?? messageBehind(input, others.end)
  const refused: Effects = [{ kind: 'refused' }]
  return { value: [{ kind: 'rule', when: [], then: [...refused, ...(then?.value ?? [])], otherwise: true }], end: then?.end ?? others.end } // prettier-ignore
})

/** "An empty nickname is reported as "…"", "everything above 37.0 leads to "…"", "nothing thinner than 0.5 mm is taken". */
export const nounRule: Parser<Clause[]> = alternative('rule: noun condition', (input, at) => {
  const one = anyNounCondition(input, at)
  const taken = one?.value.none ? verbGroup(input, one.end) : undefined
  if (one && taken?.value.passive && !taken.value.negated && endsHere(input, taken.end))
    return {
      value: [{ kind: 'rule', when: [], if: one.value.holds, then: [{ kind: 'refused' }] }],
      end: taken.end,
    }
  const then =
    one && (outcome(input, one.end) ?? (isMeasured(one.value.holds) ? prohibited(input, one.end) : undefined))
  if (!then) return undefined
  const effects = one.value.none ? turned(then.value) : then.value
  return effects && { value: [{ kind: 'rule', when: [], if: one.value.holds, then: effects }], end: then.end }
})

/** What is too much or there already is refused, whatever it is called; what is in a state may not be done one thing with. */
const isMeasured = (holds: Condition<Reference>): boolean =>
  !hasPart(holds, (part) => part.kind === 'one-of' || part.kind === 'valid')

/** Of nothing it is said that it is accepted, of none that it is refused. */
function turned(then: Effects): Effects | undefined {
  const [first, ...others] = then
  return first?.kind === 'accepted' ? [{ kind: 'refused' }, ...others] : undefined
}

/** What comes of a case that was named: a text behind a colon, or what a verb says of it. Words alone are none. */
function outcome(input: Input, at: number): Match<Effects> | undefined {
  const arrow = arrows(input, at)
  const text = arrow && literal(input, arrow.end)
  if (text && text.end <= input.tokens.length)
    return { value: [{ kind: 'shows', text: text.value.text, as: 'message' }], end: text.end }
  const then = consequencesOf(input, at)
  return then?.value.some(({ kind }) => kind !== 'said' && kind !== 'unchanged') ? then : undefined
}

/** "… cannot stay with us, the page says "X"": it is refused, whatever it is called. */
function prohibited(input: Input, at: number): Match<Effects> | undefined {
  const denial = prohibiting(input, at)
  if (!denial) return undefined
  let end = denial.end
  while (input.tokens[end]?.kind === 'word' && !words('and', 'but', 'if', 'when', 'unless', 'than', 'or', 'only', 'before', 'after', 'until')(input, end)) end += 1 // prettier-ignore
  const stop = input.tokens[end]
  if (stop && !/^(?:,|:|→|\(|and|but)$/.test(stop.text)) return undefined
  const quoted = stop && literal(input, end + 1)
  const refused: Effect<Reference> = { kind: 'refused' }
  if (!quoted || /^(?:and|but)$/.test(stop.text)) return { value: [refused], end }
  const close = stop.text === '(' && input.tokens[quoted.end]?.text === ')' ? 1 : 0
  return {
    value: [refused, { kind: 'shows', text: quoted.value.text, as: 'message' }],
    end: quoted.end + close,
  }
}

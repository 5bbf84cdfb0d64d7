import type { Effect } from '../../requirement-model/index.ts'
import type { Reference } from '../tokens.ts'
import type { Clause } from './clause.ts'
import { nounCondition } from './noun-condition.ts'
import { alternative, words, type Input, type Match, type Parser } from './parser.ts'

const shown = (text: string): Effect<Reference> => ({ kind: 'shows', text: [text], as: 'message' })
const reporting = words(
  'is reported as', 'are reported as', 'is reported with', 'gives', 'give', 'shows', 'leads to', 'results in', 'produces', 'causes', 'triggers', 'yields', 'is answered with', 'is answered by', 'displays', 'is reported by', 'as',
) // prettier-ignore
const refusing = words(
  'is refused with',
  'is rejected with',
  'are rejected with',
  'are refused with',
  'is refused',
  'is rejected',
  'are refused',
  'are rejected',
  'is not accepted',
  'are not accepted',
  'is not allowed',
  'are not allowed',
)
const accepting = words('is accepted', 'are accepted', 'is allowed', 'are allowed')
const messaging = words(
  'the message',
  'the error message',
  'the hint',
  'an error message',
  'the error',
  'the text',
  'the warning',
  'a message',
  'the notice',
)

const rest = words(
  'everything else',
  'anything else',
  'all other values',
  'all other entries',
  'any other value',
  'any other entry',
  'every other value',
  'every other entry',
  'any other input',
  'all other input',
  'other values',
  'other entries',
  'other numbers',
  'all others',
)

/** "Everything else is answered with "…"": it answers what the limits before leave. */
export const restRule: Parser<Clause[]> = alternative('rule: everything else', (input, at) => {
  const others = rest(input, at)
  const then = others && outcome(input, others.end)
  return then && { value: [{ kind: 'rule', when: [], then: then.value, otherwise: true }], end: then.end }
})

/** "Otherwise: "Please check the name"": a text alone is a message. */
export const lone: Parser<Clause[]> = alternative('effect: lone message', (input, at) => {
  const from = messaging(input, at)?.end ?? at
  const found = input.tokens[from]
  const next = input.tokens[from + 1]
  if (found?.kind !== 'quoted' || (next && !/^[,;.)]$/.test(next.text))) return undefined
  return { value: [{ kind: 'effect', effects: [shown(found.value)] }], end: from + 1 }
})

/** "An empty nickname is reported as "…"", "a wrong card number gives "…"", "an order above 50 EUR is refused". */
export const nounRule: Parser<Clause[]> = alternative('rule: noun condition', (input, at) => {
  const one = nounCondition(input, at)
  if (!one) return undefined
  const then = outcome(input, one.end)
  return then && { value: [{ kind: 'rule', when: [], if: one.value, then: then.value }], end: then.end }
})

function outcome(input: Input, at: number): Match<Effect<Reference>[]> | undefined {
  const from = words('must be', 'shall be', 'will be')(input, at) ? at : at
  const refused = refusing(input, from)
  const verb = refused ?? reporting(input, from)
  if (!verb) {
    const accepted = accepting(input, from)
    return accepted && { value: [{ kind: 'accepted' }], end: accepted.end }
  }
  const message =
    messaging(input, verb.end)?.end ??
    words('with the message', 'with the error message', 'and the message')(input, verb.end)?.end ??
    verb.end
  const quoted = input.tokens[message]
  const own: Effect<Reference>[] = refused ? [{ kind: 'refused' }] : []
  if (quoted?.kind === 'quoted') return { value: [...own, shown(quoted.value)], end: message + 1 }
  return refused ? { value: own, end: verb.end } : undefined
}

import type { Effect } from '../../requirement-model/index.ts'
import type { Reference } from '../tokens.ts'
import type { Clause } from './clause.ts'
import { effects } from './effect.ts'
import { event } from './event.ts'
import { wordsOf } from './names.ts'
import { alternative, words, type Input, type Match, type Parser } from './parser.ts'

const links = words(
  'and', ', and', ',', ':', '(', ', which', 'which', ', after which', ', upon which', ', so', ', so that', 'so that', ', and from that moment', ', and from that moment on', ', and from then on', ', and with that', ', and then', 'and then', ', then', ', thereby',
) // prettier-ignore
const ends = new Set([
  'if',
  'when',
  'while',
  'unless',
  'until',
  'only',
  'not',
  'no',
  'as',
  'once',
  'but',
  'or',
  '"',
])
const longestTail = 8

/** "A clerk accepts the application for review, and from that moment it is Under review": what is done, and the state that comes of it. */
export const passage: Parser<Clause[]> = alternative('transition: deed and state', (input, at) => {
  // "This closes it, so it becomes Closed" goes on with what was said.
  const isThis = /^(?:this|that)$/i.test(input.tokens[at]?.text ?? '')
  const done = event(input, at)
  // "The page says "X" and …" is nothing that somebody does.
  const isShown = effects(input, at)?.value.some(({ kind }) => kind === 'shows' || kind === 'set')
  if (!done || isShown) return undefined
  for (let end = done.end; end <= done.end + longestTail; end += 1) {
    const link = links(input, end)
    const then = link && outcome(input, link.end)
    const effect: Clause = isThis
      ? { kind: 'effect', effects: then?.value ?? [] }
      : { kind: 'rule', when: done.value, then: then?.value ?? [] }
    if (then) return { value: [effect], end: then.end }
    const token = input.tokens[end]
    if (token?.kind !== 'word' || ends.has(token.text.toLowerCase())) return undefined
  }
  return undefined
})

const supposing = words('if', 'in case', 'once', 'provided that', 'provided', 'when', 'as soon as', 'after')

/** "If the light is on, the patrol confirms the repair and the report is Closed": of what no grammar knows a person can tell whether it is so. */
export const supposedPassage: Parser<Clause[]> = alternative(
  'transition: under a condition in words',
  (input, at) => {
    const passed = words('after')(input, at) && input.tokens[at + 1]
    const timely =
      passed && passed.kind === 'number' && passed.unit !== undefined ? outcome(input, at + 2) : undefined
    if (passed && timely)
      return {
        value: [{ kind: 'rule', when: [{ action: 'do', name: `${passed.text} pass` }], then: timely.value }],
        end: timely.end,
      }
    const isTime = input.tokens[at]?.kind === 'number' && words('before', 'after')(input, at + 1)
    const lead = supposing(input, at) ?? (isTime ? { value: '', end: at } : undefined)
    if (!lead) return undefined
    let end = lead.end
    while (end < input.tokens.length && /^(?:word|number)$/.test(input.tokens[end]?.kind ?? '')) end += 1
    if (input.tokens[end]?.text !== ',' || end - lead.end > 16) return undefined
    // "When it does not" needs what was said before.
    if (/^(?:it|they|this|that)$/i.test(input.tokens[lead.end]?.text ?? '') && end - lead.end < 4)
      return undefined
    const text = wordsOf(input.tokens.slice(lead.end, end))
    const found = passage(input, end + 1)
    const state = found ? undefined : outcome(input, end + 1)
    // "If the cable is not plugged in within 10 minutes, a Preparing session turns into Expired".
    if (state)
      return {
        value: [{ kind: 'rule', when: [{ action: 'do', name: text }], then: state.value }],
        end: state.end,
      }
    const value = found?.value.map((clause): Clause =>
      clause.kind === 'rule' ? { ...clause, if: { kind: 'said', text } } : clause,
    )
    return found && value ? { value, end: found.end } : undefined
  },
)

/** What follows counts only where it tells the state. */
function outcome(input: Input, at: number): Match<Effect<Reference>[]> | undefined {
  const found = effects(input, at)
  const isState = found?.value.some(({ kind }) => kind === 'set')
  const end = found && input.tokens[found.end]?.text === ')' ? found.end + 1 : found?.end
  return found && isState && end !== undefined ? { value: found.value, end } : undefined
}

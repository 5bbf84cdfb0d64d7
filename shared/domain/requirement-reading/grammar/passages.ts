import type { Effect } from '../../requirement-model/index.ts'
import type { Reference } from '../tokens.ts'
import type { Clause } from './clause.ts'
import { effects } from './effect.ts'
import { event } from './event.ts'
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
  const done = event(input, at)
  if (!done) return undefined
  for (let end = done.end; end <= done.end + longestTail; end += 1) {
    const link = links(input, end)
    const then = link && outcome(input, link.end)
    if (then) return { value: [{ kind: 'rule', when: done.value, then: then.value }], end: then.end }
    const token = input.tokens[end]
    if (token?.kind !== 'word' || ends.has(token.text.toLowerCase())) return undefined
  }
  return undefined
})

/** What follows counts only where it tells the state. */
function outcome(input: Input, at: number): Match<Effect<Reference>[]> | undefined {
  const found = effects(input, at)
  const isState = found?.value.some(({ kind }) => kind === 'set')
  const end = found && input.tokens[found.end]?.text === ')' ? found.end + 1 : found?.end
  return found && isState && end !== undefined ? { value: found.value, end } : undefined
}

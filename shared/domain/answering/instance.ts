import type { Question } from './read-question.ts'
import type { Statement } from './statements.ts'
import type { Token } from './tokens.ts'

const enumerates = /,[^,]{1,80}(?:,| and | or )|:\s|\bsuch as\b|\be\.g\.|\bincluding\b|\b(?:either|both)\b/i
const tells = /^\s*(?:is|are|was|were|must be|has to be|have to be|=|:|–|-|\|)\s/i

/**
 * Whether a statement tells which one, where a question asks "which carriers": a name or a figure that the question does not have, a list, or what the carriers are. One that speaks of carriers in
 * general does not; one that does not speak of them at all has to say all the rest, and that has to be more than one word.
 */
export function holdsInstance({ tokens, asksFor, wanted }: Question, { unit, lead }: Statement): boolean {
  if (unit.kind !== 'sentence' || lead?.text.endsWith(':')) return true
  const asked = new Set(tokens.map(({ stem }) => stem))
  const isNew = ({ stem, written, start, isFigure, isIdle }: Token) =>
    !asked.has(stem) && !isIdle && (isFigure || (start > 0 && /^\p{Lu}/u.test(written)))
  const named = unit.tokens.filter(({ stem }) => stem === asksFor)
  if (named.some(({ end }) => tells.test(unit.text.slice(end)))) return true
  if (named.length > 0) return unit.tokens.some(isNew) || enumerates.test(unit.text)
  const rest = wanted.filter(({ stem, isLight }) => stem !== asksFor && !isLight)
  return rest.length > 1 && rest.every(({ stem }) => unit.stems.has(stem))
}

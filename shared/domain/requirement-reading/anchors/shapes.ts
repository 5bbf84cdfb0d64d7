import type { Token } from '../tokens.ts'
import { isDemand, isVerb, type Part } from './parts.ts'
import { accepting, circumstances, telling } from './words.ts'

type Place = Pick<Part, 'at' | 'end' | 'islands'>

/** Numbers and names that no island took up say something that was not understood. */
export function holdsAmount(tokens: readonly Token[], { at, end, islands }: Place): boolean {
  return tokens.slice(at, end).some((token, index) => {
    const place = at + index
    const isName = place > 0 && token.kind === 'word' && /^\p{Lu}\p{L}/u.test(token.text)
    const isUnknown = token.kind === 'number' || isName
    return isUnknown && !islands.some((one) => one.at <= place && place < one.end)
  })
}

/** "For guests up to 11 years", "a cake for up to 60 guests has two tiers": a limit behind which somebody does something, and before which nobody does. */
export function isCircumstance(tokens: readonly Token[], part: Part, lead: string): boolean {
  const { at, end, islands, opens, isAnswered } = part
  const from = opens === 'and' || opens === 'but' ? at + 1 : at
  const limits = islands.find(({ is }) => is === 'limits')
  if (limits?.is !== 'limits' || isDemand(islands)) return false
  if (limits.of !== undefined || isRow(tokens, part)) return true
  // "More than 30: "…"" under the name of a field.
  if (isAnswered && limits.at === from && limits === islands[0]) return true
  if (tokens.slice(from, limits.at + 1).some(isVerb)) return false
  if (isLinked(tokens, part, lead) || circumstances.has(tokens[from]?.text.toLowerCase() ?? '')) return true
  const behind = tokens.slice(limits.end, end)
  // "From 1 to 12 weeks are asked for" limits them all the same.
  if (behind.some((token) => token.kind === 'word' && accepting.has(token.lemma))) return false
  return behind.some(isVerb) || holdsAmount(tokens, { at: limits.end, end, islands: [] })
}

/** "Hours before start 48 or more: Full refund": what it comes to stands behind the colon. */
const isRow = (tokens: readonly Token[], { end, islands }: Part): boolean =>
  tokens[end]?.text === ':' &&
  tokens[end + 1]?.kind === 'word' &&
  islands.every(({ is }) => is === 'term' || is === 'limits')

/** "Stage 0 for a level below 50 ppm" under "The controller selects": what comes of it stands before. */
export function isLinked(tokens: readonly Token[], { at, islands }: Place, lead: string): boolean {
  const term = islands.find(({ is }) => is === 'term')
  if (lead === '' || !term) return false
  const link = tokens.slice(at, term.at).findLast(({ text }) => !/^(?:an?|the|each|any)$/i.test(text))
  return /^(?:for|at|with|from)$/i.test(link?.text ?? '')
}

/** "Up to 7 days we send a reminder", "Rare seed earns 10 points": behind what it depends on, words with a verb. */
export function isOutcome(tokens: readonly Token[], part: Part): boolean {
  const { at, end, islands } = part
  // "4.50 euros for Sponge": what it comes to may stand before.
  const option = islands.find(({ is }) => is === 'option')
  if (option && tokens.slice(at, option.at).some(({ kind }) => kind === 'number')) return true
  const last = islands.findLast(({ is }) => telling.has(is))
  // "Cancelling is free until 24 hours before the start".
  if (last?.is === 'limits' && last.of !== undefined && tokens.slice(at, last.at).some(isVerb)) return true
  return tokens.slice(last?.end ?? end, end).some((token) => isVerb(token) || token.kind === 'number')
}

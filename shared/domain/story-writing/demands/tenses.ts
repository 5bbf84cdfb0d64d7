import type { Token } from '../../requirement-reading/tokens.ts'
import { isClass, isGerund, isParticiple, isWord, lower } from '../tokens.ts'
import { type Tense, finiteAt, isPerfect, opening } from './finite.ts'

/**
 * What the sentence says of time: by the first finite verb that is not in a clause of when, which or that; where there is none, by the first of all. A demand behind a semicolon, "but" or "so" counts
 * too, since one thing may be told and the other one demanded of it.
 */
export function tenseOf(all: readonly Token[]): Tense {
  const tokens = withoutLabel(withoutBrackets(all))
  let isAside = false
  let wasAside = false
  let first: Tense = 'none'
  for (let at = 0; at < tokens.length; at += 1) {
    const word = lower(tokens[at])
    if (at === 0 && /^(?:and|but|oh|so|also|then)$/.test(word)) continue
    if (opening.has(word) && word !== 'so') isAside = true
    else if (/^[,;:–—]$/.test(word)) [isAside, wasAside] = [false, false]
    const tense = finiteAt(tokens, at)
    if (tense === 'none') continue
    // Behind the verb of such a clause a participle belongs to it ("the zone applied for").
    if (!isAside && !isTouching(tokens, at) && !(wasAside && tense === 'past')) return tense
    if (first === 'none' && tense !== 'past') first = tense
    wasAside ||= isAside
    isAside = false
  }
  return first
}

function withoutBrackets(tokens: readonly Token[]): readonly Token[] {
  let depth = 0
  const kept = tokens.filter(({ text }) => {
    if (text === '(') depth += 1
    const isInside = depth > 0
    if (text === ')' && depth > 0) depth -= 1
    return !isInside
  })
  return kept.length > 2 ? kept : tokens
}

/** "Last thing agreed: …": what is demanded stands behind the label. */
function withoutLabel(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(({ text }) => text === ':')
  return at > 0 && at <= 5 && tokens.length - at > 3 ? tokens.slice(at + 1) : tokens
}

/** "The documents they wrote": a clause that touches its noun. */
const isTouching = (tokens: readonly Token[], at: number): boolean =>
  /^(?:i|we|you|he|she|they)$/.test(lower(tokens[at - 1])) && isClass(tokens[at - 2], 'noun')

/** Whether some clause obliges or allows, and is not told as past. */
export const hasModal = (tokens: readonly Token[]): boolean =>
  tokens.some((_, at) => finiteAt(tokens, at) === 'modal')

/** "Is charged", "are never told", "gets replaced". */
export const hasPassive = (tokens: readonly Token[]): boolean =>
  tokens.some((token, at) => isParticiple(token) && isPerfect(tokens, at))

/** "She's retiring": what somebody is about to do. */
export const isAbout = (tokens: readonly Token[]): boolean =>
  tokens.some(
    (token, at) =>
      /^(?:he|she|i|we)$/.test(lower(token)) &&
      /^(?:'s|is|'m|am|'re|are)$/.test(lower(tokens[at + 1])) &&
      isGerund(tokens[at + 2]),
  )

/** "Scan the receipt": it begins with a verb in its base form. */
export function isImperative(tokens: readonly Token[]): boolean {
  let at = 0
  while (/^(?:and|then|please|pls|also|never|always|do|don't|not|n't)$/.test(lower(tokens[at]))) at += 1
  const [token, next] = [tokens[at], tokens[at + 1]]
  return (
    isWord(token) &&
    token.classes.includes('verb') &&
    !token.gerund &&
    !token.participle &&
    !lower(token).endsWith('s') &&
    (token.classes[0] === 'verb' || (isWord(next) && next.classes[0] === 'determiner'))
  )
}

import type { Token } from '../tokens.ts'
import { verbOf, type Verb } from './meanings.ts'
import { thingIn, type Thing } from './thing.ts'

/** What is done to what, and how: "assign" · "different positions" · "to the staff members". */
export interface Deed {
  verb: Verb
  thing?: Thing
  /** What stands behind the thing, or, without one, behind the verb. */
  rest: Token[]
}

const lower = (token: Token | undefined): string => token?.text.toLowerCase() ?? ''
const isAdverb = (token: Token | undefined): boolean =>
  token?.kind === 'word' && (token.classes[0] === 'adverb' || (/[a-z]{3}ly$/i.test(token.text) && token.classes[0] !== 'noun' && token.classes[0] !== 'verb')) // prettier-ignore
const isPreposition = (token: Token | undefined): boolean =>
  token?.kind === 'word' && token.classes[0] === 'preposition'
const isLink = (token: Token | undefined): boolean => /^(?:and|or|,|\/)$/.test(lower(token))

/** The deeds of a phrase like "create groups and add campers to the groups"; none where it does not begin with a known one. */
export function deedsIn(tokens: readonly Token[]): Deed[] {
  const deeds: Deed[] = []
  for (let at = 0; at < tokens.length;) {
    const found = verbsAt(tokens, at)
    if (!found) return deeds
    const end = endOf(tokens, found.end)
    const behind = tokens.slice(found.end, end)
    const thing = thingIn(behind)
    const rest = behind.slice(thing?.length ?? 0)
    deeds.push(...found.verbs.map((verb): Deed => ({ verb, rest, ...(thing ? { thing } : {}) })))
    at = end
    if (lower(tokens[at]) === ',' && lower(tokens[at + 1]) === 'to') return deeds
    while (at < tokens.length && (isLink(tokens[at]) || /^(?:then|to|also)$/.test(lower(tokens[at])))) at += 1
  }
  return deeds
}

/** "Add or remove": verbs that share what stands behind them. */
function verbsAt(tokens: readonly Token[], from: number): { verbs: Verb[]; end: number } | undefined {
  let at = from
  while (isAdverb(tokens[at])) at += 1
  const first = verbAt(tokens, at)
  if (!first) return undefined
  let next = first.end
  while (isLink(tokens[next])) next += 1
  // "Log in and see the list": these take nothing of what the next one does.
  const isWhole = first.verb.meaning.startsWith('signed')
  const more = next > first.end && !isWhole ? verbsAt(tokens, next) : undefined
  return more
    ? { verbs: [first.verb, ...more.verbs], end: more.end }
    : { verbs: [first.verb], end: first.end }
}

function verbAt(tokens: readonly Token[], at: number): { verb: Verb; end: number } | undefined {
  const found = verbOf(tokens.slice(at, at + 3).map(({ text }) => text))
  return found && { verb: found.verb, end: at + found.length }
}

const isPurpose = (tokens: readonly Token[], at: number): boolean =>
  lower(tokens[at]) === 'to' &&
  !/^(?:and|or)$/.test(lower(tokens[at - 1])) &&
  (lower(tokens[at + 1]) === 'be' || isVerb(tokens, at + 1))

/** A deed ends before "and" with another verb, known or not. */
function endOf(tokens: readonly Token[], from: number): number {
  for (let at = from; at < tokens.length; at += 1) {
    // What is behind "to" is what it is for.
    if (isPurpose(tokens, at)) return tokens.length
    if (!isLink(tokens[at])) continue
    let next = at
    while (isLink(tokens[next]) || lower(tokens[next]) === 'then' || isAdverb(tokens[next])) next += 1
    const isAside = lower(tokens[at]) === ',' && isPreposition(tokens[next])
    if (isAside || isVerb(tokens, next)) return at
  }
  return tokens.length
}

/** An article or a possessive stands behind a verb, and not behind a noun. */
const isOpening = (token: Token | undefined): boolean =>
  token?.kind === 'word' &&
  (token.classes[0] === 'determiner' || /^(?:my|our|your|their|his|her)$/.test(lower(token)))

function isVerb(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  const found = verbsAt(tokens, at)
  const behind = tokens[found?.end ?? 0]
  if (token?.kind === 'word' && found && (token.classes[0] === 'verb' || isOpening(behind))) return true
  if (
    token?.kind !== 'word' ||
    !/^(?:verb|auxiliary)$/.test(token.classes[0] ?? '') ||
    token.participle ||
    token.gerund
  )
    return false
  const next = tokens[at + 1]
  return !/s$/i.test(token.text) && next !== undefined && !isLink(next)
}

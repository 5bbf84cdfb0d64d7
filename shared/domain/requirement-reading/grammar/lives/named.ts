import type { Token } from '../../tokens.ts'
import { isState } from '../names.ts'
import { type Part } from './parts.ts'
import { isVerb, lemmaOf, wordOf } from './tokens.ts'
import { causing, pronouns, reaching, starting, staying, towards, within } from './words.ts'

/** What a state is to a move. */
type Role = 'from' | 'to' | 'stays' | 'starts' | 'heads'

/** States that a clause names together, and what they are to the move that it tells. */
export interface Named {
  states: string[]
  role: Role
  at: number
  end: number
  /** "Not yet Packed", "no longer Draft": every state but these. */
  others?: true
}

/** All groups of states in a clause, from left to right. */
export function namedIn(part: Part, things: ReadonlySet<string>): Named[] {
  const { tokens } = part
  const found: Named[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    if (!isState(tokens[at])) continue
    const { states, end } = groupAt(tokens, at)
    const role = roleOf(part, at, end, things)
    const isNegated = role !== 'to' && isDenied(tokens, at)
    found.push({ states, role, at, end, ...(isNegated ? { others: true as const } : {}) })
    at = end - 1
  }
  // "Turns Due into Blocked".
  const last = found.at(-1)
  if (
    found.length === 2 &&
    found[0]?.role === 'to' &&
    last?.role === 'to' &&
    /^(?:to|into)$/.test(wordOf(tokens[last.at - 1]))
  )
    found[0].role = 'from'
  return found
}

const between = new Set([
  ',',
  'or',
  'and',
  'a',
  'an',
  'the',
  'in',
  'from',
  'merely',
  'already',
  'still',
  'either',
])

function groupAt(tokens: readonly Token[], at: number): { states: string[]; end: number } {
  const states = [tokens[at]?.text ?? '']
  let end = at + 1
  for (
    let next = end;
    next < tokens.length && (isState(tokens[next]) || between.has(wordOf(tokens[next])));
    next += 1
  ) {
    if (!isState(tokens[next])) continue
    if (next === end) break
    states.push(tokens[next]?.text ?? '')
    end = next + 1
  }
  return { states, end }
}

const adverbs = new Set(
  'still already merely now then again only just automatically immediately directly a an the state status back also yet currently simply once therefore once any each every either both'.split(
    ' ',
  ),
)

/** What stands before the states says what they are: "from", "becomes", "is", or a thing behind them. */
function roleOf(
  { tokens, lead, relative, joint }: Part,
  at: number,
  end: number,
  things: ReadonlySet<string>,
): Role {
  const isGiven = lead !== undefined || relative === true
  const next = tokens[end]
  const before = reachOf(tokens, at)
  const isThing =
    next?.kind === 'word' &&
    (things.has(next.lemma) || /^ones?$/.test(next.text) || (next.classes[0] === 'noun' && !isVerb(next)))
  if ((isThing || wordOf(next) === 'one' || wordOf(next) === 'ones') && !isEndOf(before.verb, before.link))
    return 'from'
  if (before.link === 'from' || before.link === 'of' || before.link === 'for' || before.link === 'on')
    return 'from'
  if (before.verb === undefined)
    return before.link === undefined ? (joint === '(' ? 'to' : 'heads') : before.link === 'to' ? 'to' : 'from'
  if (before.link === 'as' && starting.has(before.verb)) return 'starts'
  if (starting.has(before.verb)) return 'starts'
  if (staying.has(before.verb) || (before.verb === 'be' && before.isStill)) return isGiven ? 'from' : 'stays'
  if (before.verb === 'be')
    return before.link === undefined || before.link === 'in' || before.link === 'as'
      ? isGiven
        ? 'from'
        : 'to'
      : 'to'
  if (reaching.has(before.verb) || causing.has(before.verb))
    return before.link === 'at' || (before.link === 'in' && within.has(before.verb))
      ? 'from'
      : isGiven && before.isPerfect
        ? 'from'
        : 'to'
  return towards.has(before.link ?? '') || before.link === 'as'
    ? 'to'
    : before.link === 'in'
      ? 'from'
      : 'heads'
}

/** "Becomes a Paid order" is no thing that was Paid before. */
const isEndOf = (verb: string | undefined, link: string | undefined): boolean =>
  verb !== undefined && (verb === 'become' || (link === 'into' && (reaching.has(verb) || causing.has(verb))))

interface Reach {
  /** The preposition right before the states. */
  link?: string
  /** The verb that leads to them. */
  verb?: string
  isStill: boolean
  isPerfect: boolean
}

function reachOf(tokens: readonly Token[], at: number): Reach {
  const found: Reach = { isStill: false, isPerfect: false }
  let isNear = true
  for (let back = at - 1; back >= 0; back -= 1) {
    const token = tokens[back]
    const word = wordOf(token)
    if (/^(?:still|left)$/.test(word)) found.isStill = true
    if (token?.kind === 'mark') continue
    if (
      isNear &&
      token?.kind === 'word' &&
      (token.classes[0] === 'preposition' || word === 'as') &&
      !/^(?:up|out|over|off|by)$/.test(word)
    ) {
      found.link ??= word
      if (word === 'from') return found
      continue
    }
    const isMoving =
      token?.kind === 'word' &&
      (reaching.has(token.lemma) ||
        causing.has(token.lemma) ||
        staying.has(token.lemma) ||
        starting.has(token.lemma))
    if (
      token?.kind === 'word' &&
      !token.state &&
      !token.gerund &&
      (isVerb(token) || (isMoving && token.classes.includes('verb')))
    ) {
      const isBare = word === 'been' || word === 'become'
      found.isPerfect = isBare && /^(?:has|have|had)$/.test(wordOf(tokens[back - 1]))
      const verb = lemmaOf(token) === "'s" ? 'be' : lemmaOf(token)
      if (['can', 'may', 'must', 'shall', 'will', 'have', 'do', 'could', 'should', 'would'].includes(verb)) {
        found.verb ??= 'be'
        return found
      }
      found.verb = verb
      return found
    }
    if (!adverbs.has(word) && !pronouns.has(word)) isNear = false
  }
  return found
}

function isDenied(tokens: readonly Token[], at: number): boolean {
  for (let back = at - 1; back >= Math.max(0, at - 4); back -= 1) {
    const word = wordOf(tokens[back])
    if (
      word === 'not' ||
      word === "n't" ||
      (word === 'no' && wordOf(tokens[back + 1]) === 'longer') ||
      word === 'than' ||
      word === 'except'
    )
      return true
    if (isVerb(tokens[back]) || !(adverbs.has(word) || word === 'longer' || word === 'in')) return false
  }
  return false
}

import type { Token } from '../../tokens.ts'
import { isState } from '../names.ts'
import { several, allIn, isFinalAt, type All } from './all.ts'
import { doneIn, type Done } from './done.ts'
import { baseOf, verbsOf } from './verbs.ts'
import { isPressed } from './controls.ts'
import { type Guard, missing, guardsIn } from './guards.ts'
import { namedIn, type Named } from './named.ts'
import type { Part } from './parts.ts'
import { lemmaOf, wordOf } from './tokens.ts'
import { causing, modals, reaching, refusing, starting, staying, telling, turning } from './words.ts'

/** What a clause tells of the life of a thing, by its anchors. */
export interface Facts extends Done {
  part: Part
  named: Named[]
  messages: string[]
  guards: Guard[]
  /** "Only": what it says counts there alone. */
  isOnly: boolean
  isFinal: boolean
  isAll: All | undefined
  /** What it tells is the state that is reached, and no deed beside it. */
  isOutcome: boolean
  /** "This does not alter its status". */
  isUnchanged: boolean
  /** Somebody brings it there: "marks it as Sent". */
  isCaused: boolean
  /** It demands something: "has to", "must". */
  isDemand: boolean
  /** Something in it may turn its meaning round. */
  isOdd: boolean
}

export function factsOf(part: Part, things: ReadonlySet<string>): Facts {
  const { tokens } = part
  const named = namedIn(part, things)
  const messages = tokens.flatMap((token, at) =>
    token.kind === 'quoted' && isTold(part, at) ? [token.value] : [],
  )
  const told = doneIn(part, things)
  // "The page says "X"" is nothing that somebody does.
  const isTelling =
    messages.length > 0 &&
    told.deed !== undefined &&
    telling.has(told.deed.verb) &&
    told.verdict !== 'refused'
  const { guards, read } = guardsIn(part)
  const isCompared =
    told.deed !== undefined && told.deed.control === undefined && isOfGuard(tokens, guards, read)
  const done: Done = isTelling || isCompared ? {} : told
  const isAll = allIn(tokens)
  const only = tokens.findIndex((token) => wordOf(token) === 'only')
  const isOnly =
    only >= 0 &&
    !tokens.slice(only).some((token) => wordOf(token) === 'by') &&
    (only === 0 ||
      tokens.slice(0, only).some((token) => modals.has(lemmaOf(token)) || wordOf(token) === 'be') ||
      tokens.slice(only, only + 4).some(isState))
  const verbs = verbsOf(tokens)
  const verb = verbs && baseOf(tokens[verbs.main])
  const isOutcome =
    verb !== undefined &&
    named.some(({ role }) => role === 'to' || role === 'stays' || role === 'starts') &&
    (reaching.has(verb) || causing.has(verb) || staying.has(verb) || starting.has(verb))
  const isUnchanged =
    verbs?.isNegated === true &&
    !verbs.isModal &&
    /^(?:alter|change|affect|touch)$/.test(verb ?? '') &&
    isThingOrState(tokens)
  const isDemand = tokens.some(
    (token, at) =>
      /^(?:must|shall|should)$/.test(wordOf(token)) ||
      (/^(?:has|have|needs?)$/.test(wordOf(token)) && wordOf(tokens[at + 1]) === 'to'),
  )
  return {
    part,
    named,
    messages,
    guards,
    ...done,
    isOnly,
    isOutcome,
    isUnchanged,
    isCaused: verb !== undefined && causing.has(verb),
    isDemand,
    isFinal: isFinalAt(tokens),
    isAll,
    isOdd: isOdd(tokens, read, { named, isAll, verdict: done.verdict, isUnchanged }),
  }
}

const isThingOrState = (tokens: readonly Token[]): boolean =>
  tokens.some((token) => /^(?:state|status|anything|that|this|it)$/.test(wordOf(token)))

/** "Reaches 30", "is left empty": the verb belongs to what is compared. */
function isOfGuard(tokens: readonly Token[], guards: readonly Guard[], read: ReadonlySet<number>): boolean {
  const main = verbsOf(tokens)?.main ?? -1
  return (
    guards.some(({ kind }) => kind === 'empty' || kind === 'number') && (read.has(main) || read.has(main + 1))
  )
}

/** A text that is shown, and no control that is pressed. */
function isTold({ tokens, joint }: Part, at: number): boolean {
  const before = tokens.slice(0, at)
  const isAnswered = before.some((token) => refusing.has(lemmaOf(token)) || answering.has(lemmaOf(token)))
  if (isPressed(tokens, at) && !isAnswered) return false
  const quoted = tokens[at]
  const isShort = quoted?.kind === 'quoted' && quoted.value.split(' ').length <= 2
  if (isShort && before.some((token) => lemmaOf(token) === 'get') && !/^['"].*[.!?]$/.test(quoted.text))
    return false
  return (
    (at === 0 && (joint === ':' || joint === '(')) ||
    isAnswered ||
    before.some((token) => telling.has(lemmaOf(token))) ||
    tokens.slice(at + 1).some((token) => telling.has(lemmaOf(token)))
  )
}

const answering = new Set([
  'answer',
  'reply',
  'respond',
  'tell',
  'warn',
  'inform',
  'greet',
  'turn',
  'say',
  'message',
  'meet',
])

/** "Either way" turns nothing round. */
const isEvenSo = (tokens: readonly Token[], at: number): boolean =>
  wordOf(tokens[at]) === 'no' && /^(?:longer|matter)$/.test(wordOf(tokens[at + 1]))

/** Words that turn the meaning round, where nothing took them up; numbers that nothing compares. */
function isOdd(
  tokens: readonly Token[],
  read: ReadonlySet<number>,
  { named, isAll, verdict, isUnchanged }: Pick<Facts, 'named' | 'isAll' | 'verdict' | 'isUnchanged'>,
): boolean {
  if (isAll) return false
  return tokens.some((token, at) => {
    if (read.has(at) || isEvenSo(tokens, at)) return false
    const word = wordOf(token)
    // "With a certificate for another 12 months" says nothing of the move.
    if (
      token.kind === 'number' &&
      named.length > 0 &&
      tokens.slice(Math.max(0, at - 2), at).some((before) => wordOf(before) === 'for')
    )
      return false
    if (token.kind === 'number')
      return (
        !/^ones?$/i.test(token.text) &&
        !several.has(lemmaOf(tokens[at + 1])) &&
        !several.has(lemmaOf(tokens[at + 2]))
      )
    if (!turning.has(word) && word !== "n't") return false
    if (word === 'only') return false
    if (isUnchanged && /^(?:not|n't)$/.test(word)) return false
    if (verdict === 'refused' && /^(?:not|n't|no|nobody|never|none)$/.test(word)) return false
    if (named.some(({ others, at: from }) => others && at < from && at >= from - 4)) return false
    return !missing.has(word) || word === 'no'
  })
}

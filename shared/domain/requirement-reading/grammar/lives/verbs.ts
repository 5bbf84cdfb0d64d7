import { lemmaAs } from '../../tokenise/lemma.ts'
import type { Token } from '../../tokens.ts'
import { basesOf } from '../deed/verb-forms.ts'
import { classOf, isAuxiliary, isThirdPerson, isVerb, lemmaOf, wordOf } from './tokens.ts'
import { fillers, modals } from './words.ts'

export const be = (token: Token | undefined): boolean =>
  lemmaOf(token) === 'be' || wordOf(token) === "'s" || /^gets?$/.test(wordOf(token))

export interface Verbs {
  /** Where the group of verbs begins, and the verb that says what is done. */
  from: number
  main: number
  isPassive: boolean
  isNegated: boolean
  isModal: boolean
  /** "Has to", "is able to": what comes behind is the verb. */
  isCopula: boolean
}

/** The first group of verbs of a clause. */
export function verbsOf(tokens: readonly Token[]): Verbs | undefined {
  const from = firstVerb(tokens)
  if (from < 0) return undefined
  const found: Verbs = {
    from,
    main: from,
    isPassive: false,
    isNegated: false,
    isModal: false,
    isCopula: false,
  }
  let hasBeen = false
  for (let at = from; at < tokens.length; at += 1) {
    const token = tokens[at]
    const word = wordOf(token)
    if (
      word === 'not' ||
      word === "n't" ||
      word === 'cannot' ||
      word === 'never' ||
      (word === 'no' && wordOf(tokens[at + 1]) === 'longer')
    )
      found.isNegated = true
    if (isAuxiliary(token) || word === 'cannot' || word === 'has' || word === 'have') {
      if (modals.has(lemmaOf(token)) || word === 'ca') found.isModal = true
      if (be(token)) hasBeen = true
      found.main = at
      continue
    }
    if (word === 'to' && isVerb(tokens[at + 1])) continue
    if (word === 'able') {
      hasBeen = false
      continue
    }
    if (
      token?.kind === 'word' &&
      !token.state &&
      (token.classes[0] === 'verb' ||
        at === from ||
        (token.participle === true && hasBeen) ||
        (found.isModal && token.classes.includes('verb')))
    ) {
      found.main = at
      // "Tries to give", "wants to cancel": what is tried is done.
      if (tried.has(lemmaOf(token)) && wordOf(tokens[at + 1]) === 'to' && tokens[at + 2]?.kind === 'word') {
        found.main = at + 2
        found.isModal = false
        return found
      }
      found.isPassive = hasBeen && token.participle === true
      if (hasBeen && !found.isPassive && !token.gerund) found.isCopula = true
      return found
    }
    if (isAdverb(token)) continue
    break
  }
  found.isCopula = hasBeen || found.main === from
  return found
}

const tried = new Set(['try', 'attempt', 'want', 'wish', 'decide', 'choose', 'like', 'ask', 'continue'])

const isAdverb = (token: Token | undefined): boolean =>
  token?.kind === 'word' &&
  (token.classes[0] === 'adverb' ||
    fillers.has(wordOf(token)) ||
    /^(?:not|n't|no|longer|only)$/.test(wordOf(token)))

function firstVerb(tokens: readonly Token[]): number {
  const plain = tokens.findIndex(
    (token, at) => (isVerb(token) && !isNounHere(tokens, at)) || reports(tokens, at),
  )
  return plain >= 0 ? plain : tokens.findIndex((_, at) => isThirdPerson(tokens, at, true))
}

/** "A guest reports damage": behind the one noun that it can be about, where no other word is the verb. */
function reports(tokens: readonly Token[], at: number): boolean {
  const [head, before, token] = [tokens[at - 2], tokens[at - 1], tokens[at]]
  const isOpen = token?.kind === 'word' && token.plural === true && token.classes.includes('verb')
  if (!isOpen || classOf(before) !== 'noun' || classOf(head) !== 'determiner') return false
  return !tokens.slice(at + 1).some((next) => isAuxiliary(next) || (isVerb(next) && next.text.endsWith('s')))
}

/** "The hire is refused": behind an article a word is no verb. */
function isNounHere(tokens: readonly Token[], at: number): boolean {
  const [before, token, next] = [wordOf(tokens[at - 1]), tokens[at], tokens[at + 1]]
  if (token?.kind !== 'word' || isAuxiliary(token)) return false
  if (at === 0 && isAuxiliary(next) && lemmaOf(next) === 'be') return true
  // "The nightly run looks at …", "Stop turns a session into Finished".
  const isFollowed =
    next?.kind === 'word' &&
    next.classes.includes('verb') &&
    next.text.endsWith('s') &&
    !next.state &&
    !isVerb(tokens[at + 2])
  return isFollowed || (/^(?:the|an?|each|every|any|no)$/.test(before) && tokens.slice(at + 1).some(isVerb))
}

/** The base form of a verb, by the lexicon and its endings. */
export function baseOf(token: Token | undefined): string {
  if (token?.kind !== 'word') return wordOf(token)
  if (token.gerund || token.classes[0] !== 'verb') return lemmaAs(wordOf(token), 'VERB')
  return basesOf(token)[0]?.base ?? token.lemma
}

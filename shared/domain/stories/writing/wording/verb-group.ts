import { lemmaAs } from '../../../requirement-reading/tokenise/lemma.ts'
import type { Token } from '../../../requirement-reading/tokens.ts'
import { finiteAt, isFinite } from './finite.ts'
import { isClass, isWord, lower } from '../tokens.ts'

const modals = new Set('shall must should will would can may could cannot ca wo sha'.split(' '))

/** How a verb group goes on as an infinitive: the words that come before what is left of the clause, and where that begins. */
export interface Infinitive {
  words: string[]
  rest: number
  /** "Can" and "may": what is said is possible, and need not be. */
  isAllowed: boolean
  isDenied: boolean
  /** "Is shown": it is done to the subject. */
  isPassive: boolean
}

/** "Shall reject" is "reject", "is notified" is "be notified", "must not be shown" is "not be shown"; nothing where the group is none that can be turned. */
export function infinitiveAt(tokens: readonly Token[], verb: number): Infinitive | undefined {
  const word = lower(tokens[verb])
  const isModal = modals.has(word)
  if (word === 'ought' || (/^needs?$/.test(word) && lower(tokens[verb + 1]) === 'not')) return undefined
  const isAllowed = /^(?:can|may|could|cannot|ca)$/.test(word)
  if (!isModal) return plain(tokens, verb)
  let at = verb + 1
  let isDenied = word === 'cannot'
  const before: string[] = []
  while (
    isWord(tokens[at]) &&
    (/^(?:not|n't|never|also|only|always|both)$/.test(lower(tokens[at])) || isClass(tokens[at], 'adverb'))
  ) {
    if (/^(?:not|n't|never)$/.test(lower(tokens[at]))) isDenied = true
    else before.push(lower(tokens[at]))
    at += 1
  }
  const main = tokens[at]
  if (!isWord(main) || !(main.classes.includes('verb') || isClass(main, 'auxiliary'))) return undefined
  const isBe = lower(tokens[at]) === 'be'
  const isPassive =
    isBe && tokens.slice(at + 1, at + 3).some((token) => isWord(token) && token.participle === true)
  return {
    words: [...(isDenied ? ['not'] : []), ...before, 'to', lower(tokens[at])],
    rest: at + 1,
    isAllowed,
    isDenied,
    isPassive,
  }
}

function plain(tokens: readonly Token[], verb: number): Infinitive | undefined {
  const word = lower(tokens[verb])
  const next = tokens[verb + 1]
  const said = { isAllowed: false, isDenied: false, isPassive: false }
  if (/^(?:is|are|'s|'re|am)$/.test(word)) {
    if (lower(next) === 'to') return { ...said, words: ['to'], rest: verb + 2 }
    const isDenied = /^(?:not|n't|never)$/.test(lower(next))
    const rest = verb + (isDenied ? 2 : 1)
    const isPassive = tokens.slice(rest, rest + 2).some((token) => isWord(token) && token.participle === true)
    return {
      ...said,
      words: [...(isDenied ? [lower(next) === 'never' ? 'never' : 'not'] : []), 'to', 'be'],
      rest,
      isDenied,
      isPassive,
    }
  }
  if (/^(?:has|have|needs?)$/.test(word) && lower(next) === 'to')
    return { ...said, words: ['to'], rest: verb + 2 }
  if (/^(?:do|does)$/.test(word) && /^(?:not|n't)$/.test(lower(next)))
    return { ...said, words: ['not', 'to'], rest: verb + 2, isDenied: true }
  if (/^(?:has|have)$/.test(word) && isWord(next) && next.participle)
    return { ...said, words: ['to', 'have'], rest: verb + 1 }
  if (/^(?:'ve|do|does)$/.test(word) || finiteAt(tokens, verb) === 'past') return undefined
  return { ...said, words: ['to', baseOf(tokens[verb])], rest: verb + 1 }
}

/** A verb as an infinitive has it: "reads" is "read". */
export const baseOf = (token: Token | undefined): string => {
  const word = lower(token)
  if (word === 'has') return 'have'
  return word.endsWith('s') && !word.endsWith('ss') ? lemmaAs(word, 'VERB') : word
}

/** Verbs that go on behind "and" or a comma, of the same subject: "reads the plate and matches it". */
export const isJoinedVerb = (tokens: readonly Token[], at: number): boolean => {
  const before = lower(tokens[at - 1])
  const token = tokens[at]
  if (!/^(?:and|or|,|then|thereafter)$/.test(before) || !isWord(token) || token.gerund || token.participle)
    return false
  return (
    isFinite(tokens, at) ||
    (token.classes.includes('verb') &&
      (isClass(tokens[at + 1], 'determiner', 'pronoun') ||
        /^(?:quoted|number)$/.test(tokens[at + 1]?.kind ?? '')))
  )
}

export const isModal = (token: Token | undefined): boolean => modals.has(lower(token))

import { lemmaAs } from '../../../requirement-reading/tokenise/lemma.ts'
import { lexemeOf } from '../../../requirement-reading/tokenise/lexicon.ts'
import { can, part } from '../../../requirement-reading/tokenise/parts.ts'
import type { Token } from '../../../requirement-reading/tokens.ts'
import { isFinite } from './finite.ts'
import { isClass, isGerund, isParticiple, isWord, lower } from '../tokens.ts'
import { masses, namesPeople, roleIn } from './roles.ts'

/** Who or what a clause is about, and where its verbs begin. */
export interface Subject {
  tokens: Token[]
  /** The verb that says it of it. */
  verb: number
  /** Words like "still" and "only" before the verb. */
  adverbs: string[]
  /** It names people: their role, as one of them is called. */
  role?: string
}

const mostWords = 12
const persons = new Set('everybody everyone somebody someone anybody anyone nobody each'.split(' '))

/** The subject of a clause: all words before its first finite verb, where they are one noun phrase. */
export function subjectOf(source: string, tokens: readonly Token[]): Subject | undefined {
  const verb = verbAt(tokens)
  if (verb < 1 || verb > mostWords) return undefined
  const own = tokens.slice(0, verb)
  if (!isPhrase(own) || tokens[verb + 1]?.kind === 'mark' || /^(?:and|or|,)$/.test(lower(own.at(-1))))
    return undefined
  const said = own.filter((token) => adverbs.has(lower(token))).map(lower)
  const role = roleIn(
    source,
    own.filter((token) => !adverbs.has(lower(token))),
  )
  return { tokens: own, verb, adverbs: said, ...(role !== undefined && { role }) }
}

const adverbs = new Set('also then always only automatically never still just again'.split(' '))

/** Words that can be one noun phrase: no pronoun but "nobody" and its like, no verb of its own, commas only in a list. */
function isPhrase(tokens: readonly Token[]): boolean {
  const [first] = tokens
  const isListed = tokens.some((token) => /^(?:and|or)$/.test(lower(token)))
  if (
    !first ||
    (isClass(first, 'preposition', 'verb', 'adverb', 'conjunction', 'auxiliary') &&
      !isGerund(first) &&
      !isParticiple(first))
  )
    return false
  const last = tokens.findLast((token) => !adverbs.has(lower(token)))
  if (
    isWord(last) &&
    !isClass(last, 'noun', 'pronoun', 'other') &&
    !last.gerund &&
    lower(tokens.at(-2)) !== 'the' &&
    !isParticiple(last) &&
    last !== first
  )
    return false
  if (isClass(last, 'determiner', 'preposition')) return false
  return tokens.every((token, at) => {
    if (token.kind === 'mark') return /^['’&/-]/.test(token.text) || (token.text === ',' && isListed)
    if (isClass(token, 'pronoun'))
      return (
        /^(?:my|our|their|his|her|its|your|no|one)$/.test(lower(token)) ||
        (at === 0 && persons.has(lower(token)))
      )
    if (/^(?:after|before|until|than)$/.test(lower(token)))
      return tokens.slice(0, at).some((one) => isParticiple(one) || /^(?:more|less|fewer)$/.test(lower(one)))
    return !/^(?:that|which|who|whose|what|whoever|whatever|when|if|where|i|we|you|he|she|it|they|this|these|those|->|because|once|as|so|although)$/.test(
      lower(token),
    )
  })
}

/** The first finite verb; a noun that may be one is it where a person stands before and nothing else says it ("parents book slots", "the procedure checks automatically"). */
function verbAt(tokens: readonly Token[]): number {
  // "Paper permits issued before are accepted": what a participle or a verb stands behind is a noun.
  const sure = tokens.findIndex(
    (token, at) =>
      isFinite(tokens, at) &&
      !(
        at > 0 &&
        mayBe(token, 'noun') &&
        isClass(token, 'verb') &&
        (isParticiple(tokens[at + 1]) || isFinite(tokens, at + 1))
      ),
  )
  const told = tokens.findIndex(
    (token, at) => at > 0 && isClass(token, 'noun') && mayBe(token, 'verb') && agrees(tokens, at),
  )
  if (told < 0 || (sure >= 0 && sure < told)) return sure
  const isOther =
    sure > told &&
    !mayBe(tokens[sure], 'noun') &&
    !tokens
      .slice(told, sure)
      .some((token) =>
        /^(?:and|or|,|which|who|that|when|if|while|until|unless|because|so|how|what|where|whether)$/.test(
          lower(token),
        ),
      )
  return isOther ? sure : told
}

/** "A carrier books a window", "parents book slots": the numbers of both fit, and what follows is done to. */
function agrees(tokens: readonly Token[], at: number): boolean {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]]
  const isThird = /[^s]s$/.test(lower(token))
  const isMany =
    isWord(before) && (before.plural === true || masses.has(lower(before)) || lower(before) === 'people')
  if (isThird === isMany || !isClass(before, 'noun', 'adjective')) return false
  const isPeople = namesPeople(before)
  if (isClass(next, 'determiner', 'adverb', 'pronoun') || next?.kind === 'number')
    return isPeople || isClass(tokens[0], 'determiner')
  return (
    isPeople &&
    isMany &&
    isWord(next) &&
    (isClass(next, 'adjective', 'noun', 'preposition') || mayBe(next, 'noun'))
  )
}

const mayBe = (token: Token | undefined, name: 'verb' | 'noun'): boolean =>
  isWord(token) &&
  (token.classes.includes(name) ||
    (name === 'verb' && token.plural === true && isVerbBase(lemmaAs(token.text, 'NOUN'))))

const isVerbBase = (word: string): boolean => {
  const lexeme = lexemeOf(word)
  return lexeme !== undefined && can(lexeme, part.verb)
}

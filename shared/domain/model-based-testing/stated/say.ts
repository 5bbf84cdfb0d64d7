import { articleOf } from '../../english/articles.ts'
import { capital, uncapital } from '../../english/capital.ts'
import { isNoun } from '../../requirement-reading/grammar/deed/nouns.ts'
import type { Token } from '../../requirement-reading/tokens.ts'
import { asFact } from '../cases/outcomes.ts'

/** Tokens as they stand in their text. */
const words = (text: string, tokens: Token[]): string => {
  const [first] = tokens
  const last = tokens.at(-1)
  return first && last ? text.slice(first.start, last.end).trim() : ''
}

const isAre = new Set(['is', 'are'])
/** Participles that tell how something is, and not what somebody did. */
const stative = new Set(
  'required needed expected located based supposed able interested involved associated related allowed found detected noticed known given met'.split(
    ' ',
  ),
)

/**
 * What has to be done, as a step: "Enter a wrong password" for "the user enters a wrong password", "Delete a subscriber" for "a subscriber is
 * deleted"; of what nobody does, that it is brought about.
 */
export function sayDone(text: string, circumstance: Token[]): string {
  const [first] = circumstance
  if (first?.kind === 'word' && first.gerund)
    return capital(`${first.lemma} ${words(text, circumstance.slice(1))}`)
  return (
    active(text, circumstance) ??
    passive(text, circumstance) ??
    entering(text, circumstance) ??
    `Make sure that ${withSmallArticle(words(text, circumstance))}`
  )
}

function active(text: string, tokens: Token[]): string | undefined {
  const at = tokens[0]?.kind === 'word' && tokens[0].classes[0] === 'determiner' ? 1 : 0
  const [person, verb] = [tokens[at], tokens[at + 1]]
  if (person?.kind !== 'word' || verb?.kind !== 'word' || !isNoun('person', person.text)) return undefined
  if (verb.classes[0] !== 'verb' || verb.participle || verb.gerund) return undefined
  const rest = words(text, tokens.slice(at + 2))
  const who = /^(?:i|user|users|player)$/i.test(person.text)
    ? ''
    : `As ${articleOf(person.text)} ${person.text.toLowerCase()}, `
  return capital(`${who}${verb.lemma} ${rest}`.trim())
}

const judging = new Set(['wrong', 'incorrect', 'invalid', 'false', 'valid', 'correct', 'right', 'unknown'])

/** "The password is wrong": a wrong one has to be entered. */
function entering(text: string, tokens: Token[]): string | undefined {
  const from = tokens[0]?.kind === 'word' && tokens[0].classes[0] === 'determiner' ? 1 : 0
  const at = tokens.length - 2
  const what = tokens.slice(from, at)
  const how = tokens[at + 1]?.text.toLowerCase() ?? ''
  const isPlain = what.every((token) => token.kind === 'word' && !token.plural && token.classes[0] === 'noun')
  const isOne = what.length > 0 && isPlain && tokens[at]?.text === 'is' && judging.has(how)
  if (!isOne || what.some(({ text: own }) => isNoun('person', own) || isNoun('system', own))) return undefined
  return `Enter ${articleOf(how)} ${how} ${words(text, what)}`
}

function passive(text: string, tokens: Token[]): string | undefined {
  const at = tokens.findIndex((token) => isAre.has(token.text.toLowerCase()))
  const verb = tokens[at + 1]
  if (at < 1 || verb?.kind !== 'word' || verb.classes[0] !== 'verb' || !verb.participle) return undefined
  const rest = tokens.slice(at + 2)
  const isDone = !stative.has(verb.text.toLowerCase()) && !/^(?:by|than)$/i.test(rest[0]?.text ?? '')
  if (
    !isDone ||
    tokens
      .slice(0, at)
      .some((token) => token.kind === 'word' && /^(?:no|nothing|nobody|who|which|that)$/i.test(token.text))
  )
    return undefined
  return capital(
    [verb.lemma, withSmallArticle(words(text, tokens.slice(0, at))), words(text, rest)]
      .filter(Boolean)
      .join(' '),
  )
}

/** What is then seen, as a fact. */
export const saySeen = (text: string, outcome: Token[]): string =>
  capital(asFact(words(text, outcome)).replace(/^I am /, 'The user is '))

const withSmallArticle = (said: string): string =>
  /^(?:The|An?|Some|Any|Each|All|No) /.test(said) ? uncapital(said) : said

/**
 * A situation as something to do: "Try it with a passenger who already has a seat", "Cancel two hours before departure", "Try what this
 * rules out: drivers cannot …". Of what is plainly said to be so there is nothing to do.
 */
export function saySituation(text: string, situation: Token[], isSupposed: boolean): string | undefined {
  const [first] = situation
  const said = lowered(words(text, situation))
  const verb = situation.findIndex(isFinite)
  const denied = situation.findIndex((token) => /^(?:not|never|cannot|n't)$/i.test(token.text))
  if (isSupposed) return verb > 0 ? sayDone(text, situation) : undefined
  if (denied > 0 && modal.has(situation[denied - 1]?.text.toLowerCase() ?? ''))
    return `Try what this rules out: ${said}`
  if (first?.kind === 'word' && first.gerund && verb < 0) return sayDone(text, situation)
  const relative = situation.findIndex((token) => relatives.has(token.text.toLowerCase()))
  const verbs = situation.filter(isFinite).length
  if (relative > 0 && verbs <= 2 && (verb < 0 || verb > relative)) return `Try it with ${said}`
  if (!isLed(first) || verb >= 0) return undefined
  // "On a second try the passenger …" goes on with who is told; before something there is nothing to do.
  const goesOn = situation.findIndex((token, at) => at > 1 && isArticle(token) && isNamed(situation[at - 1]))
  if (goesOn < 0) return `Do it ${said}`
  return first?.text.toLowerCase() === 'before'
    ? undefined
    : `Do it ${lowered(words(text, situation.slice(0, goesOn)))}`
}

const isArticle = (token: Token): boolean => /^(?:an?|the)$/i.test(token.text)
const isNamed = (token: Token | undefined): boolean => token?.kind === 'word' && token.classes[0] === 'noun'

const isFinite = (token: Token): boolean =>
  token.kind === 'word' &&
  /^(?:verb|auxiliary)$/.test(token.classes[0] ?? '') &&
  !token.gerund &&
  !token.participle
const modal = new Set(['can', 'ca', 'may', 'must', 'should', 'could'])
const relatives = new Set(['who', 'which', 'that', 'whose', 'without'])
const isLed = (token: Token | undefined): boolean =>
  token?.kind === 'word' && /^(?:with|without|after|on|before|during)$/i.test(token.text)
/** The first word of a sentence is no name where the next is small. */
const lowered = (said: string): string => (/^\p{Lu}\p{Ll}* \p{Ll}/u.test(said) ? uncapital(said) : said)

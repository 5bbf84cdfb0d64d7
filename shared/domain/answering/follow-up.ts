import { asking } from './function-words.ts'
import { type Reading, readingsOf } from './readings.ts'
import { refersBack } from './refers-back.ts'
import { type Token, tokensOf } from './tokens.ts'
import type { Turn } from './types.ts'
import { wordSet } from './word-set.ts'

const longestRead = 2_000
/** How far back a question may lead. */
const mostBack = 4

const joining = 'and|but|or|so|also|then|ok(?:ay)?|und|aber|oder'
const bringing = 'what about|how about|was ist mit|wie (?:ist|steht|sieht) es mit'
const opens = new RegExp(
  String.raw`^\W*(?:${joining}|${bringing}|what if|what else|anything else|was noch|sonst noch)\b`,
  'i',
)
const prepositions =
  'for|in|at|on|with|by|from|to|after|before|during|für|im|am|an|auf|mit|bei|von|aus|zu|nach|vor|während|ab'
const elliptic = new RegExp(
  String.raw`^\W*(?:(?:${joining}|${bringing})[\s,]+)+(?:(${prepositions})\s+)?(.{1,120}?)(?:\s+aus)?[\s?!.]*$`,
  'iu',
)
const people = wordSet('he him his she her hers')

/** What a question is searched by, and what it may ask, the most plausible first. */
export interface FollowedUp {
  searched: string
  readings: readonly [Reading, ...Reading[]]
}

/**
 * Understands a question by those before it. One that can stand alone asks itself. "How long does it take?" gets the words of the former one behind it. "And for managers?", "And passports?",
 * "Und Kinder?" ask the former question with what they name in place of something: each place is a reading, and which one is meant is told by the files, since only one that they
 * answer is answered. It is searched once, by the words of all readings.
 */
export function followUp({
  question,
  history = [],
}: {
  question: string
  history?: readonly Turn[]
}): FollowedUp {
  const asked = question.slice(0, longestRead).trim()
  const before = history.filter(({ content }) => content.trim() !== '').slice(-2 * mostBack)
  const turn = before.findLastIndex(({ role }) => role === 'user')
  const last = before[turn]
  if (!last || !isOpen(asked)) return alone(asked)
  const former = followUp({ question: last.content, history: before.slice(0, turn) }).readings[0].question
  const [, preposition, rest = ''] = (opens.test(asked) && elliptic.exec(asked.slice(0, 200))) || []
  if (isBare(rest)) {
    const [first, ...others] = readingsOf({ former, preposition, rest })
    // What is new counts twice: of the old some is meant to give place.
    if (first) return { searched: `${former} ${rest} ${rest}`, readings: [first, ...others] }
  }
  const told = before.slice(turn + 1).find(({ role }) => role === 'assistant')?.content ?? ''
  const completed = alone(withWordsOf(former, { asked, told }))
  const isWhole = opens.test(asked) && !refersBack(tokensOf(asked)) && tellingWords(asked).length > 0
  return isWhole ? { ...completed, readings: [...completed.readings, { question: asked }] } : completed
}

/** Names something and asks nothing of its own: "passports", but not "you" and "how long is that". */
function isBare(rest: string): boolean {
  const tokens = tokensOf(rest)
  return tokens.some(({ isIdle }) => !isIdle) && !speaks(rest, asking) && !refersBack(tokens)
}

const alone = (question: string): FollowedUp => ({ searched: question, readings: [{ question }] })

/** A question with what it leaves out behind it. */
function withWordsOf(former: string, { asked, told }: { asked: string; told: string }): string {
  const own = new Set(tokensOf(asked).map(({ stem }) => stem))
  const words = tellingWords(former).filter(({ stem }) => !own.has(stem))
  const names = speaks(asked, people) ? namesOf(told) : []
  return [asked, ...new Set([...words.map(({ written }) => written), ...names])].join(' ')
}

/** Whether a question leaves out what it is about. */
function isOpen(asked: string): boolean {
  if (opens.test(asked)) return true
  if (refersBack(tokensOf(asked))) return true
  return tellingWords(asked).length === 0
}

/** Words that a question is about: neither idle ones nor those that lead to it. */
const tellingWords = (text: string): Token[] => {
  const told = tokensOf(text.slice(0, longestRead)).filter(({ isIdle }) => !isIdle)
  const heavy = told.filter(({ isLight }) => !isLight)
  return heavy.length > 0 ? told : []
}

const speaks = (text: string, words: ReadonlySet<string>): boolean =>
  tokensOf(text).some(({ word }) => words.has(word))

/** Names of the answer before, for questions about "him" and "her". */
const namesOf = (told: string): string[] =>
  [...told.slice(0, longestRead).matchAll(/\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+){1,3}/gu)]
    .map(([name]) => name)
    .slice(0, 1)

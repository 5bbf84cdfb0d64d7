import { refersBack } from './refers-back.ts'
import { type Token, tokensOf } from './tokens.ts'
import type { Turn } from './types.ts'
import { wordSet } from './word-set.ts'

const longestRead = 2_000
/** How far back a question may lead. */
const mostBack = 4

const opens =
  /^\W*(?:and|but|or|so|also|then|ok(?:ay)?|what about|how about|what if|what else|anything else|and what about)\b/i
const elliptic =
  /^\W*(?:(?:and|but|or|so|ok(?:ay)?)[\s,]+)?(?:what about|how about|and|but|or)?[\s,]*(?:(for|in|at|on|with|by|from|to|after|before|during)\s+)?(.{1,120}?)[\s?!.]*$/i
const people = wordSet('he him his she her hers')

/**
 * The text that a question is searched and answered by: the question itself where it can stand alone, and with what it leaves out, taken from the questions before it, where it cannot. "And for
 * managers?" becomes the former question for managers, "How long does it take?" gets the words of the former one behind it.
 */
export function followUp({
  question,
  history = [],
}: {
  question: string
  history?: readonly Turn[]
}): string {
  const asked = question.slice(0, longestRead).trim()
  const before = history.filter(({ content }) => content.trim() !== '').slice(-2 * mostBack)
  const turn = before.findLastIndex(({ role }) => role === 'user')
  const last = before[turn]
  if (!last || !isOpen(asked)) return asked
  const former = followUp({ question: last.content, history: before.slice(0, turn) })
  const replaced = replacing(asked, former)
  if (replaced !== undefined) return replaced
  const told = before.slice(turn + 1).find(({ role }) => role === 'assistant')?.content ?? ''
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

/** What begins a question of its own. */
const asking = wordSet(`
  is are was were do does did can could may must should shall will would has have had
  what when where who why which how`)

/** Who does something in a question: "do full-time employees get". */
const subject =
  /\b(do|does|did|can|may|must|should|will|would)\s+(?:(?:the|our|an?)\s+)?[\p{L}-]+(?:\s+[\p{L}-]+)?\s+(get|receive|have|need|take|pay|use|work|apply|request|claim|earn|keep|book|bring)\b/iu
const safe = (text: string): string => text.replaceAll('$', '$$$$')

/** "And for managers?" and "What about Berlin?": the former question with what is named instead. */
function replacing(asked: string, former: string): string | undefined {
  if (!opens.test(asked)) return undefined
  const [, preposition, rest = ''] = elliptic.exec(asked.slice(0, 200)) ?? []
  if (rest === '' || speaks(rest, asking) || refersBack(tokensOf(rest))) return undefined
  const body = former.replace(/[\s?!.]+$/, '')
  if (preposition) {
    const place = new RegExp(
      String.raw`\b${preposition}\s+(?:the\s+|an?\s+)?[\p{L}\p{N}-]+(?:\s+[\p{Lu}\p{N}][\p{L}\p{N}-]*)*\s*$`,
      'iu',
    )
    if (/^for$/i.test(preposition) && !place.test(body) && subject.test(body))
      return `${body.replace(subject, `$1 ${safe(rest)} $2`)}?`
    return `${body.replace(place, '').trimEnd()} ${preposition} ${rest}?`
  }
  return `${withoutLast(body, rest)} ${rest}?`
}

/** What is named instead takes the place of a name, where the former question ends in one; else it comes to the rest. */
function withoutLast(body: string, rest: string): string {
  const isNamed = /^(?:the )?\p{Lu}/u.test(rest)
  return isNamed
    ? body.replace(/(?<=\s)\p{Lu}[\p{L}\p{N}-]*(?:\s+\p{Lu}[\p{L}\p{N}-]*)*$/u, '').trimEnd()
    : body
}

/** Names of the answer before, for questions about "him" and "her". */
const namesOf = (told: string): string[] =>
  [...told.slice(0, longestRead).matchAll(/\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+){1,3}/gu)]
    .map(([name]) => name)
    .slice(0, 1)

import { months, weekdays } from '../../english/dates.ts'
import { isTimeUnit } from '../../english/units.ts'
import type { Token } from '../tokens.ts'

const longestName = 4
/** More terms than any page has fields. */
const most = 300
const goes = new Set<string>(['noun', 'adjective', 'other'])
const never = new Set([...weekdays, ...months, ...'i we you he she it they the a an this that these those if when once while where as in on at for with without by from to and or but not no any each every all yes so then otherwise'.split(' ')]) // prettier-ignore

/**
 * The terms of a text, by how it writes them: in emphasis, or with a capital within its sentences. Of the words behind the capital those
 * belong to the term that stand behind it again elsewhere, or that are nouns.
 */
export function namesInUse(sentences: readonly (readonly Token[])[], text: string): string[][] {
  const counts = new Map<string, number>()
  for (const tokens of sentences)
    for (let at = 0; at < tokens.length; at += 1)
      for (const phrase of phrasesAt(tokens, at)) counts.set(phrase, (counts.get(phrase) ?? 0) + 1)
  const found = new Map<string, string[]>()
  for (const tokens of sentences)
    for (let at = 0; at < tokens.length; at += 1) {
      const name =
        distanceName(tokens, at) ??
        emphasised(tokens, at, text) ??
        (isWithin(tokens, at) ? nameAt(tokens, at, counts) : undefined)
      if (name) found.set(name.join(' '), name)
    }
  return found.size > most ? [] : [...found.values()]
}

const isName = (token: Token | undefined): boolean =>
  token?.kind === 'word' &&
  token.text.length > 1 &&
  !token.state &&
  token.classes[0] !== 'auxiliary' &&
  /^\p{Lu}/u.test(token.text) &&
  !never.has(token.text.toLowerCase())

const isWithin = (tokens: readonly Token[], at: number): boolean =>
  isName(tokens[at]) && at > 0 && !/^[.:!?"“”]$/.test(tokens[at - 1]?.text ?? '') && !isName(tokens[at - 1])

/** What begins with this capital, each as long as it may be. */
function phrasesAt(tokens: readonly Token[], at: number): string[] {
  if (!isName(tokens[at])) return []
  const found: string[] = []
  let phrase = ''
  for (let end = at; end < at + longestName; end += 1) {
    const token = tokens[end]
    if (token?.kind !== 'word' || token.state || (end > at && token.classes[0] === 'auxiliary')) break
    phrase += `${phrase && ' '}${token.text}`
    if (!/^(?:preposition|determiner|conjunction|pronoun)$/.test(token.classes[0] ?? '')) found.push(phrase)
  }
  return found
}

function nameAt(
  tokens: readonly Token[],
  at: number,
  counts: ReadonlyMap<string, number>,
): string[] | undefined {
  const again = phrasesAt(tokens, at).findLast((phrase) => (counts.get(phrase) ?? 0) > 1)
  const known = again === undefined ? 0 : again.split(' ').length
  let end = at + 1
  while (end < at + longestName && continues(tokens, end)) end += 1
  const length = Math.max(known > 1 ? known : 0, end - at)
  const name = tokens.slice(at, at + length).map(({ text }) => text)
  return name.join('').length > 2 ? name : undefined
}

function continues(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  if (token?.kind !== 'word' || token.state || /^['’]/.test(token.text)) return false
  if (token.text.toLowerCase() === 'of') return goesOn(tokens[at + 1])
  return goesOn(token) || (token.classes[0] === 'verb' && ends(token.participle === true, tokens[at + 1]))
}

/** "Completed hires must …", "Recording planned with …": what looks like a verb is none before another, a preposition or a mark. */
function ends(isDone: boolean, next: Token | undefined): boolean {
  const before = next?.kind === 'word' ? (next.classes[0] ?? '') : 'mark'
  return before === 'auxiliary' || (isDone && (before === 'preposition' || !next || next.kind === 'mark'))
}

const trailing = new Set([
  'first',
  'next',
  'last',
  'again',
  'only',
  'too',
  'also',
  'then',
  'now',
  'later',
  'once',
  'twice',
  'alone',
  'together',
])
const goesOn = (token: Token | undefined): boolean =>
  token?.kind === 'word' &&
  !trailing.has(token.text.toLowerCase()) &&
  !token.state &&
  (goes.has(token.classes[0] ?? '') || isName(token))

const moments = new Set(['before', 'after', 'since', 'until', 'to'])

/** "Hours before start", "Days to wedding": so much time from a moment, as a name. */
function distanceName(tokens: readonly Token[], at: number): string[] | undefined {
  const [unit, link, moment, next] = tokens.slice(at, at + 4)
  if (!isName(unit) || !isTimeUnit(unit?.text ?? '') || !moments.has(link?.text ?? '')) return undefined
  if (moment?.kind !== 'word' || /^(?:determiner|pronoun|preposition)$/.test(moment.classes[0] ?? '')) return undefined // prettier-ignore
  const isLonger = moment.classes[0] === 'adjective' && next?.kind === 'word' && next.classes[0] === 'noun'
  return tokens.slice(at, at + (isLonger ? 4 : 3)).map(({ text }) => text)
}

/** "**Packets** can be …": a few words between marks of emphasis. */
function emphasised(tokens: readonly Token[], at: number, text: string): string[] | undefined {
  const head = tokens[at]
  // "**must**", "SHALL" demand, however they are written.
  if (head?.kind !== 'word' || head.state || head.classes[0] === 'auxiliary') return undefined
  if (!isMark(text[head.start - 1])) return undefined
  for (let end = at; end < at + longestName; end += 1) {
    const token = tokens[end]
    if (token?.kind !== 'word') return undefined
    if (isMark(text[token.end])) return tokens.slice(at, end + 1).map(({ text: word }) => word)
  }
  return undefined
}

const isMark = (character: string | undefined): boolean => character === '*' || character === '_'

import { once } from '../../../shared/domain/basics/once.ts'
import { isUnknown } from '../../../shared/domain/requirement-reading/tokenise/lemma.ts'
import { lexemeOf } from '../../../shared/domain/requirement-reading/tokenise/lexicon.ts'
import { part } from '../../../shared/domain/requirement-reading/tokenise/parts.ts'
import type { Line } from './pdf-line.ts'
import { isTightBesideOther, joinsWithoutBlank, mayJoin } from './pdf-scripts.ts'

/** How a document writes its own words: how often each stands alone, and which are written with a hyphen within a line. */
export interface Writing {
  words: ReadonlyMap<string, number>
  hyphened: ReadonlySet<string>
  /** Words that follow a hyphen and a blank: "and" of "pre- and post-sales". */
  afterOpenHyphen: ReadonlySet<string>
  /** Whether Latin letters stand close to characters of scripts without blanks. */
  isTight: boolean
}

const hyphen = /[\p{L}\p{M}\d][-\u2010\u00ad]$/u
/** Looks at the end only: a text may be as long as its document. */
export const endsWithHyphen = (text: string): boolean => hyphen.test(text.slice(-3))

/** Read when a line ends so that it matters, because most documents never ask. */
export const writingOf = (lines: readonly Line[]): (() => Writing) => once(() => readWriting(lines))

function readWriting(lines: readonly Line[]): Writing {
  const words = new Map<string, number>()
  const hyphened = new Set<string>()
  const afterOpenHyphen = new Set<string>()
  let isCut = false
  for (const { text } of lines) {
    // A piece before or behind a hyphen, and what begins a line after one, is no word of its own.
    const lower = text.toLowerCase().replace(isCut ? /^[\p{L}\p{M}\d]+/u : '', '')
    isCut = endsWithHyphen(text)
    for (const [word] of lower.matchAll(
      /(?<![\p{L}\p{M}\d\u2010\u00ad-])[\p{L}\p{M}\d]+(?![\p{L}\p{M}\d\u2010\u00ad-])/gu,
    ))
      words.set(word, (words.get(word) ?? 0) + 1)
    if (!/[-\u2010]/.test(lower)) continue
    for (const [word] of lower.matchAll(/[\p{L}\p{M}\d]+(?:[-\u2010][\p{L}\p{M}\d]+)+/gu))
      for (const pair of pairsOf(word)) hyphened.add(pair)
    for (const [, word = ''] of lower.matchAll(/[\p{L}\d][-\u2010] ([\p{L}\p{M}]+)/gu))
      afterOpenHyphen.add(word)
  }
  return { words, hyphened, afterOpenHyphen, isTight: isTightBesideOther(lines.map(({ text }) => text)) }
}

function pairsOf(word: string): string[] {
  const pieces = word.split(/[-\u2010]/)
  return pieces.slice(1).map((piece, at) => `${pieces[at]}-${piece}`)
}

/** Two lines as one text: a blank between them, unless a word is cut there. */
export function joinLines(before: string, after: string, writingOf: () => Writing): string {
  if (!endsWithHyphen(before)) {
    const isJoined = mayJoin(before, after) && joinsWithoutBlank(before, after, writingOf().isTight)
    return isJoined ? before + after : `${before} ${after}`
  }
  const writing = writingOf()
  const token = /\S+$/u.exec(before.slice(-100))?.[0] ?? ''
  const start = /([\p{L}\p{M}\d]+).$/u.exec(token)?.[1] ?? ''
  const end = /^[\p{L}\p{M}\d]*/u.exec(after.slice(0, 100))?.[0] ?? ''
  if (end === '') return `${before} ${after}`
  if (before.endsWith('\u00ad')) return before.slice(0, -1) + after
  // Names of files, addresses and keys are not hyphenated; figures and names begin no second half of a word.
  if (/[/@_\\]|\.[\p{L}\d]/u.test(token)) return before + after
  if (!/^\p{Ll}/u.test(end))
    return areCapitals(start, end) && isKnown(start + end, writing)
      ? before.slice(0, -1) + after
      : before + after
  const goesOn = /^[-\u2010][\p{L}\d]/u.test(after.slice(end.length))
  const between = hyphenBetween(start, end, goesOn, writing)
  return between === 'none'
    ? before.slice(0, -1) + after
    : between === 'open'
      ? `${before} ${after}`
      : before + after
}

/** "ELE-" and "MENT". */
const areCapitals = (start: string, end: string): boolean =>
  /^\p{Lu}{2,}$/u.test(start) && /^\p{Lu}{2,}$/u.test(end)

const isKnown = (word: string, { words }: Writing): boolean =>
  words.has(word.toLowerCase()) || !isUnknown(word.toLowerCase())

/** What a hyphen at the end of a line is: a mark of the break, a part of the word, or the end of a word whose rest follows later. */
function hyphenBetween(
  start: string,
  end: string,
  goesOn: boolean,
  writing: Writing,
): 'none' | 'own' | 'open' {
  const [first, second] = [start.toLowerCase(), end.toLowerCase()]
  const { words, hyphened, afterOpenHyphen } = writing
  if (hyphened.has(`${first}-${second}`)) return 'own'
  if (words.has(first + second)) return 'none'
  if (lexemeOf(second)?.tag === part.coordinator || afterOpenHyphen.has(second) || isFrequent(second, words))
    return 'open'
  const isWord = (word: string) => words.has(word) || !isUnknown(word)
  if (goesOn && isWord(first) && isWord(second)) return 'own'
  if (!isUnknown(first + second)) return 'none'
  // "24-hour", "X-ray", "GPS-based".
  if (/\d/.test(start) || start === start.toUpperCase()) return 'own'
  const isName = /^\p{Lu}/u.test(start)
  return isWord(second) && (isWord(first) || isName) ? 'own' : 'none'
}

/** Words that join others are the commonest of a text, in any language. */
function isFrequent(word: string, words: ReadonlyMap<string, number>): boolean {
  const times = words.get(word) ?? 0
  return times >= 2 && isUnknown(word) && times * 80 >= words.size
}

import type { Span } from './sentences.ts'

export interface Quoted {
  quote: string
  /** What stood around it: tells apart what stands there twice. */
  before?: string
  after?: string
}

export interface Relocated extends Span {
  /** It stands there to the letter. */
  exact: boolean
}

const longestQuote = 4_000
const longestAround = 200
/** More places of the same words are no place. */
const mostPlaces = 200
/** How many of its words have to stand together still. */
const leastShared = 0.7
const fewestWords = 4

/**
 * Finds a quote again in a text that may have changed: to the letter; else with other blanks, capitals, punctuation or marks of formatting; else where most of its words stand together in their order. Of
 * several places, the one between the same words as before. Gives UTF-16 offsets, or null where it is gone. Costs the length of the text; of a quote, 4,000 characters are looked for.
 */
export function relocate({ quote, before = '', after = '' }: Quoted, text: string): Relocated | null {
  const wanted = quote.slice(0, longestQuote)
  if (!/[\p{L}\p{N}]/u.test(wanted)) return null
  const around = { before: before.slice(-longestAround), after: after.slice(0, longestAround) }
  const exact = bestOf(placesOf(wanted, text), { text, around })
  if (exact) return { ...exact, exact: true }
  const words = wordsOf(text)
  const sought = wordsOf(wanted).map(({ word }) => word)
  const alike = bestOf(runsOf(sought, words), { text, around }) ?? nearestOf(sought, words)
  return alike ? { ...alike, exact: false } : null
}

function placesOf(quote: string, text: string): Span[] {
  const places: Span[] = []
  for (
    let at = text.indexOf(quote);
    at >= 0 && places.length < mostPlaces;
    at = text.indexOf(quote, at + quote.length)
  )
    places.push({ start: at, end: at + quote.length })
  return places
}

interface Around {
  before: string
  after: string
}

/** The place whose surroundings share most with those of before; the first one of equals. */
function bestOf(
  places: readonly Span[],
  { text, around }: { text: string; around: Around },
): Span | undefined {
  if (places.length < 2) return places[0]
  const scoreOf = ({ start, end }: Span) =>
    sharedEnd(text.slice(Math.max(0, start - longestAround), start), around.before) +
    sharedStart(text.slice(end, end + longestAround), around.after)
  return places
    .map((place) => ({ place, score: scoreOf(place) }))
    .reduce((best, one) => (one.score > best.score ? one : best)).place
}

function sharedStart(one: string, other: string): number {
  let at = 0
  while (at < one.length && at < other.length && one[at] === other[at]) at++
  return at
}

function sharedEnd(one: string, other: string): number {
  let at = 0
  while (at < one.length && at < other.length && one.at(-1 - at) === other.at(-1 - at)) at++
  return at
}

interface Word extends Span {
  word: string
}

const wordsOf = (text: string): Word[] =>
  [...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)].map(({ 0: word, index: start }) => ({
    start,
    end: start + word.length,
    word: word.normalize('NFKC').toLowerCase(),
  }))

/** Where the words of a quote stand one behind the other: found in one pass (Knuth, Morris, Pratt). */
function runsOf(sought: readonly string[], words: readonly Word[]): Span[] {
  const back = [0]
  for (let at = 1, length = 0; at < sought.length; at++) {
    while (length > 0 && sought[at] !== sought[length]) length = back[length - 1] ?? 0
    if (sought[at] === sought[length]) length += 1
    back.push(length)
  }
  const runs: Span[] = []
  for (let at = 0, length = 0; at < words.length && runs.length < mostPlaces; at++) {
    while (length > 0 && words[at]?.word !== sought[length]) length = back[length - 1] ?? 0
    if (words[at]?.word === sought[length]) length += 1
    if (length === sought.length) {
      runs.push(spanOf(words, at - length + 1, at))
      length = back[length - 1] ?? 0
    }
  }
  return runs
}

const spanOf = (words: readonly Word[], from: number, to: number): Span => ({
  start: words[from]?.start ?? 0,
  end: words[to]?.end ?? 0,
})

/** The stretch, as long as the quote, that shares most words with it; found by moving it on word by word. */
function nearestOf(sought: readonly string[], words: readonly Word[]): Span | undefined {
  if (sought.length < fewestWords) return undefined
  const wanted = new Map<string, number>()
  for (const word of sought) wanted.set(word, (wanted.get(word) ?? 0) + 1)
  const width = Math.min(sought.length + 2, words.length)
  const held = new Map<string, number>()
  let [shared, best, bestAt] = [0, 0, -1]
  for (const [at, { word }] of words.entries()) {
    if (add(held, word, 1) <= (wanted.get(word) ?? 0)) shared += 1
    const gone = words[at - width]?.word
    if (gone !== undefined && add(held, gone, -1) < (wanted.get(gone) ?? 0)) shared -= 1
    if (shared > best) [best, bestAt] = [shared, at]
  }
  if (best < sought.length * leastShared) return undefined
  return trimmed(words, { from: Math.max(0, bestAt - width + 1), to: bestAt, sought })
}

function add(counts: Map<string, number>, word: string, by: number): number {
  const count = (counts.get(word) ?? 0) + by
  counts.set(word, count)
  return count
}

/** From the first to the last word of a stretch that are the quote's, if enough of them stand in its order. */
function trimmed(
  words: readonly Word[],
  { from, to, sought }: { from: number; to: number; sought: readonly string[] },
): Span | undefined {
  const wanted = new Set(sought)
  let [first, last] = [from, to]
  while (first < last && !wanted.has(words[first]?.word ?? '')) first += 1
  while (last > first && !wanted.has(words[last]?.word ?? '')) last -= 1
  let [at, kept] = [0, 0]
  for (let place = first; place <= last; place++) {
    const found = sought.indexOf(words[place]?.word ?? '', at)
    if (found < 0 || found > at + mostSkipped) continue
    at = found + 1
    kept += 1
  }
  return kept >= sought.length * leastInOrder ? spanOf(words, first, last) : undefined
}

const mostSkipped = 4
const leastInOrder = 0.5

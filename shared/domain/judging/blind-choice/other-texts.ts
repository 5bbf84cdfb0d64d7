import { quoted } from '../../text/quoted.ts'
import type { TestCase } from '../../test-cases/schema.ts'
import type { NumberedSentence } from '../types.ts'
import type { OtherTexts } from './variants.ts'
import { mixed } from './shuffled.ts'

const mostTexts = 600
const longestText = 200

/** A quoted text, with the position of the sentence that it stands in; -1 for one that only the cases expect. */
interface Quotation {
  text: string
  at: number
}

/** What is expected beside a fact: texts that are seen with it, and texts that its author denies. */
export interface Beside {
  shown: ReadonlySet<string>
  denied: ReadonlySet<string>
  /** Positions of the cited sentences. */
  cited: ReadonlySet<number>
  seed: string
}

/**
 * Texts that may be offered for another one: first one that the expectation itself denies, then those in its form ("Price: 4.90 EUR" and "Price: 9.90 EUR"), the
 * nearest first, then those of other sentences. Names of what the cases operate are shown anyway, so for a text they are no other result; for the value of a
 * field they are.
 */
export function otherTexts(
  sentences: readonly NumberedSentence[],
  cases: readonly TestCase[],
): (beside: Beside) => OtherTexts {
  const pool = quotations(sentences, cases)
  const operated = new Set(
    cases.flatMap(({ steps = [] }) => steps.slice(0, 50).flatMap(({ action }) => literalsOf(action))),
  )
  return ({ shown, denied, cited, seed }) =>
    (literal, { kind, target }) => {
      const places = pool.filter(({ text }) => text === literal).map(({ at }) => at)
      const near = [...cited, ...places].filter((at) => at >= 0)
      const ranked = pool
        .filter(({ text }) => text !== literal && text !== target?.name && !shown.has(text))
        .map(({ text, at }) => ({
          text,
          isDenied: denied.has(text),
          isAlike: isAlike(text, literal),
          isOperated: operated.has(text),
          isNear: places.includes(at),
          distance: at < 0 ? Infinity : Math.min(Infinity, ...near.map((place) => Math.abs(place - at))),
          order: mixed(seed + text),
        }))
        .filter(({ isAlike: alike, isDenied, isOperated, isNear }) =>
          kind === 'assert_text' ? isDenied || (!isOperated && (alike || !isNear)) : alike || isOperated,
        )
        .toSorted((one, other) => compared(one.distance, other.distance) || one.order - other.order)
      const [first, ...others] = ranked.filter(({ isDenied }) => isDenied)
      const best = [...(first ? [first] : []), ...ranked.filter(({ isAlike: alike }) => alike), ...others]
      return [...new Set([...best, ...ranked].map(({ text }) => text))].slice(0, 8)
    }
}

const compared = (one: number, other: number): number => (one === other ? 0 : one - other)

function quotations(sentences: readonly NumberedSentence[], cases: readonly TestCase[]): Quotation[] {
  const places = new Map<string, number>()
  const add = (text: string, at: number) => {
    if (places.size < mostTexts && !places.has(text) && !/[<>{}\n]/.test(text)) places.set(text, at)
  }
  for (const [at, { text }] of sentences.entries()) for (const literal of literalsOf(text)) add(literal, at)
  for (const { steps = [] } of cases)
    for (const { expectedResult } of steps.slice(0, 50))
      for (const literal of literalsOf(expectedResult)) add(literal, -1)
  return [...places].map(([text, at]) => ({ text, at }))
}

export const literalsOf = (text: string): string[] =>
  (text.slice(0, 4000).match(quoted) ?? [])
    .map((literal) => literal.slice(1, -1))
    .filter(({ length }) => length <= longestText)

/** Whether texts have the same form: as many words, and at least half of them the same where figures do not count. */
export function isAlike(one: string, other: string): boolean {
  const [mine, theirs] = [one, other].map((text) => text.replaceAll(/\d+/g, '0').split(/\s+/))
  if (!mine || !theirs || mine.length !== theirs.length) return false
  const same = mine.filter((word, at) => word === theirs[at]).length
  return same * 2 >= mine.length
}

import { once } from '../../basics/once.ts'
import type { Token } from '../tokens.ts'
import {
  type Beginner,
  beginning,
  beginningOf,
  byBeginning,
  lettersAt,
  lettersOf,
  longestWord,
  ofAny,
  ofSequence,
} from './beginnings.ts'

/** What was understood from `at` on, and where it ends. `weak` counts the places in which a looser reading was taken. */
export interface Match<T> {
  value: T
  end: number
}

/** The tokens of one clause, what was used of the grammar, and how much work is left for its sentence. */
export interface Input {
  readonly tokens: readonly Token[]
  /** Alternatives that took part, by name: the census. */
  readonly used: Set<string>
  /** Goes down by one for each attempt; at 0 nothing is understood any more, and the sentence is a gap. */
  budget: number
}

/** Reads from one place. Gives the first reading that fits, or nothing: alternatives are ordered, the longest first. */
export type Parser<T> = ((input: Input, at: number) => Match<T> | undefined) & Beginner

export function inputOf(tokens: readonly Token[], budget = 20_000): Input {
  return { tokens, used: new Set(), budget }
}

/** One token for which `test` holds. */
export function token<T>(test: (token: Token) => T | undefined | false): Parser<T> {
  return (input, at) => {
    const found = input.tokens[at]
    if (!found || input.budget <= 0) return undefined
    input.budget -= 1
    const value = test(found)
    return value === undefined || value === false ? undefined : { value: value as T, end: at + 1 }
  }
}

const made = new Map<string, Parser<string>>()

/** One of these words, by their lemma or as they stand; "at least" is two tokens. The longest that fits is taken. */
export function words(...phrases: string[]): Parser<string> {
  const key = phrases.join('\n')
  const known = made.get(key)
  if (known) return known
  const parser = phrasesOf(phrases)
  made.set(key, parser)
  return parser
}

function phrasesOf(phrases: readonly string[]): Parser<string> {
  const byFirst = new Map<string, string[][]>()
  for (const phrase of phrases) {
    const parts = phrase.split(' ')
    const own = byFirst.get(parts[0] ?? '') ?? []
    byFirst.set(
      parts[0] ?? '',
      [...own, parts].sort((a, b) => b.length - a.length),
    )
  }
  const letters = lettersOf(byFirst.keys())
  const parser: Parser<string> = (input, at) => {
    input.budget -= 1
    const head = input.tokens[at]
    if (!head || !(letters & lettersAt(head)) || head.text.length > longestWord) return undefined
    const said = saidAt(input, at, byFirst.get(head.text.toLowerCase()))
    const meant = head.kind === 'word' ? saidAt(input, at, byFirst.get(head.lemma)) : undefined
    const found = said && meant ? (meant.length > said.length ? meant : said) : (said ?? meant)
    return found && { value: found.join(' '), end: at + found.length }
  }
  return beginning(parser, () => ({ words: new Set(byFirst.keys()), mayBeEmpty: false, attempts: 1 }))
}

/** The first of some phrases of which the other words follow the first one. */
function saidAt({ tokens }: Input, at: number, phrases: readonly string[][] = []): string[] | undefined {
  for (const phrase of phrases) {
    let length = 1
    while (length < phrase.length && isWord(tokens[at + length], phrase[length] ?? '')) length += 1
    if (length === phrase.length) return phrase
  }
  return undefined
}

function isWord(found: Token | undefined, word: string): boolean {
  if (!found) return false
  const isSaid = found.text.length === word.length && found.text.toLowerCase() === word
  return isSaid || (found.kind === 'word' && found.lemma === word)
}

/** All of them, one after the other. */
export function sequence<T extends readonly unknown[]>(
  ...parsers: { [K in keyof T]: Parser<T[K]> }
): Parser<T> {
  const all = parsers as readonly Parser<unknown>[]
  const [head, ...others] = all
  const parser: Parser<T> = (input, at) => {
    const begun = head?.(input, at)
    if (!begun) return undefined
    const values = [begun.value]
    let { end } = begun
    for (const one of others) {
      const match = one(input, end)
      if (!match) return undefined
      values.push(match.value)
      end = match.end
    }
    return { value: values as unknown as T, end }
  }
  return beginning(parser, () => ofSequence(all))
}

/** The first that fits. Those that begin with other words are not tried. */
export function first<T>(...parsers: Parser<T>[]): Parser<T> {
  const fitting = once(() => byBeginning(parsers))
  const parser: Parser<T> = (input, at) => {
    if (input.budget <= 0) return undefined
    for (const { parser: one, spared } of fitting()(input.tokens[at])) {
      input.budget -= spared
      const match = one?.(input, at)
      if (match) return match
    }
    return undefined
  }
  return beginning(parser, () => ofAny(parsers))
}

/** An alternative of a grammar, by the name under which the census counts it. */
export function alternative<T>(name: string, parser: Parser<T>): Parser<T> {
  const named: Parser<T> = (input, at) => {
    const match = parser(input, at)
    if (match) input.used.add(name)
    return match
  }
  return beginning(named, () => beginningOf(parser))
}

export function optional<T>(parser: Parser<T>): Parser<T | undefined> {
  const either: Parser<T | undefined> = (input, at) => parser(input, at) ?? { value: undefined, end: at }
  return beginning(either, () => ({ ...beginningOf(parser), mayBeEmpty: true }))
}

/** One or more, with `between` between them. */
export function listOf<T>(parser: Parser<T>, between: Parser<unknown>): Parser<T[]> {
  const list: Parser<T[]> = (input, at) => {
    const head = parser(input, at)
    if (!head) return undefined
    const values = [head.value]
    let end = head.end
    for (;;) {
      const separator = between(input, end)
      const next = separator && parser(input, separator.end)
      if (!next) return { value: values, end }
      values.push(next.value)
      end = next.end
    }
  }
  return beginning(list, () => beginningOf(parser))
}

export function map<T, U>(parser: Parser<T>, make: (value: T) => U | undefined): Parser<U> {
  const made: Parser<U> = (input, at) => {
    const match = parser(input, at)
    if (!match) return undefined
    const value = make(match.value)
    return value === undefined ? undefined : { value, end: match.end }
  }
  return beginning(made, () => beginningOf(parser))
}

/** A parser that refers to one declared later. */
export function lazy<T>(parser: () => Parser<T>): Parser<T> {
  const later: Parser<T> = (input, at) => (input.budget-- > 0 ? parser()(input, at) : undefined)
  return beginning(later, () => {
    const begins = beginningOf(parser())
    return { ...begins, attempts: begins.attempts + 1 }
  })
}

/** What many alternatives begin with is read once for each place. */
export function remembered<T>(parser: Parser<T>): Parser<T> {
  const places = new WeakMap<readonly Token[], Kept<T>[]>()
  let latest: readonly Token[] | undefined
  let all: Kept<T>[] = []
  const kept: Parser<T> = (input, at) => {
    if (input.tokens !== latest) {
      latest = input.tokens
      all = places.get(latest) ?? []
      places.set(latest, all)
    }
    const own = all
    const known = own[at]
    const found = known ?? readApart(parser, input, at)
    if (known) input.budget -= known.attempts
    // What only lacked time is no answer for who comes later.
    else if (input.budget > 0) own[at] = found
    if (found.match) for (const name of found.used) input.used.add(name)
    return found.match
  }
  return beginning(kept, () => beginningOf(parser))
}

interface Kept<T> {
  match: Match<T> | undefined
  used: readonly string[]
  attempts: number
}

function readApart<T>(parser: Parser<T>, input: Input, at: number): Kept<T> {
  const own: Input = { tokens: input.tokens, used: new Set(), budget: input.budget }
  const match = parser(own, at)
  const attempts = input.budget - own.budget
  input.budget = own.budget
  return { match, used: match ? [...own.used] : [], attempts }
}

const stretches = new WeakMap<readonly Token[], Map<string, readonly Token[]>>()

/** The tokens between two places, always the same ones, so that what is remembered of them is found again. */
export function between(tokens: readonly Token[], from: number, to: number): readonly Token[] {
  const known = stretches.get(tokens) ?? new Map<string, readonly Token[]>()
  stretches.set(tokens, known)
  const key = `${from} ${to}`
  const found = known.get(key) ?? tokens.slice(from, to)
  known.set(key, found)
  return found
}

/** What `parser` understands of all tokens, and nothing if some are left over. */
export function whole<T>(parser: Parser<T>, input: Input): T | undefined {
  const match = parser(input, 0)
  return match?.end === input.tokens.length ? match.value : undefined
}

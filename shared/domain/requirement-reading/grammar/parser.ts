import type { Token } from '../tokens.ts'

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
export type Parser<T> = (input: Input, at: number) => Match<T> | undefined

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

const made = new Map<string, { phrases: string[]; parser: Parser<string> }[]>()

/** One of these words, by their lemma or as they stand; "at least" is two tokens. The longest that fits is taken. */
export function words(...phrases: string[]): Parser<string> {
  const [head = ''] = phrases
  const all = made.get(head) ?? []
  const isSame = (one: { phrases: string[] }) =>
    one.phrases.length === phrases.length && one.phrases.every((phrase, index) => phrase === phrases[index])
  const known = all.find(isSame)
  if (known) return known.parser
  const parser = phrasesOf(phrases)
  made.set(head, [...all, { phrases, parser }])
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
  return (input, at) => {
    input.budget -= 1
    const head = input.tokens[at]
    if (!head || head.text.length > longestWord) return undefined
    const fits = (phrase: string[]) =>
      phrase.every((word, index) => index === 0 || isWord(input.tokens[at + index], word))
    const said = byFirst.get(head.text.toLowerCase())?.find(fits)
    const meant = head.kind === 'word' ? byFirst.get(head.lemma)?.find(fits) : undefined
    const found = said && meant ? (meant.length > said.length ? meant : said) : (said ?? meant)
    return found && { value: found.join(' '), end: at + found.length }
  }
}

const longestWord = 60

function isWord(found: Token | undefined, word: string): boolean {
  if (!found) return false
  const isSaid = found.text.length === word.length && found.text.toLowerCase() === word
  return isSaid || (found.kind === 'word' && found.lemma === word)
}

/** All of them, one after the other. */
export function sequence<T extends readonly unknown[]>(
  ...parsers: { [K in keyof T]: Parser<T[K]> }
): Parser<T> {
  return (input, at) => {
    const values: unknown[] = []
    let end = at
    for (const parser of parsers) {
      const match = (parser as Parser<unknown>)(input, end)
      if (!match) return undefined
      values.push(match.value)
      end = match.end
    }
    return { value: values as unknown as T, end }
  }
}

/** The first that fits. */
export function first<T>(...parsers: Parser<T>[]): Parser<T> {
  return (input, at) => {
    if (input.budget <= 0) return undefined
    for (const parser of parsers) {
      const match = parser(input, at)
      if (match) return match
    }
    return undefined
  }
}

/** An alternative of a grammar, by the name under which the census counts it. */
export function alternative<T>(name: string, parser: Parser<T>): Parser<T> {
  return (input, at) => {
    const match = parser(input, at)
    if (match) input.used.add(name)
    return match
  }
}

export function optional<T>(parser: Parser<T>): Parser<T | undefined> {
  return (input, at) => parser(input, at) ?? { value: undefined, end: at }
}

/** One or more, with `between` between them. */
export function listOf<T>(parser: Parser<T>, between: Parser<unknown>): Parser<T[]> {
  return (input, at) => {
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
}

export function map<T, U>(parser: Parser<T>, make: (value: T) => U | undefined): Parser<U> {
  return (input, at) => {
    const match = parser(input, at)
    if (!match) return undefined
    const value = make(match.value)
    return value === undefined ? undefined : { value, end: match.end }
  }
}

/** A parser that refers to one declared later. */
export function lazy<T>(parser: () => Parser<T>): Parser<T> {
  return (input, at) => (input.budget-- > 0 ? parser()(input, at) : undefined)
}

/** What many alternatives begin with is read once for each place. */
export function remembered<T>(parser: Parser<T>): Parser<T> {
  const places = new WeakMap<
    readonly Token[],
    Map<number, { match: Match<T> | undefined; used: Set<string> }>
  >()
  return (input, at) => {
    const known =
      places.get(input.tokens) ?? new Map<number, { match: Match<T> | undefined; used: Set<string> }>()
    places.set(input.tokens, known)
    let found = known.get(at)
    if (!found) {
      const own: Input = { tokens: input.tokens, used: new Set(), budget: input.budget }
      found = { match: parser(own, at), used: own.used }
      input.budget = own.budget
      known.set(at, found)
    }
    input.budget -= 1
    if (found.match) for (const name of found.used) input.used.add(name)
    return found.match
  }
}

/** What `parser` understands of all tokens, and nothing if some are left over. */
export function whole<T>(parser: Parser<T>, input: Input): T | undefined {
  const match = parser(input, 0)
  return match?.end === input.tokens.length ? match.value : undefined
}

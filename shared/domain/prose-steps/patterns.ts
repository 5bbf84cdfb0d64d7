import { numberOfWord, smallNumbers } from '../english/number-words.ts'
import { among, type Form } from './fitting/among.ts'
import { neededByAll } from './fitting/needed-words.ts'
import { nounPattern } from './nouns.ts'
import { parsePlace, parseRegion, parseTarget } from './targets.ts'
import { soleLiteral, type Prose } from './prose.ts'
import type { TestDatum } from './test-data.ts'
import type { Target } from './types.ts'

/** What a rule may look at beside its own words. */
export interface Reading {
  prose: Prose
  data: TestDatum[]
  baseUrl: string | undefined
  /** The action of the step in its own words, which may only look at what the expected result speaks of. */
  looked?: string
  /** The expected result of the step in its own words, which may say that an action only looks. */
  expected?: string
}

/** The words that a pattern caught, each readable as what it stands for. */
export interface Caught {
  /** The whole clause. */
  clause: string
  words(name: string): string | undefined
  literal(name: string): string | undefined
  target(name: string): Target | undefined
  region(name: string): Target | undefined
  place(name: string): Target | undefined
}

/** A sentence form and what it means. `build` returns undefined when the words fit but make no sense. */
export interface Rule<T> extends Form {
  build: (caught: Caught, reading: Reading) => T[] | undefined
}

// Short words for what recurs in the forms. Order matters: a macro may use those before it. `(?=)` changes nothing but the size of what
// V8 compiles: it writes what follows once, not once for each alternative before it.
const macros: [string, string][] = [
  [
    '{shown}',
    '(?:(?:is|are) )?(?=)(?:visible|shown|displayed|present|visibly shown|on the page|on screen|seen|appears?|exists?|listed|shows? up|can be (?:seen|read|found)|back|there|offered|presented|pops? up|comes? (?:up|back)|turns? up|reappears?|stands?)(?=)',
  ],
  [
    '{hidden}',
    '(?:(?:is|are) (?:not|no longer|never)(?=) (?:visible|shown|displayed|present|on the page|on screen|seen|listed|offered|there|found)|cannot be (?:seen|found)|(?:is|are) (?:hidden|gone|invisible|absent|missing|removed)|(?:does|do) not (?:appear|exist|pop up|come up|show up|come back)|disappears?|vanish(?:es)?|(?:has|have) (?:disappeared|vanished|gone)|goes? away|(?:has|have) gone away)(?=)',
  ],
  [
    '{message}',
    // A bare "text" may be a part of a longer one; a message stands whole.
    '(?:(?:error|validation|success|warning|info|information|confirmation|status|alert)(?=) (?:message|text|error|warning|notification|notice|toast|hint|label|note)|message|error|warning|notification|notice|toast|hint|label|alert message|note)(?=)',
  ],
  ['{noun}', `(?=)${nounPattern}(?=)`],
]

/** Builds a rule from a sentence form: `{x:lit}` a quoted text, `{x:any}` any phrase, `( … )?` as in regular expressions. */
export function rule<T>(form: string, build: Rule<T>['build']): Rule<T> {
  let source = form
  for (const [macro, expansion] of macros) source = source.replaceAll(macro, expansion)
  source = source
    .replace(/\{(\w+):lit\}/g, '(?<$1>\\uE000\\d+\\uE001)')
    .replace(/\{(\w+):lits\}/g, '(?<$1>\\uE000\\d+\\uE001(?:(?:, | and |, and )\\uE000\\d+\\uE001)*)')
    .replace(/\{(\w+):any\}/g, '(?<$1>.+?)')
    .replace(/\{(\w+):number\}/g, `(?<$1>\\d+|no|${smallNumbers.slice(0, 13).join('|')})`)
  return { pattern: new RegExp(`^(?:${source})$`, 'i'), build }
}

/**
 * Rules that are looked at only in a clause that holds one of the words (a short expression), and the words that any of them needs.
 */
export function keyed<T>(words: RegExp, make: () => Rule<T>[]): Rule<T> {
  let made: Rule<T>[] | undefined
  const rules = () => (made ??= make())
  return {
    pattern: words,
    needs: () => neededByAll(rules()),
    build: ({ clause }, reading) => applyRules(rules(), clause, reading),
  }
}

// Literals do not count: each is three characters here.
const longestClause = 1000

/** What the first fitting rule makes of a clause; undefined when none does. */
export function applyRules<T>(rules: Rule<T>[], clause: string, reading: Reading): T[] | undefined {
  if (clause.length > longestClause) return undefined
  for (const { pattern, build } of among(rules, clause)) {
    const match = pattern.exec(clause)
    const built = match ? build(catchWords(clause, match.groups ?? {}, reading.prose), reading) : undefined
    if (built) return built
  }
  return undefined
}

function catchWords(clause: string, groups: Record<string, string | undefined>, prose: Prose): Caught {
  const words = (name: string) => groups[name]
  return {
    clause,
    words,
    literal: (name) => soleLiteral(words(name) ?? '', prose.literals),
    target: (name) => parseTarget(words(name) ?? '', prose),
    region: (name) => parseRegion(words(name) ?? '', prose),
    place: (name) => parsePlace(words(name) ?? '', prose),
  }
}

/** All quoted texts of a phrase, in order. */
export function literalsIn(phrase: string | undefined, { literals }: Prose): string[] {
  return [...(phrase ?? '').matchAll(/\uE000(\d+)\uE001/g)].map((match) => literals[Number(match[1])] ?? '')
}

/** A number in digits or words; "no" is 0. */
export function readNumber(word: string | undefined): number {
  const text = (word ?? '').toLowerCase()
  return text === 'no' ? 0 : (numberOfWord(text) ?? Number(text))
}

import type { Marks, RoleTag } from '../marking/tags.ts'
import {
  asSentence,
  clausesOf,
  shortened,
  standsAlone,
  withoutOpening,
  type Clause,
  type Phrase,
} from './clauses.ts'
import { limitsOf, type Limit } from './limits.ts'

/** What a template may use of a sentence. All texts are words of the sentence. */
export interface Slots {
  sentence: string
  /** The sentence without its full stop and of at most 120 characters, for titles. */
  short: string
  kinds: ReadonlySet<string>
  clauses: Clause[]
  limits: Limit[]
  /** Limits of clauses that state a rule; those of conditions are in `limits` alone. */
  rules: Limit[]
  /** Conditions and events without "if" and "when". */
  conditions: string[]
  events: string[]
  /** What comes of it, as sentences; the whole sentence where a clause does not stand alone. */
  outcomes: string[]
  /** Quoted texts and texts that are read letter by letter, without quotes. */
  messages: string[]
  /** Different phrases with a role, in order, without quotes. */
  all: (tag: RoleTag) => string[]
  /** The first phrase with one of these roles. */
  first: (...tags: RoleTag[]) => string | undefined
  /** Whether the sentence negates an effect or a permission. */
  isNegated: boolean
}

/** What the marks of a sentence give to templates. */
export function slotsOf(sentence: string, marks: Marks): Slots {
  const clauses = clausesOf(sentence, marks)
  const phrases = clauses.flatMap((clause) => clause.phrases)
  const inClauses = (...tags: Clause['tag'][]) => clauses.filter(({ tag }) => tags.includes(tag))
  const all = (tag: RoleTag) => different(phrases.filter((phrase) => phrase.tag === tag))
  return {
    sentence,
    short: shortened(sentence.trim().replace(/[\s.;:,]+$/, ''), 120),
    kinds: new Set(marks.kinds.map(({ kind }) => kind)),
    clauses,
    limits: clauses.flatMap(limitsOf),
    rules: inClauses('lim', 'def', 'eff').flatMap(limitsOf),
    conditions: inClauses('cond').map(({ text }) => withoutOpening(text)),
    events: inClauses('evt').map(({ text }) => withoutOpening(text)),
    outcomes: outcomesOf(sentence, inClauses('eff', 'lim', 'def')),
    messages: all('M'),
    all,
    first: (...tags) => {
      const phrase = phrases.find(({ tag }) => tags.includes(tag))
      return phrase && unquoted(phrase.text)
    },
    isNegated: phrases.some(({ tag }) => tag === 'NEG'),
  }
}

/** A clause that does not stand alone ("shows a message") is told by the whole sentence. */
function outcomesOf(sentence: string, clauses: Clause[]): string[] {
  if (clauses.length === 0) return []
  return clauses.every(standsAlone) ? clauses.map(({ text }) => asSentence(text)) : [asSentence(sentence)]
}

const quotes = /^["“”'‘’«»`]+|["“”'‘’«»`]+$/g
export const unquoted = (text: string): string => text.replace(quotes, '').trim() || text

const different = (phrases: readonly Phrase[]): string[] => [
  ...new Set(phrases.map(({ text }) => unquoted(text))),
]

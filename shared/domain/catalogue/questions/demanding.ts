import type { Clause, Phrase } from '../clauses.ts'
import type { Slots } from '../slots.ts'
import type { RoleTag, SegmentTag } from '../../marking/tags.ts'

/** Clauses with one of these tags, joined. */
export const textOf = ({ clauses }: Slots, ...tags: SegmentTag[]): string =>
  clauses
    .filter(({ tag }) => tags.includes(tag))
    .map(({ text }) => text)
    .join(' ')

/** What the sentence demands, without conditions, events and context. */
export const demandOf = (slots: Slots): string => textOf(slots, 'eff', 'lim', 'def')

export const hasSegment = ({ clauses }: Slots, ...tags: SegmentTag[]): boolean =>
  clauses.some(({ tag }) => tags.includes(tag))

export const hasRole = ({ clauses }: Slots, ...tags: RoleTag[]): boolean =>
  clauses.some(({ phrases }) => phrases.some(({ tag }) => tags.includes(tag)))

/** The first clause of an effect whose verb is one of these, with the verb. */
export function effectWith({ clauses }: Slots, verb: RegExp): { clause: Clause; verb: Phrase } | undefined {
  for (const clause of clauses) {
    if (clause.tag !== 'eff') continue
    const phrase = clause.phrases.find(({ tag, text }) => tag === 'V' && verb.test(text))
    if (phrase) return { clause, verb: phrase }
  }
  return undefined
}

export const hasNegation = ({ phrases }: Clause): boolean => phrases.some(({ tag }) => tag === 'NEG')

const pronoun =
  /^(?:I|we|you|they|he|she|it|them|him|her|this|that|these|those|which|who|its|their|all|any)\b/i

/** A phrase that a template may weave in as a noun: short, plain words, no pronoun. */
export function nounOf(phrase: Phrase | undefined): string | undefined {
  const text = phrase?.text.trim()
  return text !== undefined && text.length <= 40 && /^[A-Za-z][A-Za-z' -]+$/.test(text) && !pronoun.test(text)
    ? text
    : undefined
}

/** The sentence continued by `ending`, where it is one plain sentence that ends with a demand; else undefined. */
export function continued({ sentence, clauses }: Slots, ending: string): string | undefined {
  const trimmed = sentence.trim().replace(/[.;,]+$/, '')
  const last = clauses.at(-1)
  const isPlain = /^[A-Z][A-Za-z]*\s[^|*`#[\]{}:;()<>_"“”]+$/.test(trimmed) && !/[.!?]\s/.test(trimmed)
  return isPlain &&
    trimmed.length <= 140 &&
    last?.tag === 'eff' &&
    !/\b(?:so that|because|in order to)\b/i.test(trimmed)
    ? `${trimmed} ${ending}.`
    : undefined
}

import type { Clause } from './clauses.ts'
import type { RoleTag } from '../marking/tags.ts'

const pronoun =
  /^(?:i|we|you|he|she|it|its|they|them|their|this|that|these|those|which|who|one|ones|same|other|value|values|field|fields|all|any|each|both|something|anything)$/i

/** A phrase as a noun of a template, without article and markup; undefined for pronouns, long phrases and what is no plain words. */
export function plainNoun(text: string): string | undefined {
  const plain = text
    .replace(/^[\s`*_"“'‘]+|[\s`*_"”'’:.,;]+$/g, '')
    .replace(/^(?:the|an?|each|every|all|any|its|their|his|her|my|your|our)\s+/i, '')
  if (/^(?:both|other|same)\s/i.test(plain)) return undefined
  if (plain.length < 2 || plain.length > 40 || pronoun.test(plain)) return undefined
  return /^[A-Za-z][\w'’ /-]*$/.test(plain) ? plain : undefined
}

/** The different plain nouns of a clause with these roles, in order. */
export const nounsIn = ({ phrases }: Clause, ...tags: RoleTag[]): string[] => [
  ...new Set(
    phrases
      .filter(({ tag }) => tags.includes(tag))
      .map(({ text }) => plainNoun(text))
      .filter((noun) => noun !== undefined),
  ),
]

/** What is to be seen where an entry is refused: its message where the sentence quotes one. */
export const refusalOf = ({ messages }: { messages: readonly string[] }): string =>
  messages.length === 1 ? `It is refused; "${messages[0]}" is shown` : 'It is refused; nothing is saved'

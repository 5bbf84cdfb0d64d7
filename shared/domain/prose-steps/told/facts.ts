import type { Reading } from '../patterns.ts'
import type { Check, Target, TypedAction } from '../types.ts'
import { readCount } from './counts.ts'
import { readMembers } from './members.ts'
import { readPresence } from './presence.ts'
import { readState } from './states.ts'
import { readText } from './texts.ts'
import { readValue } from './values.ts'

/** What a fact may refer back to. */
export interface FactContext extends Reading {
  /** The subject of the fact before, as written; absent at the first. */
  subject: string | undefined
  /** What the step did, which "the field" and "it" may mean. */
  actions: readonly TypedAction[]
  /** The target of the last action of the step or, if it has none, of the steps before. */
  it: Target | undefined
}

/** One fact of an expected result; undefined where it is not of the reader's kind. No check at all is what says nothing about the page. */
export type FactReader = (fact: string, context: FactContext) => Check[] | undefined

const readers: FactReader[] = [readCount, readMembers, readState, readPresence, readValue, readText]

/**
 * Reads a fact that no form of the step language fits: what it says of its subject by the kind of its predicate, the subject in all readings of its words.
 * A name in words of the prose proves nothing by its absence (`unquoted`).
 */
export const readFact: FactReader = (fact, context) => {
  for (const read of readers) {
    const checks = read(fact, context)
    if (checks) return checks
  }
  return undefined
}

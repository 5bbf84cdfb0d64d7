import { readCount } from './counts.ts'
import { readMembers } from './members.ts'
import { readPresence } from './presence.ts'
import type { FactReader } from './readers.ts'
import { readSet } from './sets.ts'
import { readState } from './states.ts'
import { readTelling, readText } from './texts.ts'
import { readValue } from './values.ts'

const readers: FactReader[] = [
  readSet,
  readCount,
  readState,
  readMembers,
  readPresence,
  readValue,
  readText,
  readTelling,
]

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

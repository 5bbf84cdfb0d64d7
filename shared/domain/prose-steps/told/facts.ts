import { readAbout } from './about.ts'
import { readAmong } from './among.ts'
import { readColour } from './colours.ts'
import { readCount } from './counts.ts'
import { readEach } from './each.ts'
import { readGauge } from './gauges.ts'
import { readIndirect } from './indirect.ts'
import { readKeyValue } from './key-values.ts'
import { holdsFact } from './other-facts.ts'
import { readMembers } from './members.ts'
import { readNotedCell } from './noted-cell.ts'
import { readPartWith } from './parts-with.ts'
import { readPresence } from './presence.ts'
import type { FactReader } from './readers.ts'
import { readShown } from './shown-texts.ts'
import { readSet } from './sets.ts'
import { readStandingName } from './standing-names.ts'
import { readSequence } from './sequence.ts'
import { readStanding } from './standing.ts'
import { readState } from './states.ts'
import { readHeldTokens, readTokens } from './tokens.ts'
import { readTelling, readText } from './texts.ts'
import { readMeantValue } from './values-meant.ts'
import { readValue } from './values.ts'
import { readCountedRow, readPlaceBeing } from './whereabouts.ts'

const readers: FactReader[] = [
  readSet,
  readGauge,
  readKeyValue,
  readCount,
  readState,
  readColour,
  readStanding,
  readCountedRow,
  readSequence,
  readMembers,
  readEach,
  readHeldTokens,
  readAmong,
  readShown,
  readAbout,
  readPresence,
  readValue,
  readText,
  readStandingName,
  readPlaceBeing,
  readIndirect,
  readTelling,
  readNotedCell,
  readMeantValue,
  readPartWith,
  readTokens,
]

/**
 * Reads a fact that no form of the step language fits: what it says of its subject by the kind of its predicate, the subject in all readings of its words.
 * A name in words of the prose proves nothing by its absence (`unquoted`).
 */
export const readFact: FactReader = (fact, context) => {
  for (const read of readers) {
    const checks = read(fact, context)
    if (checks && !holdsFact(checks, context.prose.literals)) return checks
  }
  return undefined
}

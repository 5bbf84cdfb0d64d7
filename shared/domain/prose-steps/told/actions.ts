import { readChoosing } from './choosing.ts'
import { readDate } from './dates.ts'
import { readDragging } from './dragging.ts'
import { readEntering } from './entering.ts'
import { readLooking } from './looking.ts'
import { readName } from './noted-names.ts'
import { readNotedState } from './noted-states.ts'
import { readBelonging } from './noted-values.ts'
import { readPointing } from './pointing.ts'
import type { ActionReader } from './readers.ts'
import { readTakingPart } from './taking-part.ts'
import { readAgreeing } from './ticking.ts'
import { readTurning } from './turning.ts'

const readers: ActionReader[] = [
  readLooking,
  readTurning,
  readAgreeing,
  readDragging,
  readDate,
  readEntering,
  readChoosing,
  readPointing,
  readNotedState,
  readTakingPart,
  readName,
  readBelonging,
]

/**
 * Reads what no form of the step language fits: by the kind of its verb, with its phrases as what it is done to, in and with. Where words can be read in
 * several ways all of them stay open (`or`, `otherwise`), and the page decides.
 */
export const readToldAction: ActionReader = (clause, reading, earlier) => {
  for (const read of readers) {
    const actions = read(clause, reading, earlier)
    if (actions) return actions
  }
  return undefined
}

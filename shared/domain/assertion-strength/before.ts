import type { Check } from '../prose-steps/types.ts'
import { isDenial } from './denials.ts'
import type { Tried } from './summary.ts'
import { survivorOf } from './words.ts'

/** A check, and whether it was true before the actions that it judges; undefined where nobody could ask. */
export interface Looked {
  check: Check
  held: boolean | undefined
}

/** What is known of the checks of a step from before its actions. */
export interface BeforeTrials {
  tried: Tried[]
  /** A check may tell that the actions did something: it was not true before them, or nobody knows. */
  tells: boolean
}

// What happens in a step has not happened before it.
const happenings = new Set<Check['kind']>([
  'assert_changed',
  'assert_download',
  'assert_console',
  'assert_tab',
  'assert_status',
])

/** Whether a check speaks of what the page is like, so that it can be asked before the actions as well as after them. */
export const isAboutState = ({ kind }: Check): boolean => !happenings.has(kind)

/**
 * Tries checks against a step that does nothing, which leaves the page as it was before. A check that held then has not noticed. Not held against a check are
 * words that say so ("still"), and a denial ("No error is shown") beside another check that does notice.
 */
export function triedBefore(looked: readonly Looked[]): BeforeTrials {
  const asked = looked.filter(({ check, held }) => isAboutState(check) && held !== undefined && !check.stays)
  const noticed = looked.some(({ check, held }) =>
    isAboutState(check) ? held === false : check.negated !== true,
  )
  const unknown = looked.some(({ check, held }) => isAboutState(check) && held === undefined)
  const tried = asked.map(({ check, held }): Tried => {
    if (held !== true || (noticed && isDenial(check))) return { outcome: 'killed' }
    return { outcome: 'survived', survivor: survivorOf(check, { kind: 'held_before' }) }
  })
  return { tried, tells: noticed || unknown }
}

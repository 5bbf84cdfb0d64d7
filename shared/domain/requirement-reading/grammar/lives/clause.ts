import type { Token } from '../../tokens.ts'
import type { Facts } from './facts.ts'
import type { Open } from './open.ts'
import { wordOf } from './tokens.ts'
import type { Before, Told } from './told.ts'

/** A clause, with what it is to the others of its sentence. */
export interface Clause extends Facts {
  index: number
  /** It leads to something, as the clause before it may. */
  led: boolean
  before?: Before
  to?: string
  stays?: string
  starts?: string
  /** It can only be kept in its words. */
  isWords: boolean
  isTelling: boolean
  isBack: boolean
}

/** "Three things may happen". */
export const tellsHowMany = (text: readonly string[]): boolean =>
  /\b(?:two|three|four|five|several|some|\d) \w* ?(?:ways?|things?|outcomes?|possibilities)\b/.test(
    text.join(' '),
  )

export const isAside = ({ part, named, messages, guards, isTelling }: Clause): boolean =>
  (part.aside === true && (!isTelling || guards.length === named.length + messages.length)) ||
  (part.inside === true && named.every(({ role }) => role !== 'to') && messages.length === 0)

export const isThis = (tokens: readonly Token[]): boolean => /^(?:this|that)$/.test(wordOf(tokens[0]))

/** Whether the next sentences can say what comes of it. */
export const isWaiting = ({ deed, before }: Open, told: readonly Told[]): boolean =>
  deed
    ? deed.isOfThing ||
      before !== undefined ||
      deed.measures !== undefined ||
      deed.entries.length > 0 ||
      told.length === 0
    : before !== undefined && !told.some(({ kind }) => kind === 'starts')

/** A refusal that the next says with its states is said there. */
export function joined(told: Told[]): Told[] {
  return told.filter((one, index) => {
    const next = told[index + 1]
    // "Topping up is not allowed: filling a Full cylinder is refused with …" says it once.
    return !(
      one.kind === 'move' &&
      one.refused &&
      !one.before &&
      next?.kind === 'move' &&
      next.refused &&
      next.before
    )
  })
}

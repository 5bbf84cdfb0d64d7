import { slice, type Masked } from '../mask.ts'
import { readTimed } from './timed-transitions.ts'
import type { TransitionFact } from '../types.ts'

const state = '("\\u0001+"|(?-i:[A-Z][a-z]+(?:[ -][A-Z][a-z]+)*))'
const always = '(?:at any time|in any (?:state|status)|from any (?:state|status)|in every (?:state|status))'
const passive = '([a-z]+ed|sent|paid|withdrawn|undone)'
const allowed = new RegExp(
  `^\\W*(?:${always},? )?(?:an?|the|every|each) ([a-z][\\w-]*(?: [a-z][\\w-]*)?) (?:can|may) (?:always )?be ${passive}(?: ${always})?(?: (?:by|through) [^.,;]{2,60})?\\.?$`,
  'i',
)
const moved = new RegExp(
  `^\\W*(?:from|in) (?:any|every|each) (?:state|status),? (.{3,120}?)(?:,? (?:and|which|it|the [a-z]+|so that the [a-z]+)){0,2} (?:then )?(?:becomes|goes to|moves to|changes to|leads to|is then|is set to) ${state}\\.?$`,
  'i',
)
const anywhere = new RegExp(always, 'i')

/** Events that do not depend on the state: "An order can be cancelled at any time", "From any state, … becomes Cancelled", time-outs. */
export function readAnyState(part: Masked): TransitionFact[] {
  const timed = readTimed(part)
  if (timed.length > 0) return timed
  if (!anywhere.test(part.masked) && !/^\W*(?:from|in) (?:any|every|each)/i.test(part.masked)) return []
  const free = allowed.exec(part.masked)
  if (free?.[1] && free[2])
    return [
      { kind: 'transition', entity: free[1].toLowerCase(), from: ['*'], event: `is ${free[2]}`, only: false },
    ]
  const found = moved.exec(part.masked)
  if (!found?.[1] || !found[2]) return []
  const from = part.masked.indexOf(found[1])
  const at = part.masked.lastIndexOf(found[2])
  const to = part.quotes.find(({ start }) => start === at)?.value ?? found[2]
  const event = slice(part, from, from + found[1].length).raw.trim()
  return [{ kind: 'transition', entity: 'item', from: ['*'], event, to, only: false }]
}

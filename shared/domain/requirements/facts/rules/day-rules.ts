import { maskQuotes, type Masked } from '../mask.ts'
import type { Atom, RuleFact } from '../types.ts'
import { clockAtom } from './clock-limits.ts'

const days =
  '(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekdays?|working days|business days|weekends?|bank holidays|public holidays|holidays'
const onDays = new RegExp(
  `^\\W*(?:on|at|during) ((?:(?:the|all) )?(?:${days})(?:(?:,| and| or) (?:${days}))*),? ((?:the|an?|all|no|every|each|there|only|tickets?|orders?|prices?)\\b.{4,160}?)[.\\s]*$`,
  'i',
)
const clocked =
  /^\W*((?:after|before|from|until|between|as of) [\d:.]{1,5}(?: ?[ap]\.?m\.?)?(?: o'clock| hrs?| hours)?(?: (?:and|to|until) [\d:.]{1,5}(?: ?[ap]\.?m\.?)?(?: o'clock)?)?)(?: on)?,? ((?:the|an?|all|no|every|each|there|only|tickets?|orders?|prices?)\b.{4,160}?)[.\s]*$/i

const late =
  /^\W*((?:all )?[a-z]+s) ((?:after|before|from|until) [\d:.]{1,5}(?: ?[ap]\.?m\.?)?(?: o'clock)?) ((?:are|will be|cannot be|can not be|are not|get|cost) [^"]{4,100}?)[.\s]*$/i

/** "On Mondays the museum is closed", "After 6 pm all tickets are half price": what holds on some days, or from a time of day on. */
export function readDayRule(part: Masked): RuleFact[] {
  if (part.masked.length > 240 || part.quotes.length > 0) return []
  const [, when, outcome] = onDays.exec(part.raw) ?? []
  if (when !== undefined && outcome !== undefined)
    return [rule({ subject: '', text: `the day is ${dayOf(when)}`, negated: false }, outcome)]
  const [, things, hour, said] = late.exec(part.raw) ?? []
  const [, time = hour, then = things && said && `${things.toLowerCase()} ${said}`] =
    clocked.exec(part.raw) ?? []
  const atom = time === undefined ? undefined : clockAtom(maskQuotes(`the time is ${time}`))
  return atom === undefined || then === undefined ? [] : [rule(atom, then)]
}

function rule(atom: Atom, outcome: string): RuleFact {
  return { kind: 'rule', anyOf: [[atom]], outcome, otherwise: false }
}

function dayOf(words: string): string {
  const plain = words.replace(/^(?:the|all) /i, '')
  const several = /,| and | or /i.test(plain)
  const one = plain.replace(/s$/i, '')
  return several
    ? `one of ${plain}`
    : `a ${/^[mtwfs]\w+day$/i.test(one) ? one.charAt(0).toUpperCase() + one.slice(1) : one}`
}

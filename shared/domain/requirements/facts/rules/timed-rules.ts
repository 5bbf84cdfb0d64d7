import { clock, clockAtom, clockPieces } from './clock-limits.ts'
import { singular } from '../labels.ts'
import { maskQuotes, type Masked } from '../mask.ts'
import { temporalParts } from '../temporal/read-temporal.ts'
import type { Atom, RuleFact } from '../types.ts'

const participle =
  'placed|received|entered|submitted|made|created|booked|sent|paid|ordered|registered|confirmed|posted|delivered|returned|cancelled|canceled|requested|issued|reported|handed in|uploaded|purchased|bought|opened|started|approved|signed|recorded|accepted|checked in|dropped off|picked up'
const relative = new RegExp(
  `^\\W*(?:(?:an?|every|each|all|any|the) )?([a-z][\\w-]*(?: [a-z][\\w-]*)?) (?:(?:that|which) (?:is|are|was|were|has been|have been|had been) )?((?:${participle}) [^,;"]{3,120}?),? ((?:are|is|shall|must|will|cannot|can|may|costs?|gets?|receives?|needs?|requires?|arrives?|counts?|leaves?)\\b.{3,200}?)\\.?$`,
  'i',
)
const opening =
  /^\W*((?:the |an? |all |every |each )?[\w-]+(?: [\w-]+){0,3}?) ((?:can|may) (?:only )?be [a-z]+(?: (?:in|up|out|on|off|back|over))?|(?:is|are) (?:only )?(?:open|possible|available|reachable|staffed|accessible|allowed|permitted|offered))\b(?: only)? ([^"]{5,120}?)\.?$/i
const days =
  '(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekdays?|working days?|business days?|weekends?|bank holidays?|public holidays?|holidays?'
const when = new RegExp(
  `^[,;]?\\s*(?:(?:on|from|every|and|only)\\s+){0,2}((?:${days})(?:\\s*(?:to|through|until|–|-|and|or|,)\\s*(?:${days}))*)\\s*$`,
  'i',
)

/**
 * Rules whose condition is a time of day: "Orders placed before 14:00 are shipped on the same day", "Rooms can be booked between 07:00 and 20:00, Monday
 * to Friday". Outside the hours that allow something it is not possible, until another sentence says what happens then.
 */
export function readTimed(part: Masked): RuleFact[] {
  const found = relative.exec(part.masked)
  if (found) return aboutThings(part, found)
  const open = opening.exec(part.masked)
  return open ? hours(part, open) : []
}

function aboutThings(
  part: Masked,
  [, things = '', condition = '', outcome = '']: RegExpExecArray,
): RuleFact[] {
  const thing = singular(things).toLowerCase()
  const from = part.masked.indexOf(condition)
  const words = part.raw.slice(from, from + condition.length)
  const pieces = clockPieces(maskQuotes(`the ${thing} is ${words}`))
  const atoms = pieces.map(
    (piece): Atom => clockAtom(piece) ?? { subject: '', text: piece.raw, negated: false },
  )
  if (!atoms.some(({ number }) => number?.unit === clock)) return []
  const at = part.masked.lastIndexOf(outcome)
  const said = part.raw
    .slice(at, at + outcome.length)
    .replace(/^are\b/, 'is')
    .replace(/^(cost|get|receive|need|require|arrive|count|leave)\b(?!s)/, '$1s')
  return [
    { kind: 'rule', anyOf: [atoms], outcome: `the ${thing} ${said}`.replace(/\s+/g, ' '), otherwise: false },
  ]
}

function hours(part: Masked, [, things = '', able = '', rest = '']: RegExpExecArray): RuleFact[] {
  const parts = temporalParts(rest)
  const [time] = parts
  if (!time || parts.length > 1 || time.of !== 'time' || part.quotes.length > 0) return []
  const around = `${rest.slice(0, time.start)} ${rest.slice(time.end)}`.replace(/\s+/g, ' ').trim()
  const day = when.exec(around)?.[1]
  const timed = clockAtom(maskQuotes(`the time is ${rest.slice(time.start, time.end).trim()}`))
  if (!timed || (around !== '' && !day && !/^(?:daily|every day|each day)$/i.test(around))) return []
  const told = `${things.trim()} ${able.replace(/ only\b/i, '')}`.toLowerCase()
  const on: Atom[] = day ? [{ subject: '', text: `the day is ${spokenDay(day)}`, negated: false }] : []
  const not = told
    .replace(/\b(can|may) be\b/, (_, verb: string) => (verb === 'can' ? 'cannot be' : 'may not be'))
    .replace(/\b(is|are) (?=[a-z]+$)/, '$1 not ')
  return [
    { kind: 'rule', anyOf: [[timed, ...on]], outcome: told, otherwise: false },
    { kind: 'rule', anyOf: [], outcome: not, otherwise: true, implied: true },
  ]
}

function spokenDay(day: string): string {
  const one = day.trim()
  return /\s/.test(one) && !/^(?:working|business|bank|public) \w+$/i.test(one)
    ? `one of ${one}`
    : `a ${one.replace(/s$/i, '')}`
}

import { plural, singular } from '../english/plural.ts'
import { amountOf, moved, type Amount } from './amounts.ts'
import { withUnit } from './bounded.ts'
import type { Clause, Phrase } from './clauses.ts'
import { quotedOf } from './doings.ts'
import type { Idea } from './idea.ts'
import type { Slots } from './slots.ts'
import { bounded, tried } from './tried.ts'

const unit =
  /^(?:business |working |calendar )?(?:seconds?|secs?|s|minutes?|mins?|hours?|hrs?|h|days?|weeks?|months?|years?)$/i

/** A stated length of time with its place in the sentence. */
interface Length {
  amount: Amount
  unit: string
  clause: Clause
  phrase: Phrase
  /** What stands before and behind it in its clause. */
  left: string
  right: string
}

/** The lengths of time of the clauses that demand something, and of their conditions. */
function lengthsOf({ clauses }: Slots): Length[] {
  return clauses.flatMap((clause) => {
    if (clause.tag === 'ctx') return []
    const { phrases, text, start } = clause
    return phrases.flatMap((phrase, at) => {
      const next = phrases[at + 1]
      const amount = phrase.tag === 'N' ? amountOf(phrase.text) : undefined
      if (
        !amount ||
        amount.places > 0 ||
        next?.tag !== 'U' ||
        !unit.test(next.text) ||
        next.start - phrase.end > 12
      )
        return []
      const behind = clauses.find((other) => other.start >= clause.end && other.start - clause.end <= 2)
      const follows = behind && /^(?:after|before|ahead)\b/i.test(behind.text) ? ` ${behind.text}` : ''
      return [
        {
          amount,
          unit: next.text,
          clause,
          phrase,
          left: text.slice(0, phrase.start - start),
          right: `${text.slice(next.end - start)}${follows}`,
        },
      ]
    })
  })
}

type Direction = 'latest' | 'earliest' | 'notice' | 'over' | 'span'

/**
 * What a length of time demands: no more of it ("within 14 days", "8 days ahead"), no less ("at least 6 hours before", "up to 6 hours before": a smaller distance is
 * too late), a notice at this moment ("a warning 5 minutes before"), or what is so when it is over ("after 30 minutes").
 */
function directionOf({ left, right, clause, phrase }: Length): Direction | undefined {
  const compares = clause.phrases.findLast(
    ({ tag, end }) => /^(?:MIN|MAX|GT|LT)$/.test(tag) && end <= phrase.start,
  )?.tag
  if (clause.tag === 'cond' && /^(?:GT|LT|MIN|MAX)$/.test(compares ?? '') && !/\bwithin\s*$/i.test(left))
    return undefined
  const isAtMost =
    compares === 'MAX' ||
    compares === 'LT' ||
    /\b(?:within|up to|until|no later than|at most)\s*$/i.test(left)
  if (/^\s*(?:ahead|in advance|in the future|in the past)\b/i.test(right))
    return compares === 'MIN' || compares === 'GT' || /\bat least\s*$/i.test(left) ? 'earliest' : 'latest'
  if (/^\s*(?:before|prior)/i.test(right)) {
    if (isAtMost && /\b(?:up to|until|no later than|at the latest)\W*$/i.test(left)) return 'earliest'
    if (/\bwithin\s*$/i.test(left)) return 'latest'
    if (compares === 'MIN' || /\b(?:at least|at the latest)\W*$/i.test(left)) return 'earliest'
    return clause.tag === 'eff' || clause.tag === 'evt' ? 'notice' : undefined
  }
  if (/\bwithin\s*$/i.test(left) || (isAtMost && /^\s*(?:after|of|from|since)\b/i.test(right)))
    return 'latest'
  if (/\bafter\s+(?:the\s+)?$/i.test(left)) return 'over'
  if (/\bfor\s+$/i.test(left) && !compares && clause.tag !== 'cond') return 'span'
  return undefined
}

/** Ideas for the lengths of time whose direction the sentence tells; "guests only 2 days" goes the way of "8 days ahead" before it. */
export function durationIdeas(slots: Slots): Idea[] {
  const isRate = slots.rules.some(({ isCount, high }) => isCount && high)
  let last: Frame | undefined
  return lengthsOf(slots)
    .slice(0, 3)
    .flatMap((length, at, all) => {
      const direction = directionOf(length)
      const own: Frame | undefined = direction
        ? { direction, where: whereOf(length.right) }
        : last && length.unit === all[at - 1]?.unit && /\b(?:only|just)\s+$/i.test(length.left)
          ? last
          : undefined
      last = own
      if (!own) return []
      if (isRate && own.direction === 'latest') return rateIdeas(length)
      return ideasAt(length, own, slots, all.length > 1 ? whoOf(length) : '')
    })
}

interface Frame {
  direction: Direction
  /** " before arrival". */
  where: string
}

const whereOf = (right: string): string =>
  /^\s*(?:before|after|of|from|since|ahead|in advance|in the future|prior to)\b[^,;.()]{0,40}$/i
    .exec(right.replace(/[\s.]+$/, ''))?.[0]
    .replace(/\s+(?:with|by|also|and|or|but|as)\b.*$/i, '') ?? ''

/** "Guests: ", where several lengths have people of their own. */
function whoOf({ clause }: Length): string {
  const actor = clause.phrases.find(({ tag }) => tag === 'A')?.text.replace(/^(?:the|an?|each|every)\s+/i, '')
  return actor === undefined || actor.length > 30 || /^(?:i|we|you|he|she|it|they)$/i.test(actor)
    ? ''
    : `${actor}: `
}

/** "4 in 24 hours": the next one after the time has passed. */
const rateIdeas = ({ amount, unit: name }: Length): Idea[] => [
  tried(`After ${withUnit(amount, name)} it is possible again`, bounded, [
    [
      `Reach the limit and try once more just before ${withUnit(amount, name)} have passed since the first one`,
      'It is refused',
    ],
    ['Try again just after that', 'It succeeds'],
  ]),
]

function ideasAt(length: Length, { direction, where }: Frame, slots: Slots, who: string): Idea[] {
  const { amount, unit: name, clause } = length
  const isDay = /days?|weeks?|months?|years?/i.test(name)
  const [less, more] = [beside(amount, name, -1), beside(amount, name, 1)]
  const at = withUnit(amount, name)
  const what = quotedOf(slots)
  const isNegated = clause.phrases.some(({ tag }) => tag === 'NEG')
  const seen =
    slots.messages[0] === undefined ? 'It is not possible any more' : `"${slots.messages[0]}" is shown`
  if (direction === 'notice')
    return [
      tried(`It comes ${at}${where} and not earlier`, bounded, [
        [`Look just before it is ${at}${where}`, 'Nothing has come yet'],
        [`Look just after it is ${at}${where}`, `It has come once: "${what}"`],
      ]),
    ]
  if (direction === 'over')
    return [
      tried(
        `Just before ${at} are over nothing has changed, just after it has`.replace(
          /^(Just before (?:1|one) \S+) are/,
          '$1 is',
        ),
        bounded,
        [
          [
            `Look at it just before ${at} have passed`.replace(/((?:1|one) \S+) have/, '$1 has'),
            'It does not hold yet',
          ],
          [
            `Look at it just after ${at} have passed`.replace(/((?:1|one) \S+) have/, '$1 has'),
            `It holds: "${what}"`,
          ],
        ],
      ),
    ]
  if (direction === 'span')
    return [
      tried(`Just before the end of ${at} it still holds, just after not any more`, bounded, [
        [`Look at it just before the end of ${at}`, `It still holds: "${what}"`],
        [`Look at it just after the end of ${at}`, 'It does not hold any more'],
      ]),
    ]
  const [inner, outer] = direction === 'latest' ? [at, more] : [at, less]
  if (isNegated || outer === undefined || inner === outer) return []
  const how =
    direction === 'latest'
      ? /ahead|advance|future/.test(where)
        ? 'is too early'
        : 'is too late'
      : /ahead|advance|before|prior/.test(where)
        ? 'is too late'
        : 'is too early'
  return [
    tried(`${who}${inner}${where} is in time, ${outer}${where} ${how}`, bounded, [
      [`Try it ${inner}${where}${isDay ? '' : ', to the minute'}: "${what}"`, 'It is possible'],
      [`Try it ${outer}${where}`, how === 'is too early' ? 'It is not possible yet' : seen],
    ]),
  ]
}

/** One unit more or less; of hours and minutes a minute. */
function beside(amount: Amount, name: string, step: 1 | -1): string | undefined {
  const at = withUnit(amount, name)
  if (/days?$/i.test(name)) {
    const next = moved(amount, step)
    return next.units < 1n ? undefined : withUnit(next, next.units === 1n ? name : plural(singular(name)))
  }
  const small = /weeks?|months?|years?/i.test(name)
    ? 'a day'
    : /sec|^s$/i.test(name)
      ? 'a second'
      : 'a minute'
  return step > 0 ? `${at} and ${small}` : `${small} less than ${at}`
}

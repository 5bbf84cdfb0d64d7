import { capital } from '../../english/capital.ts'
import { dimensionOf } from '../../english/units.ts'
import { amountOf } from '../amounts.ts'
import { measuredShareIdeas } from '../shares.ts'
import { thingOf } from '../things.ts'
import { speaksOf, trial } from '../trial.ts'
import { withUnit, besideOf } from '../bounded.ts'
import { quotedOf } from '../doings.ts'
import type { Idea, Kind } from '../idea.ts'
import type { Limit } from '../limits.ts'
import type { Slots } from '../slots.ts'

const load =
  /\b(?:users?|requests?|connections?|sessions?|visitors?|customers?|transactions?|messages?|events?|clients?|devices?|operations?|calls?|orders?|jobs?|participants?|people|persons|rps|tps|qps)\b/i

/** Speed, load and capacity. Cues: a bounded time; a bounded number of users, requests or the like. */
export const performance: Kind = {
  kind: 'performance',
  ideas: (slots) =>
    /\b(?:hours?|days?|weeks?|months?) (?:before|after)\b/i.test(slots.sentence)
      ? []
      : [
          ...measuredShareIdeas(slots),
          ...slots.limits.flatMap((limit) => timeIdeas(limit, slots)).slice(0, 4),
          ...[...slots.limits, ...plainLoads(slots)].flatMap((limit) => loadIdeas(limit, slots)),
        ].slice(0, 5),
}

function timeIdeas({ unit, high, exact, subject, clause }: Limit, slots: Slots): Idea[] {
  const own = unit || high?.amount.after || exact?.after || ''
  const bound = high ?? (exact ? { amount: exact, inclusive: true } : undefined)
  if (dimensionOf(own) !== 'clock' || !bound) return []
  const most = withUnit(bound.amount, unit)
  const within = bound.inclusive ? `at most ${most}` : `less than ${most}`
  const { outside } = besideOf(bound, 'high', unit)
  const percent = /\b(\d{2}(?:\.\d+)?)\s?(?:%|percent|th percentile)|\bp(\d{2})(?![a-z0-9])/i.exec(
    slots.sentence,
  )
  const share = percent && !/\bregress/i.test(slots.sentence) ? (percent[1] ?? percent[2]) : undefined
  const whole =
    share === undefined
      ? `every measurement takes ${within}`
      : `at least ${share} of 100 measurements take ${within}`
  const place = clause.phrases.find(({ tag }) => tag === 'P')?.text
  const noun = thingOf(subject !== undefined && !load.test(subject) ? subject : place)
  const name = noun ? `the ${noun.noun}` : 'the response'
  const quote = quotedOf(slots)
  return [
    trial(`${name}: ${whole}`, 'performance', 'Checklist-based Testing', [
      `Under usual load, measure 100 times: "${quote}"`,
      `${capital(whole)}; ${outside} is a failure`,
    ]),
    trial(
      `${name}: the time holds with much data and several users`,
      'performance',
      'Checklist-based Testing',
      [
        `Fill the system with as much data as is expected at most, let several users work at once and measure again: "${quote}"`,
        capital(whole),
      ],
    ),
  ]
}

function loadIdeas({ unit, low, high, exact, subject }: Limit, slots: Slots): Idea[] {
  const bound = high ?? low ?? (exact ? { amount: exact, inclusive: true } : undefined)
  if (!bound || (!load.test(unit) && !(unit === '' && load.test(subject ?? '')))) return []
  if (
    !speaksOf(
      slots,
      /\b(?:concurrent|simultaneous|at once|at the same time|per (?:second|minute|hour)|support|handle|process|scale|serve|load)/i,
    )
  )
    return []
  const amount = withUnit(bound.amount, unit || (subject ?? ''))
  if (amount.length > 60) return []
  // "1 000" that was marked as two numbers.
  if (bound.amount.units < 2n || bound.amount.text.startsWith('0')) return []
  return [
    trial(
      `${amount}${/simultaneous|concurrent|per /i.test(amount) ? '' : ' at once'} are served`,
      'performance',
      'Boundary Value Analysis',
      [
        `Put the system under the load of ${amount} for half an hour`,
        'All are served without errors, and the last minutes are as fast as the first',
      ],
    ),
    trial(`A load beyond ${amount} breaks nothing`, 'performance', 'Error Guessing', [
      `Raise the load to twice ${amount} and lower it again`,
      'What cannot be served is refused or waits; nothing crashes or is lost, and afterwards the system is as fast as before',
    ]),
  ]
}

/** "10,000 concurrent users" without a comparison. */
function plainLoads({ clauses }: Slots): Limit[] {
  return clauses.flatMap((clause) =>
    clause.phrases.flatMap(({ tag, text, end }, at) => {
      const unit = clause.phrases[at + 1]
      const before = clause.phrases[at - 1]?.tag ?? ''
      const amount = tag === 'N' ? amountOf(text) : undefined
      return amount &&
        (unit?.tag === 'U' || (unit && /^[FEA]$/.test(unit.tag) && load.test(unit.text))) &&
        unit.start - end <= 2 &&
        !/^(?:MIN|MAX|GT|LT|EQ)$/.test(before)
        ? [{ subject: undefined, isCount: false, unit: unit.text, clause, exact: amount }]
        : []
    }),
  )
}

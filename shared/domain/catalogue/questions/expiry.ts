import { demandOf, hasRole } from './demanding.ts'
import type { Cue } from './question.ts'

const ends =
  /\b(?:expires?|time[sd]? out|(?:automatic|session) timeout|be (?:time-limited|short-lived)|expiring|time-limited|short-lived)\b/i
const time =
  /\d|\b(?:on|at|after|until|when|once|as soon as|immediately|never|seconds?|minutes?|hours?|days?|weeks?|months?|years?|midnight|date|time\b(?!-)|configur\w+|period|ttl)\b/i

/** What expires without its time. What happens to something that has expired is another matter. */
export const expiry: Cue = (slots) => {
  const demand = demandOf(slots)
  const end = slots.kinds.has('expiry') && !hasRole(slots, 'NEG', 'N') ? ends.exec(demand) : null
  if (!end || time.test(slots.sentence.replace(ends, ''))) return undefined
  const thing = /\b(link|token|code|session|invitation|offer|password|voucher|coupon|reservation|key)s?\b/i
    .exec(demand)?.[1]
    ?.toLowerCase()
  const noun = thing === undefined ? 'It' : `The ${thing}`
  return {
    kind: 'expiry',
    question: `After what time does ${thing === undefined ? 'it' : `the ${thing}`} expire?`,
    completions: [
      `${noun} expires 24 hours after it was created.`,
      thing === 'session'
        ? 'The session expires after 30 minutes without any action.'
        : `${noun} expires after 30 minutes, or once it has been used.`,
    ],
  }
}

import { demandOf, effectWith, hasRole } from './demanding.ts'
import { questionOf, type Cue } from './question.ts'

const ends =
  /\b(?:expires?|time[sd]? out|(?:automatic|session) timeout|be (?:time-limited|short-lived)|expiring|time-limited|short-lived)\b/i
const time =
  /\d|\b(?:on|at|after|until|when|once|as soon as|immediately|never|seconds?|minutes?|hours?|days?|weeks?|months?|years?|midnight|date|time\b(?!-)|configur\w+|period|ttl)\b/i

const sent =
  /\b(?:(?:password[- ])?reset|verification|activation|confirmation|invitation|magic|one-time|sign-in|login) (?:link|code|token|password)|\bOTP\b|\b(?:link|code) to (?:reset|verify|confirm|activate)\b/i

/** A link or code that goes out to a person, without how long it is good for. */
const linkOf: Cue = (slots) => {
  const effect = effectWith(
    slots,
    /^(?:(?:is|are|be)\s+)?(?:sends?|sent|e-?mails?|e-?mailed|receives?|gets?|generates?|generated)$/i,
  )
  const words = effect && !hasRole(slots, 'NEG', 'N', 'M') ? sent.exec(effect.clause.text)?.[0] : undefined
  if (words === undefined || /\b(?:valid|expir\w*|minutes?|hours?|days?)\b|\d/i.test(slots.sentence))
    return undefined
  const noun = /link|token|password$/i.exec(words)?.[0].toLowerCase() ?? 'code'
  return questionOf('expiry', `How long is the ${noun} good for, and can it be used twice?`, [
    `The ${noun} is good for 30 minutes and can be used once.`,
    `The ${noun} is good for 24 hours; a new one makes the former one invalid.`,
  ])
}

/** What expires without its time. What happens to something that has expired is another matter. */
export const expiry: Cue = (slots) => {
  const demand = demandOf(slots)
  const end = slots.kinds.has('expiry') && !hasRole(slots, 'NEG', 'N') ? ends.exec(demand) : null
  if (!end) return linkOf(slots)
  if (time.test(slots.sentence.replace(ends, ''))) return undefined
  const thing = /\b(link|token|code|session|invitation|offer|password|voucher|coupon|reservation|key)s?\b/i
    .exec(demand)?.[1]
    ?.toLowerCase()
  const noun = thing === undefined ? 'It' : `The ${thing}`
  return questionOf('expiry', `After what time does ${thing === undefined ? 'it' : `the ${thing}`} expire?`, [
    `${noun} expires 24 hours after it was created.`,
    thing === 'session'
      ? 'The session expires after 30 minutes without any action.'
      : `${noun} expires after 30 minutes, or once it has been used.`,
  ])
}

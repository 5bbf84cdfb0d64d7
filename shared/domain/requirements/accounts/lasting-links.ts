import type { Masked } from '../facts/mask.ts'
import type { ScenarioFact } from '../facts/types.ts'
import { scenario, span } from './scenario.ts'

const thing =
  '((?:the |an? |each |every |this |such an? )?(?:[\\w-]+ ){0,3}?(?:links?|tokens?|codes?|invitations?|invites?|one-time passwords?|otps?|pins?|tans?|vouchers?))'
const lasting = new RegExp(
  `^\\W*${thing} (?:(?:is|are) [\\w -]{3,60}? and |(?:can|may) (?:only )?be used (?:only )?(?:once|one time)(?: only)? and )?(?:(?:is|are|shall be|must be|should be|remains?|stays?|will be|shall remain|should remain) (?:only )?valid (?:only )?(?:for )?(?:up to )?|works? for (?:up to )?|(?:must |shall |should |will )?(?:be )?(?:expires?|expired|becomes? invalid|lapses?) (?:after|in) )(${span})(?= |[.,;]|$)`,
  'i',
)
const once = new RegExp(
  `(?:^\\W*${thing}|\\band) (?:(?:can|may|must|shall|should) (?:only be used|be used only|be used just|be used) (?:once|one time|a single time)(?: only)?|works? (?:only )?once(?: only)?|is (?:for )?(?:one-time use|single-use)(?: only)?)(?= |[.,;]|$)`,
  'i',
)

const deadline =
  /^ (?:after|from|since|following) (?:the )?(?:purchase|payment|delivery|issue|date|day|order|booking)\b/i

/** How long a link, code or invitation can be used, and how often: "The link is valid for 1 hour and can be used only once". */
export function readLasting({ masked, raw }: Masked): ScenarioFact[] {
  if (
    /\b(?:if|when|unless|until|without|not)\b/i.test(masked) ||
    !/link|token|code|invit|password|otp|pin|tan|voucher/i.test(masked)
  )
    return []
  const told = lasting.exec(masked)
  // "Valid for 30 days after purchase" is a deadline, with an event of its own.
  const dated = told && deadline.test(masked.slice(told.index + told[0].length))
  const timed = dated ? null : told
  const used = once.exec(masked)
  const name = singular(timed?.[1] ?? used?.[1] ?? '')
  if (name === '') return []
  const act = actOf(name)
  const time = timed?.[2]
  const subject = capital(name)
  return [
    ...(time === undefined
      ? []
      : [
          scenario(`${subject} is used just under ${time} after it was sent`, {
            given: [`${subject} was sent just under ${time} ago and has not been used`],
            when: [act],
            outcomes: [`${subject} is accepted`],
          }),
          scenario(`${subject} is used more than ${time} after it was sent`, {
            given: [`${subject} was sent more than ${time} ago and has not been used`],
            when: [act],
            outcomes: [`${subject} has expired and is not accepted`],
          }),
        ]),
    ...(used && /once|one[- ]time|single/i.test(raw)
      ? [
          scenario(`${subject} is used a second time`, {
            given: [`${subject} has been used once`],
            when: [act],
            outcomes: [`${subject} is not accepted`],
          }),
        ]
      : []),
  ]
}

/** "Reset links" and "a reset link" are the reset link. */
function singular(phrase: string): string {
  const plain = phrase.trim().replace(/^(?:the|an?|each|every|this|such an?) /i, '')
  if (plain === '' || /\b(?:and|or|discount|promo|coupon|error|status|post|zip|source)\b/i.test(plain))
    return ''
  return `the ${plain.charAt(0).toLowerCase()}${plain.slice(1).replace(/(?<=[a-z])s$/, '')}`
}

function actOf(name: string): string {
  if (/link$/i.test(name)) return `open ${name}`
  return /invit/i.test(name) ? `accept ${name}` : `enter ${name}`
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

import { singular } from '../labels.ts'
import type { Masked } from '../mask.ts'
import type { ScenarioFact } from '../types.ts'

const things =
  '(bookings?|reservations?|appointments?|meetings?|shifts?|rentals?|events?|lessons?|courses?|visits?|loans?|slots?|time slots?|absences?|leave requests?|requests?|trips?|stays?|sessions?|classes|entries|entry|periods?)'
const meets =
  '(?:overlap(?:s|ping)?|clash(?:es|ing)?|conflict(?:s|ing)?|collid(?:e|es|ing))(?: (?:with|in time))?'
const refused =
  '(?:are|is|will be|must be|get|gets) (?:always )?(?:rejected|refused|declined|denied|answered|blocked|prevented|not (?:accepted|allowed|possible|permitted|saved))'
const forms = [
  // "Overlapping bookings are rejected with "…""
  new RegExp(`^\\W*(?:for )?(?:an? |any |all )?${meets} ${things} (?:${refused}|the |lead|cause|show)`, 'i'),
  // "A booking that overlaps an existing one is refused with "…""
  new RegExp(`^\\W*(?:an? |any |all |the )?${things} (?:that|which) ${meets}[^"]{0,60}? ${refused}`, 'i'),
  // "If the booking overlaps another one of the same room, "…" appears"
  new RegExp(
    `^\\W*(?:if|when|whenever) (?:an?|the|any)(?: new| entered| requested)? ${things} ${meets} (?:an? |the )?(?:another|existing|earlier|other|different|booked|already)\\b`,
    'i',
  ),
  // "Two bookings must not overlap ("…")"
  new RegExp(
    `^\\W*(?:two |the |any )?${things}(?: (?:of|for) [^"(]{2,40}?)? (?:must not|may not|cannot|can't|can not|must never) (?:overlap|clash|conflict|collide)\\b`,
    'i',
  ),
]
const answered =
  /(?:[(:–—]|\b(?:with|shows?|sees?|gets?|messages?|errors?|says?|otherwise|else|lead to|cause|displays?))[^"]{0,30}$/i
const after = /^\s*(?:is|are|appears?|will be|comes? up|pops? up|must)\b/i

/**
 * What is refused because something else holds the same time: "Overlapping bookings are rejected with "…"". No single input is wrong, and none
 * is in use; the form is filled in and sent while the other one is there.
 */
export function readOverlap({ masked, quotes }: Masked): ScenarioFact[] {
  const [quote, more] = quotes
  if (!quote || more || !/overlap|clash|conflict|collid/i.test(masked)) return []
  if (!answered.test(masked.slice(0, quote.start)) && !after.test(masked.slice(quote.end))) return []
  const found = forms.map((form) => form.exec(masked)?.[1]).find((one) => one !== undefined)
  if (found === undefined) return []
  const thing = singular(found.toLowerCase())
  const place = /\b(?:of|for|in|on) the same ([a-z]+(?: [a-z]+)?)(?=[ ,.)]|$)/i.exec(
    masked.slice(0, quote.start),
  )?.[1]
  const same = place === undefined ? '' : ` of the same ${place.replace(/ (?:is|are|will|must|may)$/i, '')}`
  const article = /^[aeiou]/i.test(thing) ? 'an' : 'a'
  return [
    {
      kind: 'scenario',
      given: [`There is already ${article} ${thing}${same} that overlaps the one that is entered`],
      when: [],
      outcomes: [`the message "${quote.value}" is shown`],
      role: 'exception',
      sent: true,
    },
  ]
}

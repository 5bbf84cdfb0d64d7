import { numberPattern, parseDecimal } from '../../../numbers/decimal.ts'
import { baseOf } from '../permissions/base-forms.ts'
import type { LimitFact } from '../types.ts'

const most =
  '(?:(?:at|a|in) (?:most|maximum)(?: of)?|up to|(?:no|not) more than|maximum(?: of)?|max\\.?|only)'
const unit =
  'characters?|chars?|digits?|letters?|words?|lines?|years?|days?|hours?|minutes?|seconds?|weeks?|months?|nights?|[KMG]i?B|bytes?|EUR|USD|GBP|CHF|euros?|dollars?|pounds?|kg|percent|points?|times?|attempts?'
const thing = `((?!(?:${unit})\\b)[a-z][a-z-]*(?: (?!(?:per|of|can|may|must|are|is)\\b)[a-z][a-z-]*){0,2}?)`
const holder =
  '(?:order|booking|purchase|transaction|customer|person|user|account|household|reservation|ticket|message|post|member|cart|basket|checkout|item|request|form)'
const passive = new RegExp(
  `^\\W*${most} (${numberPattern}) ${thing}(?: (of the same [a-z]+))? (?:can|may|must|shall) be ([a-z]+ed|sent|bought|sold|made|put)(?: (?:per|for each|in one|in an?|within one|at once) ?(${holder})?)?[.\\s]*$`,
  'i',
)
const bare = new RegExp(
  `^\\W*${most} (${numberPattern}) ${thing}(?: (?:are |is )?(?:allowed|possible|permitted))? (?:per|for each|in one) (${holder})(?: (?:are |is )?(?:allowed|possible|permitted))?[.\\s]*$`,
  'i',
)
const verbs: Record<string, string> = { bought: 'buy', sold: 'sell', made: 'make', put: 'put' }

/** "Up to 5 files can be uploaded", "Only one coupon can be used per order", "max. 6 tickets per order": how many there may be. */
export function readPassiveLimits(masked: string): LimitFact[] {
  if (masked.length > 200 || !/\b(?:be|per|each|one)\b/i.test(masked)) return []
  const used = passive.exec(masked)
  if (used) {
    const [, count, counted = '', same, verb = '', place] = used
    const done = verb.toLowerCase()
    return limit(
      count,
      counted,
      verbs[done] ?? baseOf(done),
      same ?? (place && `in one ${place.toLowerCase()}`),
    )
  }
  const [, count, counted = '', place = ''] = bare.exec(masked) ?? []
  return limit(count, counted, 'add', `in one ${place.toLowerCase()}`)
}

function limit(
  count: string | undefined,
  counted: string,
  verb: string,
  place: string | undefined,
): LimitFact[] {
  const number = count === undefined ? Number.NaN : Number(parseDecimal(count).digits)
  if (!(number >= 1) || number > 100_000) return []
  const noun = counted.toLowerCase().replace(number === 1 ? /(?<!s)$/ : /$/, number === 1 ? 's' : '')
  return [
    { kind: 'limit', action: `${verb} ${noun}`, counted: noun, most: number, ...(place ? { place } : {}) },
  ]
}

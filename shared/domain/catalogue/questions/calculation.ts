import { demandOf } from './demanding.ts'
import { questionOf, type Cue } from './question.ts'

const share =
  /\d\s?%|\bper ?cent(?:age)?\b|\bhalf of\b|\ba (?:third|quarter|tenth) of\b|\bexchange rates?\b|\bpro[- ]?rata\b/i
const money =
  /[€$£]|\b(?:price|fee|fare|rent|cost|costs|amount|total|subtotal|tax|vat|discount|surcharge|commission|premium|refund|deposit|euros?|dollars?|eur|usd|gbp|chf|interest)\b/i
const rounding =
  /\bround\w*|\bdecimals?\b|\bcents?\b|\bwhole\b|\btruncat\w+|\bup to\b|\bat most\b|\bmaximum\b|\bmax\b/i

/** A share of an amount of money that is computed without saying how it is rounded. */
export const calculation: Cue = (slots) => {
  const demand = demandOf(slots)
  const computes =
    ['calculation', 'payment', 'combination', 'condition'].some((kind) => slots.kinds.has(kind)) &&
    slots.all('X').some((text) => /\d|half|third|quarter|percent|rate/i.test(text))
  if (!computes || !share.test(demand) || !money.test(slots.sentence) || rounding.test(slots.sentence))
    return undefined
  return questionOf('calculation', 'How is the amount rounded?', [
    'The amount is rounded to whole cents, half a cent up: 10.005 becomes 10.01.',
    'The amount is rounded down to whole cents: 10.009 becomes 10.00.',
    'Each line is rounded to whole cents before the total is formed.',
  ])
}

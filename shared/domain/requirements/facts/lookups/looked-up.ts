import { amountWords } from '../prices/amount-words.ts'
import { readQuantities } from '../quantities/quantities.ts'
import type { FieldFact } from '../types.ts'

const amounts =
  /(?:^|[ -])(?:costs?|prices?|fees?|charges?|fares?|postage|shipping|delivery|freight|tariffs?|discounts?|rebates?|reductions?|surcharges?|bonus|commissions?)$/i
const amount = new RegExp(`(?<![\\w.,])${amountWords}(?![\\w%])`, 'gi')

// "Gold status requires more than 500 points": nobody types a status.
const reached =
  /^\W*[a-z][\w -]{0,40}?(?:status|level|tier|rank|badge|membership) (?:requires|needs|starts (?:at|from)|begins (?:at|with))\b/i
// "Gold status is given to members with more than 500 points": the number is one of the members.
const awarding =
  /^\W*[a-z][\w -]{1,40}? (?:is|are|will be) (?:only )?(?:given|granted|awarded|assigned|offered|available|reserved|paid|charged) (?:to|for) (?:all )?[a-z][a-z ]{1,30}? (?:with|of|from|over|under|above|who have|having)\b/i

/**
 * The inputs of a sentence without those that are its outcome: in "Discount: orders of at least 100 EUR get a voucher of 5 %" the range is no value
 * of the discount, because the sentence states one beside it.
 */
export function withoutLookedUp(fields: FieldFact[], masked: string): FieldFact[] {
  if (awarding.test(masked) || reached.test(masked))
    return fields.filter(({ constraints }) => !constraints.number)
  if (!fields.some(isAmount)) return fields
  const ranges = readQuantities(masked)
  const values = [...masked.matchAll(amount)].filter(
    ({ index, 0: words }) =>
      /[%€$£a-z]/i.test(words) && !ranges.some(({ start, end }) => start <= index && index < end),
  )
  const ofMoney = ranges[0]?.unit?.dimension === 'money'
  const shares = values.filter(({ 0: words }) => /%|per ?cent/i.test(words)).length
  // "4.90 EUR up to 50 EUR", "4.90 EUR for orders up to 50 EUR": the value stands right before the range.
  const before = values.some(({ index, 0: words }) =>
    ranges.some(
      ({ start }) =>
        start > index && /^\s*(?:(?:for|on) [a-z ]{2,30})?$/i.test(masked.slice(index + words.length, start)),
    ),
  )
  const several = before || (values.length > 1 && ranges.length > 1)
  const sums = !ofMoney && values.length > shares
  return fields.filter((fact) => !isAmount(fact) || !(several || sums || (shares > 0 && isShare(fact))))
}

/** A discount is a percentage; a price may have one beside it ("plus 19 % VAT"). */
function isShare({ label, constraints: { number } }: FieldFact): boolean {
  return (
    /(?:discounts?|rebates?|reductions?|surcharges?|bonus|commissions?)$/i.test(label) && number?.unit !== '%'
  )
}

function isAmount({ label, constraints: { number } }: FieldFact): boolean {
  return amounts.test(label) && number !== undefined && (number.min ?? number.max) !== undefined
}

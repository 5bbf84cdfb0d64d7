import { writeMoment, type Moment } from '../../requirements/facts/temporal/moment.ts'
import type { PriceCondition, PriceTerm, Pricing } from '../prices/price-model.ts'
import { numbersOf } from './constraint-words.ts'

interface Holder {
  numbers: Set<string>
  words: (text: string) => void
  literal: (text: string) => void
}

const spoken =
  'price costs cost pays pay gets get receives discount discounts surcharge surcharges rebate reduction reduced increased off less more cheaper extra added deducted percent half total whole first last done applies apply charged per each every buys books stays season decides customer guest person'

/** What the model holds of the sentences that make a price: amounts, percentages, limits, days, and the names they use. */
export function addPrices(pricings: Pricing[], of: (id: string) => Holder): void {
  for (const pricing of pricings) {
    for (const id of pricing.origins) {
      of(id).words(
        `${spoken} ${pricing.result} ${pricing.unit} ${pricing.quantities.map(({ name }) => name).join(' ')}`,
      )
      for (const { test } of pricing.conditions) if (test.kind === 'input') addDays(of(id), test)
    }
    for (const { requirementId, when, terms } of pricing.rates) {
      addTerms(pricing, when, of(requirementId))
      for (const { factor, free } of terms)
        for (const one of [factor, ...(free ? [free] : [])]) addNumber(of(requirementId), one)
    }
    for (const { requirementId, when, percent, amount, result, except = [] } of pricing.changes) {
      for (const id of except.length > 0 ? pricing.origins : []) addTerms(pricing, except, of(id))
      addTerms(pricing, when, of(requirementId))
      of(requirementId).words(result ?? '')
      for (const one of [percent, amount]) if (one) addNumber(of(requirementId), one)
    }
    for (const { requirementId, when, least, message } of pricing.minimums) {
      addTerms(pricing, when, of(requirementId))
      addNumber(of(requirementId), { digits: least, scale: 0 })
      of(requirementId).literal(message)
      of(requirementId).words('minimum stay nights fewer message')
    }
  }
}

function addNumber(holder: Holder, { digits, scale }: { digits: bigint; scale: number }): void {
  for (const number of numbersOf({ number: { min: digits, scale } }, 'number')) holder.numbers.add(number)
}

function addTerms({ conditions }: Pricing, terms: PriceTerm[], holder: Holder): void {
  for (const { condition } of terms) {
    const one = conditions[condition]
    if (!one) continue
    holder.words(`${one.yes} ${one.no}`)
    addLimits(holder, one)
  }
}

/** A limit stands in the text as it is, or moved by one where it is exclusive. */
function addLimits(holder: Holder, { test }: PriceCondition): void {
  const ranges =
    test.kind === 'input'
      ? test.any.filter((one) => one.kind === 'number')
      : test.kind === 'fact'
        ? []
        : [{ scale: 0, ...test }]
  for (const { min, max, scale } of ranges)
    for (const bound of [min, max])
      if (bound !== undefined)
        for (const by of [-1n, 0n, 1n]) addNumber(holder, { digits: bound + by, scale })
  if (test.kind !== 'input') return
  for (const one of test.any) if (one.kind === 'choice') holder.literal(one.value)
}

function addDays(holder: Holder, test: PriceCondition['test'] & { kind: 'input' }): void {
  const write = (moment: Moment | undefined) => (moment ? writeMoment(moment, 'date') : '')
  for (const one of test.any) if (one.kind === 'temporal') holder.words(`${write(one.min)} ${write(one.max)}`)
}

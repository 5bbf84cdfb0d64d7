import { atScale, formatDecimal, parseDecimal, type Decimal } from '../../numbers/decimal.ts'
import { satisfies } from '../check/satisfies.ts'
import { rawAmount } from '../techniques/calculation.ts'
import { ordinalOf } from '../filling/ordinal.ts'
import type { PriceCondition, PriceRate, PriceStep, PriceTerm, Pricing } from './price-model.ts'

/** What a case enters and sets up: literals by input, stated numbers by quantity, facts that hold by condition. */
export interface Situation {
  values: Map<string, string>
  numbers: Map<number, string>
  facts: Set<number>
}

export interface Priced {
  rate: number
  /** Places of the changes that apply, in the order of the text. */
  changes: number[]
  /** Places of the changes that would apply if nothing were exempt. */
  spared: number[]
  /** The amount in cents; missing where the text leaves the order open or cents would have to be rounded. */
  amount?: string
  /** The order of the changes decides, and the text does not tell it. */
  open?: true
  result: string
  /** The message that refuses so few nights. */
  refusal?: number
}

/** The price of a situation by the rules of the text; undefined where no rate, or more than one, applies. */
export function priceOf(pricing: Pricing, situation: Situation): Priced | undefined {
  const met = (terms: PriceTerm[], base?: Decimal) =>
    terms.every(
      ({ condition, holds }) =>
        isMet(pricing.conditions[condition], condition, { pricing, situation, base }) === holds,
    )
  const applying = pricing.rates.flatMap((rate, at) => (met(rate.when) ? [at] : []))
  // A rate under a condition takes the place of the one that always applies.
  const special = applying.filter((at) => (pricing.rates[at]?.when.length ?? 0) > 0)
  const [only, ...more] = special.length > 0 ? special : applying
  const rate = only === undefined ? undefined : pricing.rates[only]
  if (rate === undefined || only === undefined || more.length > 0) return undefined
  const base = baseOf(pricing, rate, situation)
  const meant = pricing.changes.flatMap((one, at) => (met(one.when, base) ? [at] : []))
  const spared = meant.filter((at) => pricing.changes[at]?.except?.some((one) => met([one], base)))
  const changes = meant.filter((at) => !spared.includes(at))
  const steps = changes.flatMap((at) => pricing.changes[at] ?? [])
  const refusal = pricing.minimums.findIndex(
    (one) => met(one.when) && (nightsOf(pricing, situation) ?? 0n) < one.least,
  )
  const result = steps.flatMap((one) => one.result ?? [])[0] ?? pricing.result
  const found = { rate: only, changes, spared, result, ...(refusal >= 0 ? { refusal } : {}) }
  const order = inOrder(pricing, steps)
  const single = literalsOf(pricing, situation).every((one) => Number(one) === 1)
  if (!order || (!single && steps.some(({ unclear }) => unclear))) return { ...found, open: true }
  const amount = inCents(changed(pricing, base, order, situation))
  return { ...found, ...(amount === undefined ? {} : { amount }) }
}

export function nightsOf({ stay }: Pricing, { values }: Situation): bigint | undefined {
  const from = stay && ordinalOf(values.get(stay.from) ?? '', 'day')
  const to = stay && ordinalOf(values.get(stay.to) ?? '', 'day')
  return from === undefined || to === undefined ? undefined : to - from
}

function isMet(
  condition: PriceCondition | undefined,
  place: number,
  { pricing, situation, base }: { pricing: Pricing; situation: Situation; base: Decimal | undefined },
): boolean {
  if (!condition) return false
  const { test } = condition
  if (test.kind === 'fact') return situation.facts.has(place)
  if (test.kind === 'input')
    return test.any.some((one) => satisfies(situation.values.get(test.parameterId) ?? '', one))
  const value = test.kind === 'nights' ? nightsOf(pricing, situation) : base && atScale(base, test.scale)
  if (value === undefined) return false
  return (test.min === undefined || value >= test.min) && (test.max === undefined || value <= test.max)
}

function literalsOf(pricing: Pricing, situation: Situation): string[] {
  return pricing.quantities.map(({ parameterId, nights }, at) =>
    nights
      ? String(nightsOf(pricing, situation) ?? 0n)
      : ((parameterId === undefined ? situation.numbers.get(at) : situation.values.get(parameterId)) ?? '0'),
  )
}

function baseOf(pricing: Pricing, { terms }: PriceRate, situation: Situation): Decimal {
  return rawAmount(
    { terms },
    literalsOf(pricing, situation).map((one) => (/^\d/.test(one) ? one : '0')),
  )
}

const order = ['first', 'then', 'last']
const rankOf = ({ place = 'then' }: PriceStep): number => order.indexOf(place)

/** The changes in the order in which they are applied; undefined where it decides and the text leaves it open. */
function inOrder({ combine }: Pricing, steps: PriceStep[]): PriceStep[] | undefined {
  if (steps.length < 2 || steps.every(({ amount }) => amount !== undefined)) return steps
  if (new Set(steps.map(({ result }) => result)).size > 1) return undefined
  if (combine === 'sequence') return steps
  const percents = steps.every(({ percent }) => percent !== undefined)
  if (combine === 'highest' && percents && steps.every(({ sign }) => sign === -1))
    return [steps.reduce((best, one) => (isMore(one.percent, best.percent) ? one : best))]
  if (combine === 'sum' && percents) return steps
  if (combine !== undefined) return undefined
  const sorted = steps.toSorted((a, b) => rankOf(a) - rankOf(b))
  const told = sorted.every((one, at) => {
    const before = sorted[at - 1]
    if (!before || (one.amount && before.amount)) return true
    return one.place === 'then' || rankOf(one) !== rankOf(before)
  })
  return told ? sorted : undefined
}

function isMore(a: Decimal | undefined, b: Decimal | undefined): boolean {
  const scale = Math.max(a?.scale ?? 0, b?.scale ?? 0)
  return (a ? atScale(a, scale) : 0n) > (b ? atScale(b, scale) : 0n)
}

function changed(pricing: Pricing, base: Decimal, steps: PriceStep[], situation: Situation): Decimal {
  if (pricing.combine === 'sum' && steps.length > 1) return times(base, shareOf(steps))
  const literals = literalsOf(pricing, situation)
  return steps.reduce((price, one) => {
    if (one.percent) return times(price, shareOf([one]))
    const each = one.amount ?? { digits: 0n, scale: 0 }
    const sum = one.per === undefined ? each : times(each, parseDecimal(literals[one.per] ?? '0'))
    return plus(price, { ...sum, digits: sum.digits * BigInt(one.sign) })
  }, base)
}

/** 100 % with all percentages added or taken away. */
function shareOf(steps: PriceStep[]): Decimal {
  return steps.reduce<Decimal>(
    (share, { percent, sign }) =>
      percent ? plus(share, { digits: percent.digits * BigInt(sign), scale: percent.scale + 2 }) : share,
    { digits: 1n, scale: 0 },
  )
}

function plus(a: Decimal, b: Decimal): Decimal {
  const scale = Math.max(a.scale, b.scale)
  return { digits: atScale(a, scale) + atScale(b, scale), scale }
}

function times(a: Decimal, b: Decimal): Decimal {
  return { digits: a.digits * b.digits, scale: a.scale + b.scale }
}

/** In cents as written; nothing where a cent would have to be cut, or nothing is left to pay. */
function inCents(value: Decimal): string | undefined {
  const cut = 10n ** BigInt(Math.max(0, value.scale - 2))
  return value.digits < 0n || value.digits % cut !== 0n ? undefined : formatDecimal(atScale(value, 2), 2)
}

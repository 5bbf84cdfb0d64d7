import type { TestCase } from '../../test-cases/schema.ts'
import type { PriceItem } from '../model.ts'
import type { PriceStep, PriceTerm, Pricing } from '../prices/price-model.ts'
import { add, compare, fraction, hundredths, multiply, ofDecimal, type Fraction } from './fraction.ts'
import { formState } from './form-state.ts'
import { nameKey, type CaseFacts } from '../../test-cases/read-case.ts'
import { satisfies } from './satisfies.ts'

/** Whether no change applies to a price that a table states: else its amount would not be the one to pay. */
export function unchanged(testCase: TestCase, facts: CaseFacts, pricing: Pricing): boolean {
  const expected = (testCase.expectedResult ?? '').toLowerCase()
  if (!/\d/.test(expected.replace(/"[^"]*"/g, ''))) return true
  const reading = readingOf(testCase, facts, pricing)
  return (
    factsStated(reading) &&
    !pricing.changes.some(
      ({ when, except = [] }) => met(when, reading) && !except.some((one) => met([one], reading)),
    )
  )
}

function readingOf({ preconditions = [] }: TestCase, facts: CaseFacts, pricing: Pricing): Reading {
  const labels = new Map((pricing.screen?.parameters ?? []).map(({ id, label }) => [id, nameKey(label)]))
  return {
    pricing,
    preconditions: preconditions.map((text) => text.toLowerCase()),
    valueOf: (id) => facts.values.get(labels.get(id) ?? '') ?? '',
  }
}

interface Reading {
  pricing: Pricing
  preconditions: string[]
  valueOf: (parameterId: string) => string
}

/**
 * Recomputes a price from the literals and stated starts of a case: it counts only if just the rate and the changes of the item apply,
 * nothing else is wrong on the form, and the case expects exactly that amount (or the message that refuses it).
 */
export function priceHolds(testCase: TestCase, facts: CaseFacts, item: PriceItem, pricing: Pricing): boolean {
  const { screen } = pricing
  const reading = readingOf(testCase, facts, pricing)
  if (screen && screen.parameters.length > 0) {
    const { wrong, broken } = formState(screen, facts, testCase)
    if (wrong.size > 0 || broken.size > 0) return false
  }
  if (!factsStated(reading) || !atEdge(item, reading)) return false
  const expected = testCase.expectedResult ?? ''
  const refusing = pricing.minimums.findIndex(
    (one) => met(one.when, reading) && (nights(reading) ?? 0n) < one.least,
  )
  if (item.refusal !== undefined || refusing >= 0)
    return (
      refusing === item.refusal &&
      expected.includes(`"${pricing.minimums[refusing]?.message ?? ''}" is visible`)
    )
  const rates = pricing.rates.flatMap(({ when }, at) => (met(when, reading) ? [at] : []))
  const special = rates.filter((at) => (pricing.rates[at]?.when.length ?? 0) > 0)
  const [rate, ...more] = special.length > 0 ? special : rates
  if (rate !== item.rate || more.length > 0) return false
  const base = rateOf(reading, rate)
  if (!base) return false
  const meant = pricing.changes.flatMap(({ when }, at) => (met(when, reading, base) ? [at] : []))
  const exempt = (at: number) => (pricing.changes[at]?.except ?? []).some((one) => met([one], reading, base))
  const changes = meant.filter((at) => !exempt(at))
  if (meant.filter(exempt).join() !== item.spared.join()) return false
  if (changes.join() !== item.changes.join()) return false
  const amount = afterChanges(
    base,
    changes.flatMap((at) => pricing.changes[at] ?? []),
    reading,
  )
  return amount !== undefined && says(expected, resultOf(pricing, changes), amount)
}

function resultOf({ changes, result }: Pricing, applied: number[]): string {
  return applied.flatMap((at) => changes[at]?.result ?? [])[0] ?? result
}

/** Each fact is stated as holding or not: else nobody could say which price is right. */
function factsStated({ pricing, preconditions }: Reading): boolean {
  return pricing.conditions.every(
    ({ test, yes, no }) =>
      test.kind !== 'fact' ||
      preconditions.includes(yes.toLowerCase()) !== preconditions.includes(no.toLowerCase()),
  )
}

function atEdge({ edge }: PriceItem, reading: Reading): boolean {
  if (!edge) return true
  if (edge.variable === 'nights') return String(nights(reading)) === edge.value
  return reading.valueOf(edge.variable) === edge.value
}

function nights({ pricing: { stay }, valueOf }: Reading): bigint | undefined {
  const [from, to] = [stay?.from, stay?.to].map((id) => Date.parse(`${valueOf(id ?? '')}T00:00:00Z`))
  return from === undefined || to === undefined || Number.isNaN(from + to)
    ? undefined
    : BigInt(Math.round((to - from) / 86_400_000))
}

function met(terms: PriceTerm[], reading: Reading, base?: Fraction): boolean {
  return terms.every(({ condition, holds }) => {
    const one = reading.pricing.conditions[condition]
    if (!one) return false
    const { test } = one
    if (test.kind === 'fact') return reading.preconditions.includes(one.yes.toLowerCase()) === holds
    if (test.kind === 'input')
      return test.any.some((part) => satisfies(reading.valueOf(test.parameterId), part)) === holds
    const count = test.kind === 'nights' ? nights(reading) : undefined
    const value = count === undefined ? (test.kind === 'base' ? base : undefined) : { over: count, under: 1n }
    const under = test.kind === 'base' ? 10n ** BigInt(test.scale) : 1n
    if (!value) return false
    const low = test.min === undefined || compare(value, { over: test.min, under }) >= 0
    return (low && (test.max === undefined || compare(value, { over: test.max, under }) <= 0)) === holds
  })
}

function quantity(reading: Reading, at: number): Fraction | undefined {
  const one = reading.pricing.quantities[at]
  if (!one) return undefined
  if (one.nights) {
    const count = nights(reading)
    return count === undefined ? undefined : { over: count, under: 1n }
  }
  if (one.parameterId !== undefined) return fraction(reading.valueOf(one.parameterId))
  const start = `the ${one.name.toLowerCase()} is "`
  const stated = reading.preconditions.find((text) => text.startsWith(start))
  return fraction(stated?.slice(start.length).replace(/".*$/, '') ?? '')
}

function rateOf(reading: Reading, rate: number): Fraction | undefined {
  let sum: Fraction = { over: 0n, under: 1n }
  for (const { factor, inputs, free } of reading.pricing.rates[rate]?.terms ?? []) {
    let part = ofDecimal(factor)
    for (const at of inputs) {
      const value = quantity(reading, at)
      if (!value) return undefined
      const over = free ? add(value, { over: -free.digits, under: 10n ** BigInt(free.scale) }) : value
      part = multiply(part, over.over < 0n ? { over: 0n, under: 1n } : over)
    }
    sum = add(sum, part)
  }
  return sum
}

function afterChanges(base: Fraction, steps: PriceStep[], reading: Reading): Fraction | undefined {
  const { combine, quantities } = reading.pricing
  const one = { over: 1n, under: 1n }
  const single = quantities.every(
    (_, at) => compare(quantity(reading, at) ?? { over: 0n, under: 1n }, one) === 0,
  )
  if (!single && steps.some(({ unclear }) => unclear)) return undefined
  const percents = steps.filter(({ percent }) => percent)
  if (steps.length > 1 && percents.length > 0) {
    if (new Set(steps.map(({ result }) => result)).size > 1) return undefined
    if (percents.length === steps.length && combine === 'sum') return multiply(base, factorOf(steps))
    if (percents.length === steps.length && combine === 'highest' && steps.every(({ sign }) => sign < 0))
      return steps
        .map((one) => multiply(base, factorOf([one])))
        .reduce((low, one) => (compare(one, low) < 0 ? one : low))
    const order = combine === 'sequence' ? steps : combine ? undefined : ordered(steps)
    return order?.reduce<Fraction | undefined>((price, one) => price && apply(price, one, reading), base)
  }
  return steps.reduce<Fraction | undefined>((price, one) => price && apply(price, one, reading), base)
}

/** Each step has a place that the text gives it, next to the one before. */
function ordered(steps: PriceStep[]): PriceStep[] | undefined {
  const group = (wanted: (place: PriceStep['place']) => boolean) => steps.filter(({ place }) => wanted(place))
  const [first, middle, last] = [
    group((place) => place === 'first'),
    group((place) => place === undefined || place === 'then'),
    group((place) => place === 'last'),
  ]
  const loose = (all: PriceStep[]) =>
    all.some((one, at) => at > 0 && one.place !== 'then' && (one.percent ?? all[at - 1]?.percent))
  return [first, middle, last].some((all) => loose(all ?? []))
    ? undefined
    : [...(first ?? []), ...(middle ?? []), ...(last ?? [])]
}

function factorOf(steps: PriceStep[]): Fraction {
  return steps.reduce<Fraction>(
    (sum, { percent, sign }) =>
      percent
        ? add(sum, { over: BigInt(sign) * percent.digits, under: 100n * 10n ** BigInt(percent.scale) })
        : sum,
    { over: 1n, under: 1n },
  )
}

function apply(price: Fraction, step: PriceStep, reading: Reading): Fraction | undefined {
  if (step.percent) return multiply(price, factorOf([step]))
  const count = step.per === undefined ? { over: 1n, under: 1n } : quantity(reading, step.per)
  return (
    count &&
    add(
      price,
      multiply(
        multiply(ofDecimal(step.amount ?? { digits: 0n, scale: 0 }), { over: BigInt(step.sign), under: 1n }),
        count,
      ),
    )
  )
}

/** The expectation gives the result by its name, with exactly this amount in cents. */
function says(expected: string, result: string, amount: Fraction): boolean {
  const start = expected.toLowerCase().indexOf(`the ${result.toLowerCase()} is `)
  if (start < 0) return false
  const written = /^[€$£]?\s?(\d[\d,]*(?:\.\d+)?)/.exec(expected.slice(start + result.length + 8))?.[1]
  const value = fraction(written ?? '')
  return value !== undefined && hundredths(amount, undefined).exact && compare(value, amount) === 0
}

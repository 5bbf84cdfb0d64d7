import { nightsOf, type Situation } from './evaluate.ts'
import type { Pricing } from './price-model.ts'

/** A situation in words, each literal in quotes: 'Arrival is "2026-07-01"', 'the stay has 7 nights', "the customer is a member". */
export function situationWords(pricing: Pricing, situation: Situation): string[] {
  const { screen, stay } = pricing
  const nights = nightsOf(pricing, situation)
  const entered = [...situation.values].flatMap(([id, value]) => {
    const label = screen?.parameters.find((one) => one.id === id)?.label
    if (label === undefined || id === stay?.to) return []
    return value === '' ? [`${label} is empty`] : [`${label} is "${value}"`]
  })
  return [
    ...entered,
    ...(nights === undefined ? [] : [`the stay has ${String(nights)} ${nights === 1n ? 'night' : 'nights'}`]),
    ...statedStarts(pricing, situation),
  ]
}

/** What no input says: it has to be set up before the case. */
export function statedStarts({ conditions, quantities }: Pricing, { facts, numbers }: Situation): string[] {
  return [
    ...conditions.flatMap(({ test, yes, no }, at) =>
      test.kind === 'fact' ? [facts.has(at) ? yes : no] : [],
    ),
    ...quantities.flatMap(({ name }, at) => {
      const literal = numbers.get(at)
      return literal === undefined ? [] : [`the ${name} is "${literal}"`]
    }),
  ]
}

import type { Item, PriceItem } from '../model.ts'
import { plansOf, type PricePlan } from '../prices/plan-prices.ts'
import type { Pricing } from '../prices/price-model.ts'
import { situationWords, statedStarts } from '../prices/situation-words.ts'
import type { CaseDraft, Undesigned } from './case-draft.ts'
import { frame } from './form-frame.ts'
import { capital } from './step-prose.ts'
import { openStep } from './steps.ts'
import { isCheckable } from '../../prose-steps/is-checkable.ts'

const openOrder =
  'the text does not say in which order, or to which amount, these changes of the price are applied'

/** One case for each situation: the price that the rules of the text give for its literals, or the message that refuses it. */
export function designPrices(
  pricings: Pricing[],
  items: Item[],
): { cases: CaseDraft[]; undesigned: Undesigned[] } {
  const cases: CaseDraft[] = []
  const undesigned: Undesigned[] = []
  for (const pricing of pricings) {
    const own = items.filter(
      (item): item is PriceItem => item.kind === 'price' && item.pricingId === pricing.id,
    )
    const plans = new Map(plansOf(pricing).plans.map((plan) => [plan.key, plan]))
    for (const item of own) {
      const plan = plans.get(item.plan)
      if (plan) cases.push(priceCase(pricing, plan, item))
      else undesigned.push({ item, reason: openOrder })
    }
  }
  return { cases, undesigned }
}

function priceCase(pricing: Pricing, plan: PricePlan, item: PriceItem): CaseDraft {
  const { situation, priced } = plan
  const refused = priced.refusal === undefined ? undefined : pricing.minimums[priced.refusal]
  const expected = refused
    ? `"${refused.message}" is visible`
    : `The ${priced.result} is ${withUnit(priced.amount ?? '', pricing.unit)}`
  const words = situationWords(pricing, situation)
  const stated = statedStarts(pricing, situation).map(capital)
  const checkable = isCheckable(expected)
  const used = [
    pricing.rates[priced.rate]?.requirementId,
    ...priced.changes.map((at) => pricing.changes[at]?.requirementId),
    ...pricing.namedBy,
    ...pricing.origins,
  ].filter((id) => id !== undefined)
  const outcome = {
    expected,
    oracle: 'stated' as const,
    checkable,
    requirementId: item.requirementId,
    cites: [...new Set(refused ? [] : used)].slice(0, 6),
  }
  const framed = pricing.screen
    ? frame(pricing.screen, { values: situation.values }, outcome, [item])
    : {
        steps: [{ ...openStep(undefined), expectedResult: expected }],
        outcome,
        preconditions: [],
        manual: [],
      }
  return {
    ...framed,
    title: `${expected}, when ${words.join(' and ')}`.slice(0, 240),
    claims: [item],
    preconditions: [...framed.preconditions, ...stated],
    alsoTests: [...new Set(used.filter((id) => !pricing.namedBy.includes(id)))],
    types: item.edge ? ['boundary', 'functional', 'regression'] : ['functional', 'regression', 'integration'],
    tags: [refused ? 'negative' : 'positive', 'computed amount'],
    testCondition: words.join(' and '),
    manual: [...framed.manual, ...stated.map((text) => `precondition must be set up: ${text}`)],
  }
}

function withUnit(amount: string, unit: string): string {
  return /^[€$£]$/.test(unit) ? `${unit}${amount}` : `${amount} ${unit}`
}

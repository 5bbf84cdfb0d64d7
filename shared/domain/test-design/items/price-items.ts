import type { PriceItem, TestModel } from '../model.ts'
import type { Pricing } from '../prices/price-model.ts'
import { plansOf } from '../prices/plan-prices.ts'
import { situationWords } from '../prices/situation-words.ts'
import { priorityOf } from '../../test-cases/priority-of.ts'

/** One item for every feasible combination of rate and changes, and for each side of every limit at which the price changes. */
export function priceItems(model: TestModel): PriceItem[] {
  return (model.pricings ?? []).flatMap((pricing) => [
    ...plansOf(pricing).plans.map(({ key, situation, priced, edge }): PriceItem => {
      const last = priced.changes.at(-1)
      const requirementId =
        priced.refusal === undefined
          ? ((last === undefined ? undefined : pricing.changes[last]?.requirementId) ??
            pricing.rates[priced.rate]?.requirementId ??
            pricing.requirementId)
          : (pricing.minimums[priced.refusal]?.requirementId ?? pricing.requirementId)
      return {
        kind: 'price',
        id: `${requirementId}/${priced.result}/${edge ? 'boundary' : 'price'}/${key}`.slice(0, 390),
        technique: edge ? 'Boundary Value Analysis' : 'Decision Table Testing',
        requirementId,
        description: `${priced.result}: ${situationWords(pricing, situation).join(' and ')}`,
        priority: priorityOf(model, requirementId),
        valid: priced.refusal === undefined,
        pricingId: pricing.id,
        plan: key,
        rate: priced.rate,
        changes: priced.changes,
        spared: priced.spared,
        ...(priced.refusal === undefined ? {} : { refusal: priced.refusal }),
        ...(edge ? { edge } : {}),
      }
    }),
    ...openItems(pricing, model),
  ])
}

/** Changes that apply together, where the order decides and the text does not tell it. */
function openItems(pricing: Pricing, model: TestModel): PriceItem[] {
  return plansOf(pricing).open.map((changes) => {
    const steps = changes.flatMap((at) => pricing.changes[at] ?? [])
    const requirementId = steps.at(-1)?.requirementId ?? pricing.requirementId
    const words = steps.flatMap(({ when }) =>
      when.flatMap(({ condition, holds }) => pricing.conditions[condition]?.[holds ? 'yes' : 'no'] ?? []),
    )
    return {
      kind: 'price',
      id: `${requirementId}/${pricing.result}/price/order of changes ${changes.join()}`.slice(0, 390),
      technique: 'Decision Table Testing',
      requirementId,
      description: `${pricing.result}: ${[...new Set(words)].join(' and ')}`,
      priority: priorityOf(model, requirementId),
      valid: true,
      pricingId: pricing.id,
      plan: 'open',
      rate: 0,
      changes,
      spared: [],
    }
  })
}

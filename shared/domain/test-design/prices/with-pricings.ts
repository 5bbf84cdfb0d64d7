import type { ReadSentence } from '../../requirements/index.ts'
import type { DecisionTable, Screen, TestModel } from '../model.ts'
import { buildPricings } from './build-pricings.ts'
import type { Pricing } from './price-model.ts'
import { plansOf } from './plan-prices.ts'
import { statedStarts } from './situation-words.ts'

/** Adds the prices that a text computes; what they take up is no rule or formula of its own any more. */
export function withPricings(
  model: TestModel,
  sentences: ReadSentence[],
  screenOf: (sentence: ReadSentence) => Screen | undefined,
): TestModel {
  const built = buildPricings(sentences, screenOf, model.tables)
  for (const pricing of built) makeOptional(pricing)
  const pricings = built.filter((one) => plansOf(one).plans.length > 0)
  if (pricings.length === 0) return model
  const used = new Set(pricings.flatMap(({ origins }) => origins))
  const held = new Set(pricings.map(({ tableId }) => tableId))
  return {
    ...model,
    pricings,
    tables: model.tables
      .filter(({ id, origins }) => held.has(id) || !origins.every((one) => used.has(one)))
      .map((table) => withNeutral(table, pricings)),
    formulas: (model.formulas ?? []).filter(({ requirementId }) => !used.has(requirementId)),
  }
}

/** The amounts of a table hold only where nothing changes them. */
function withNeutral(table: DecisionTable, pricings: Pricing[]): DecisionTable {
  const pricing = pricings.find(({ tableId }) => tableId === table.id)
  const neutral = pricing && plansOf(pricing).neutral
  return neutral
    ? { ...table, neutral: { values: neutral.values, stated: statedStarts(pricing, neutral).map(capital) } }
    : table
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** What is cheaper "with a promo code" can be had without one: the input may stay empty. */
function makeOptional({ conditions, changes, screen }: Pricing): void {
  for (const { when, requirementId } of changes)
    for (const { condition } of when) {
      const test = conditions[condition]?.test
      if (test?.kind !== 'input' || test.any.some(({ kind }) => kind !== 'present')) continue
      const parameter = screen?.parameters.find(({ id }) => id === test.parameterId)
      if (!parameter || parameter.constraints.required !== undefined) continue
      parameter.constraints = { ...parameter.constraints, required: false }
      parameter.statedBy = { ...parameter.statedBy, required: requirementId }
      if (!parameter.origins.includes(requirementId)) parameter.origins.push(requirementId)
    }
}

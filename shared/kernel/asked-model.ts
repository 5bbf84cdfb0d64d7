import type { AskedModel } from '../schemas/asked-model.ts'
import { type ModelPrices, costOf, unitsPerDollar } from '../services/model-prices.ts'

/** A question to a model, and the tokens that it took. */
export interface AskedQuestion {
  model: string
  inputTokens: number
  outputTokens: number
}

/**
 * What questions took together, with their cost in US dollars, which is null as soon as one of the models has no price. Undefined without a question. Where several models
 * were asked, the one that was asked last gives the name.
 * @example
 * askedModel(prices, [{ model: 'small', inputTokens: 1200, outputTokens: 300 }])
 */
export function askedModel(prices: ModelPrices, questions: readonly AskedQuestion[]): AskedModel | undefined {
  return questions
    .map(({ model, inputTokens, outputTokens }): AskedModel => {
      const cost = costOf(prices, { model, inputTokens, outputTokens }) / unitsPerDollar
      return { model, inputTokens, outputTokens, costUsd: prices.has(model) ? cost : null }
    })
    .reduce<AskedModel | undefined>(askedTogether, undefined)
}

/** What two works with models took together; undefined where neither asked one. */
export function askedTogether(
  one: AskedModel | undefined,
  other: AskedModel | undefined,
): AskedModel | undefined {
  if (!one || !other) return other ?? one
  return {
    model: other.model,
    inputTokens: one.inputTokens + other.inputTokens,
    outputTokens: one.outputTokens + other.outputTokens,
    costUsd: one.costUsd === null || other.costUsd === null ? null : exactSum(one.costUsd, other.costUsd),
  }
}

/** In the whole billionths in which costs are kept, so that no binary fraction shows. */
const exactSum = (one: number, other: number): number =>
  (Math.round(one * unitsPerDollar) + Math.round(other * unitsPerDollar)) / unitsPerDollar

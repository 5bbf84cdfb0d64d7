import type { AskedModel } from '../schemas/asked-model.ts'
import { type ModelPrices, costOf, unitsPerDollar } from '../services/model-prices.ts'

/** A question to a model, and its tokens. */
export interface AskedQuestion {
  model: string
  inputTokens: number
  outputTokens: number
}

/**
 * Tokens and cost of several questions in US dollars; the cost is null if one of the models has no price. Undefined without a question. Of several models the last one
 * gives the name.
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

/** Usage of two runs together; undefined if neither asked a model. */
export function askedTogether(
  earlier: AskedModel | undefined,
  later: AskedModel | undefined,
): AskedModel | undefined {
  if (!earlier || !later) return later ?? earlier
  return {
    model: later.model,
    inputTokens: earlier.inputTokens + later.inputTokens,
    outputTokens: earlier.outputTokens + later.outputTokens,
    costUsd:
      earlier.costUsd === null || later.costUsd === null ? null : exactSum(earlier.costUsd, later.costUsd),
  }
}

/** Adds in whole billionths, the unit of stored costs, so that no binary fraction shows. */
const exactSum = (a: number, b: number): number =>
  (Math.round(a * unitsPerDollar) + Math.round(b * unitsPerDollar)) / unitsPerDollar

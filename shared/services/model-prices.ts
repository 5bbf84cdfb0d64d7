/** What a model costs, in US dollars per million tokens. */
export interface ModelPrice {
  input: number
  output: number
}

export type ModelPrices = ReadonlyMap<string, ModelPrice>

/** The currency of every price and cost. */
export const currency = 'USD'

/**
 * The text models of Workers AI that answer in JSON well enough for our tasks. Cached input, which some models give cheaper, is counted as
 * other input.
 * Source: https://developers.cloudflare.com/workers-ai/platform/pricing/, as published on 2026-07-09.
 */
const workersAi: Readonly<Record<string, ModelPrice>> = {
  '@cf/meta/llama-3.1-8b-instruct-fp8': { input: 0.152, output: 0.287 },
  '@cf/meta/llama-3.1-8b-instruct-fp8-fast': { input: 0.045, output: 0.384 },
  '@cf/meta/llama-3.1-70b-instruct-fp8-fast': { input: 0.293, output: 2.253 },
  '@cf/meta/llama-3.3-70b-instruct-fp8-fast': { input: 0.293, output: 2.253 },
  '@cf/meta/llama-4-scout-17b-16e-instruct': { input: 0.27, output: 0.85 },
  '@cf/mistralai/mistral-small-3.1-24b-instruct': { input: 0.351, output: 0.555 },
  '@cf/google/gemma-3-12b-it': { input: 0.345, output: 0.556 },
  '@cf/google/gemma-4-26b-a4b-it': { input: 0.1, output: 0.3 },
  '@cf/qwen/qwen3-30b-a3b-fp8': { input: 0.051, output: 0.335 },
  '@cf/openai/gpt-oss-120b': { input: 0.35, output: 0.75 },
  '@cf/openai/gpt-oss-20b': { input: 0.2, output: 0.3 },
  '@cf/nvidia/nemotron-3-120b-a12b': { input: 0.5, output: 1.5 },
  '@cf/moonshotai/kimi-k2.6': { input: 0.95, output: 4 },
  '@cf/zai-org/glm-4.7-flash': { input: 0.06, output: 0.4 },
}

/**
 * The price table: our own, and over it what the operator's setting says: `{"model": {"input": 0.5, "output": 1.5}}`, in US dollars per
 * million tokens. Throws on anything else, so that a typo stops the Worker instead of counting nothing.
 */
export function readPrices(setting: string): ModelPrices {
  const prices = new Map(Object.entries(workersAi))
  if (setting === '') return prices
  const given = parsed(setting)
  if (!isRecord(given)) throw malformed()
  for (const [model, price] of Object.entries(given)) {
    if (!isRecord(price) || !isAmount(price['input']) || !isAmount(price['output'])) throw malformed()
    prices.set(model, { input: price['input'], output: price['output'] })
  }
  return prices
}

/**
 * What a page of text takes from the first answer to the rehearsed cases, in tokens: second round, second derivation and repairs included. Pages of 58 to 60 cases
 * took 19,000 to 20,000 in and 10,000 to 16,000 out; thinking of models that think comes on top.
 * Source: docs/exam.md, "The whole way".
 */
export const tokensOfPage = { inputTokens: 20_000, outputTokens: 14_000 }

/** What a page of text costs in dollars, or null for a model without a price. */
export const pageCostOf = (prices: ModelPrices, model: string): number | null =>
  prices.has(model) ? costOf(prices, { model, ...tokensOfPage }) / unitsPerDollar : null

/** Costs are kept in whole billionths of the currency, so that they add up exactly, whatever their order. */
export const unitsPerDollar = 1_000_000_000

/** What an answer cost, in billionths of a dollar; 0 for a model without a price. */
export function costOf(
  prices: ModelPrices,
  { model, inputTokens, outputTokens }: { model: string; inputTokens: number; outputTokens: number },
): number {
  const { input, output } = prices.get(model) ?? { input: 0, output: 0 }
  const unitsPerToken = unitsPerDollar / 1_000_000
  return Math.round((inputTokens * input + outputTokens * output) * unitsPerToken)
}

const malformed = () =>
  new Error(
    'The setting MODEL_PRICES must be JSON like {"model": {"input": 0.5, "output": 1.5}}, in US dollars per million tokens',
  )

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw malformed()
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isAmount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0

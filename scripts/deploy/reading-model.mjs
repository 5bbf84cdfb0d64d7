import { costOf, readPrices, unitsPerDollar } from '../../shared/services/model-prices.ts'
import { modelName } from '../../shared/services/models.ts'

/** What a page of text (2,400 characters) takes to be read, as recorded for five such texts: one or two questions, three characters a token. */
const page = { inputTokens: 4_000, outputTokens: 1_700 }

/** What a model costs for each page of text that it reads, or that nobody knows. */
function costWith(model, prices) {
  if (!prices.has(model)) return 'a page of text at a price that MODEL_PRICES does not say'
  const dollars = costOf(prices, { model, ...page }) / unitsPerDollar
  return `about $${dollars.toFixed(4)} for a page of text (2,400 characters)`
}

/**
 * One line that says who reads requirements in a deployment with these vars, and what that costs; where nobody chose a model, which one there is to choose.
 * @param {{ MODEL?: string, MODEL_NAME?: string, MODEL_PRICES?: string }} vars
 */
export function readingModel({ MODEL = 'embedded', MODEL_NAME = '', MODEL_PRICES = '' } = {}) {
  const prices = readPrices(MODEL_PRICES)
  if (MODEL !== 'embedded') {
    const name = modelName({ MODEL, MODEL_NAME })
    return `requirements: read by ${name} (${MODEL}), ${costWith(name, prices)}, and by the engine where it gives no answer that holds.`
  }
  const name = modelName({ MODEL: 'workers-ai', MODEL_NAME: '' })
  return `requirements: read by the embedded engine, in English. A language model finds more of what a text says, in any language: --var MODEL:workers-ai asks ${name}, ${costWith(name, prices)}, and needs no key; MODEL_NAME takes another.`
}

const modelVars = ['MODEL', 'EMBEDDINGS', 'RERANKER']

/** The binding that Workers AI needs, for Workers that are told of a model of any kind. */
export const modelBinding = (vars = {}) =>
  modelVars.some((name) => vars[name] === 'workers-ai') ? { ai: { binding: 'AI' } } : {}

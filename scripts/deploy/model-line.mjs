import { pageCostOf, readPrices, tokensOfPage } from '../../shared/services/model-prices.ts'
import { modelName } from '../../shared/services/models.ts'
import { readSettings } from '../../shared/services/settings.ts'

const count = new Intl.NumberFormat('en')
const page = `a page of text (${count.format(tokensOfPage.inputTokens)} tokens in, ${count.format(tokensOfPage.outputTokens)} out)`
const turnedOff =
  'npm run deploy -- --var MODEL:embedded, or MODEL = "embedded" under [vars] of wrangler.toml and workers/jobs/wrangler.toml'

/**
 * What a page of text costs with a model, in words. `prices` is the setting `MODEL_PRICES`.
 * @param {string} model
 * @param {string} [prices]
 */
export function pageCost(model, prices = '') {
  const dollars = pageCostOf(readPrices(prices), model)
  return dollars === null
    ? `what ${page} costs is not known: MODEL_PRICES has no price of it`
    : `${page} costs about $${dollars < 1 ? Number(dollars.toFixed(4)) : dollars.toFixed(2)}`
}

/**
 * One line that says what writes test cases with these settings of `api`, what that costs, and how to turn it off. `isAssumed` says that nobody has asked the account yet.
 * @param {Record<string, string>} vars
 * @param {{ isDefault?: boolean, isAssumed?: boolean }} [how]
 */
export function modelLine(vars, { isDefault = false, isAssumed = false } = {}) {
  const settings = readSettings(vars)
  const name = modelName(settings)
  const cost = pageCost(name, settings.MODEL_PRICES)
  if (settings.MODEL === 'workers-ai') {
    const where = isAssumed ? ', where the account has it' : ''
    return `model: ${name} of Workers AI${where}; ${cost}. To turn it off: ${turnedOff}`
  }
  if (settings.MODEL === 'openai-compatible')
    return `model: ${name} at ${hostOf(settings.MODEL_URL)}; ${cost}. To turn it off: ${turnedOff}`
  const why = isDefault ? ', because the account did not list models of Workers AI' : ''
  return `model: none${why}; the embedded authors write. To have the model of Workers AI write: npm run deploy -- --var MODEL:workers-ai`
}

/** Without what else stands in the address, which may be a key. */
const hostOf = (url) => (URL.canParse(url) ? new URL(url).host : 'no address')

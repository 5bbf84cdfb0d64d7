import { logError } from '../services/log.ts'
import { costOf, unitsPerDollar } from '../services/model-prices.ts'
import { modelName } from '../services/models.ts'
import type { AskedQuestion } from './asked-model.ts'
import type { Context } from './context.ts'
import { type Asking, type ModelChoice, modelChoice } from './model-choice.ts'

/** How the spender of a call is counted: an organization by its id, all work that belongs to none together. */
const spenderOf = ({ tenant }: Context): string => tenant?.organizationId ?? 'visitors'

/** The ceiling of a day in US dollars; undefined where there is none. An organization's own setting takes the place of the operator's. */
function ceilingOf({ tenant, services: { settings } }: Context, { usdPerDay }: ModelChoice) {
  if (!tenant) return settings.VISITORS_MODEL_USD_PER_DAY
  return usdPerDay ?? (settings.MODEL_USD_PER_DAY > 0 ? settings.MODEL_USD_PER_DAY : undefined)
}

/**
 * Why a model is not asked now for a call, in a sentence or two; undefined where it may be. To be called before each question: what an answer costs is known only after it, so
 * nothing is reserved, and questions that race each other may overshoot the ceiling by what is in flight. A model without a price costs nothing and is stopped by a ceiling of 0
 * alone. A counter that cannot be read stops those that cost something.
 */
export async function modelRefusal(
  context: Context,
  choice: ModelChoice,
  model: string,
): Promise<string | undefined> {
  const ceiling = ceilingOf(context, choice)
  if (ceiling === undefined) return undefined
  if (ceiling === 0) return refusals(context, ceiling).none
  const { prices, spending } = context.services
  if (!prices.has(model)) return undefined
  try {
    const spent = await spending.today({ of: spenderOf(context), now: context.now() })
    return spent < ceiling * unitsPerDollar ? undefined : refusals(context, ceiling).reached
  } catch (error) {
    logError({ kind: 'task.modelCeiling', requestId: context.requestId, error })
    return unread
  }
}

/**
 * The same before a work with several questions, so that one that would get no answer is not begun. Undefined also where the choice of the organization cannot be read: then the
 * first question says so.
 */
export async function workRefusal(context: Context, asking: Asking): Promise<string | undefined> {
  try {
    const choice = await modelChoice(context, asking)
    return await modelRefusal(context, choice, choice.model ?? modelName(context.services.settings))
  } catch {
    return undefined
  }
}

/** Counts what a question cost, with or without an answer. Never fails: the answer is there. */
export async function countCost(context: Context, question: AskedQuestion): Promise<void> {
  const { prices, spending } = context.services
  if (!prices.has(question.model)) return
  const amount = costOf(prices, question)
  if (amount === 0) return
  try {
    await spending.add({ of: spenderOf(context), now: context.now(), amount })
  } catch (error) {
    logError({ kind: 'task.countCost', requestId: context.requestId, error })
  }
}

const goOnAlone = 'so the embedded authors go on alone.'
const unread = `What models have cost today cannot be read just now, ${goOnAlone} Try again later.`

function refusals({ tenant, actor }: Context, ceiling: number) {
  if (tenant) {
    const raised = 'Its owners and admins can raise it in its settings, under Models (modelUsdPerDay).'
    return {
      none: `The settings of your organization allow no model, ${goOnAlone} ${raised}`,
      reached: `Your organization has reached its ceiling of $${ceiling} a day for models, ${goOnAlone} ${raised} Else a model is asked again after midnight UTC.`,
    }
  }
  const instead = `${actor.kind === 'user' ? 'Name your organization' : 'Sign in and work for an organization'}, use your own assistant`
  return {
    none: `Visitors get no model here, ${goOnAlone} ${instead} or write the cases yourself.`,
    reached: `Visitors have used up today's share of the model, ${goOnAlone} ${instead} or try again after midnight UTC.`,
  }
}

import { logError } from '../services/log.ts'
import { costOf, unitsPerDollar } from '../services/model-prices.ts'
import { modelName } from '../services/models.ts'
import type { AskedQuestion } from './asked-model.ts'
import type { Context } from './context.ts'
import { type Asking, type ModelChoice, modelChoice } from './model-choice.ts'

/** The spender of a call: its organization, or `visitors` for all calls without one. */
const spenderOf = ({ tenant }: Context): string => tenant?.organizationId ?? 'visitors'

/** The daily ceiling in US dollars; undefined without one. The setting of an organization overrides that of the operator. */
function ceilingOf({ tenant, services: { settings } }: Context, { usdPerDay }: ModelChoice) {
  if (!tenant) return settings.VISITORS_MODEL_USD_PER_DAY
  return usdPerDay ?? (settings.MODEL_USD_PER_DAY > 0 ? settings.MODEL_USD_PER_DAY : undefined)
}

/**
 * Why a call may not ask a model now, in a sentence or two; undefined if it may. Call it before each question: the cost of an answer is known only afterwards, so
 * nothing is reserved, and concurrent questions may exceed the ceiling by what is in flight. A model without a price costs nothing, so only a ceiling of 0 stops it. If the
 * counter cannot be read, models with a price are refused.
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
 * The same before work with several questions, so that work without answers does not begin. Also undefined if the choice of the organization cannot be read: then the
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

/** Counts the cost of a question, with or without an answer. Never fails, so that the answer is not lost. */
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

const unread = 'What models have cost today cannot be read just now. Try again later.'

/** Says nothing of what happens without a model: that differs from work to work. */
function refusals({ tenant, actor }: Context, ceiling: number) {
  if (tenant) {
    const raised = 'Its owners and admins can raise it under Settings → Models.'
    return {
      none: `The settings of your organization allow no model: its ceiling is $0 a day. ${raised}`,
      reached: `The models' ceiling for today is reached: your organization allows $${ceiling} a day. ${raised} Otherwise a model is asked again after midnight UTC.`,
    }
  }
  const instead = `${actor.kind === 'user' ? 'Name your organization' : 'Sign in and work for an organization'}, use your own assistant`
  return {
    none: `Visitors get no model here. ${instead} or go on by hand.`,
    reached: `Visitors have used up today's share of the model. ${instead} or try again after midnight UTC.`,
  }
}

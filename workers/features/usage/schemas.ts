import { z } from 'zod'
import { once } from '../../../shared/domain/basics/once.ts'

const tokens = () => z.number().int()
const money = () => z.number().describe('In `currency`')

/** What every account of tokens begins with. */
export const totalFields = () => ({
  totalInputTokens: tokens(),
  totalOutputTokens: tokens(),
  totalCost: money(),
  currency: z.string(),
})

export const UsageRecord = once(() =>
  z
    .object({
      usageId: z.uuid(),
      at: z.iso.datetime(),
      projectId: z.string().nullable(),
      task: z.string(),
      model: z.string(),
      inputTokens: tokens(),
      outputTokens: tokens(),
      cost: money(),
    })
    .meta({ id: 'TokenUsageRecord' }),
)
export type UsageRecord = z.infer<ReturnType<typeof UsageRecord>>

const took = () => ({ inputTokens: tokens(), outputTokens: tokens(), cost: money() })

export const ModelUsage = once(() =>
  z
    .object({
      model: z.string(),
      ...took(),
      priced: z.boolean().describe('False for a model without a price, whose tokens are counted at no cost'),
    })
    .meta({ id: 'ModelUsage' }),
)

export const TaskUsage = once(() => z.object({ task: z.string(), ...took() }).meta({ id: 'TaskUsage' }))

export const DayUsage = once(() =>
  z.object({ day: z.iso.date().describe('A calendar day in UTC'), ...took() }).meta({ id: 'DayUsage' }),
)

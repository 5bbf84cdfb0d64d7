import { z } from 'zod'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { iso } from '../../../shared/schemas/time.ts'
import { inOrganization, organizationNotFound } from '../organizations/index.ts'
import { added, addedBy, inDollars, periodOf, totalsOf } from './rules.ts'
import { DayUsage, ModelUsage, TaskUsage, totalFields } from './schemas.ts'
import { usageByKind } from './store.ts'

export const getCurrentTokenUsage = defineOperation({
  id: 'usage.getCurrentTokenUsage',
  route: 'GET /api/organizations/{organizationId}/token-usage/current',
  summary: 'Get what models took in the current billing period, by model, by task and by day',
  description:
    'A billing period is a calendar month in UTC. `periodEnd` is the first moment of the next one.',
  access: inOrganization('viewer'),
  effect: 'read',
  input: () => ({ organizationId: z.uuid() }),
  output: () =>
    z.object({
      periodStart: z.iso.datetime(),
      periodEnd: z.iso.datetime(),
      ...totalFields(),
      byModel: z.array(ModelUsage()).describe('The most expensive first'),
      byTask: z.array(TaskUsage()).describe('The most expensive first'),
      byDay: z.array(DayUsage()).describe('The days on which a model was asked, the first one first'),
    }),
  errors: [organizationNotFound],
  mcp: 'listed',
  async run(context) {
    const { start, end } = periodOf(context.now())
    const kinds = await usageByKind(context, { from: start, to: end })
    const { prices } = context.services
    return {
      periodStart: iso(start),
      periodEnd: iso(end),
      ...totalsOf(added(kinds)),
      byModel: addedBy(kinds, ({ model }) => model).map(([model, took]) => ({
        model,
        ...inDollars(took),
        priced: prices.has(model),
      })),
      byTask: addedBy(kinds, ({ task }) => task).map(([task, took]) => ({ task, ...inDollars(took) })),
      byDay: addedBy(kinds, ({ day }) => day)
        .map(([day, took]) => ({ day, ...inDollars(took) }))
        .toSorted((one, other) => (one.day < other.day ? -1 : 1)),
    }
  },
})

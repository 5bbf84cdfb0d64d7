import { z } from 'zod'
import { once } from '../../../shared/domain/basics/once.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { again } from '../../../shared/kernel/only-as-read.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { designLimits, generationInterrupted } from '../engine/index.ts'
import { sprintFull, sprintNotFound } from '../stories/index.ts'
import { assignPlan } from './assign-plan.ts'
import { sprintOver, sprintStale } from './errors.ts'
import { planFor } from './plan-for.ts'
import { sprintFields } from './schemas.ts'
import { readSprint, sprintOrganization } from './store.ts'
import { velocityOf } from './velocity.ts'

const SprintPlan = once(() =>
  z
    .object({
      sprintId: z.uuid(),
      velocity: z.int(),
      forecast: z
        .object({ low: z.int(), likely: z.int(), high: z.int() })
        .nullable()
        .describe('What the last completed sprints of the project got done; null without any'),
      selected: z
        .array(z.object({ storyId: z.uuid(), points: z.int(), reason: z.string() }))
        .describe('In the order in which to do them'),
      left: z.array(z.object({ storyId: z.uuid(), reason: z.string() })),
      totalPoints: z.int().describe('Of what is selected'),
      warnings: z.array(z.string()),
    })
    .meta({ id: 'SprintPlan' }),
)

export const planSprint = defineOperation({
  id: 'sprints.plan',
  route: 'POST /api/pm/sprints/{sprintId}/plan',
  summary: 'Plan a sprint: which stories fit, by priority, dependencies and risk',
  description:
    'Of the stories that are not done, not cancelled and in no other open sprint: the most priority within the velocity, nothing before what it waits for. Up to 60 stories the plan is the best there is. `velocity` is that of the sprint where it is absent, else the median of completed sprints. With `autoAssign` the selected stories become those of the sprint; what is done or cancelled in it stays.',
  access: { role: 'member', organization: sprintOrganization, hidden: sprintNotFound },
  effect: 'write',
  repeat: 'redoes',
  input: () => ({
    sprintId: z.uuid(),
    velocity: sprintFields().velocity.unwrap().optional(),
    autoAssign: z.boolean().default(false).describe('Makes the selected stories those of the sprint'),
    context: z.string().max(5000).default('').describe('What the sprint is about: breaks ties'),
  }),
  output: SprintPlan,
  errors: [sprintNotFound, sprintFull, sprintOver, sprintStale, generationInterrupted],
  limits: designLimits,
  mcp: 'listed',
  run: (context, asked) => again(sprintStale, () => plan(context, asked)),
})

interface Asked {
  sprintId: string
  velocity?: number | undefined
  autoAssign: boolean
  context: string
}

async function plan(context: Context, { sprintId, velocity: asked, autoAssign, context: about }: Asked) {
  const sprint = await readSprint(context, sprintId)
  if (sprint.status === 'completed' || sprint.status === 'cancelled') throw sprintOver()
  const { velocity, forecast } = await velocityOf(context, sprint, asked)
  const { read, ...planned } = await planFor(context, { sprint, velocity, about })
  if (autoAssign) await assignPlan(context, { sprint, read, selected: planned.selected })
  return { sprintId, velocity, forecast, ...planned }
}

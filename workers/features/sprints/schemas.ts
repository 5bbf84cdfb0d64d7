import { z } from 'zod'
import { sprintStatuses } from '../../../shared/db/tables/stories.ts'
import { once } from '../../../shared/domain/basics/once.ts'
import { validationFailed } from '../../../shared/kernel/errors.ts'
import { day } from '../../../shared/schemas/day.ts'
import { description } from '../../../shared/schemas/description.ts'
import { name } from '../../../shared/schemas/name.ts'
import { mostStories } from '../stories/index.ts'

/** What a client may give of a sprint, each field as it is when it is given. */
export const sprintFields = () => ({
  name: name(200),
  goal: description(),
  startDate: day().nullable().describe('The first day'),
  endDate: day()
    .nullable()
    .describe('The last day; a sprint that is made without it has it from the first and the weeks'),
  durationWeeks: z.number().int().min(1).max(52).nullable(),
  velocity: z.number().int().min(0).max(10_000).nullable().describe('Story points that the team gets done'),
  status: z.enum(sprintStatuses).describe('Any may follow any; the history marks what is unusual'),
  storyIds: z
    .array(z.uuid())
    .max(mostStories)
    .describe(
      'Its stories, in their order. One that is in another sprint leaves that; one that is named twice counts once',
    ),
})

export const Sprint = once(() =>
  z
    .object({
      sprintId: z.uuid(),
      organizationId: z.uuid(),
      projectId: z.uuid(),
      name: z.string(),
      goal: z.string(),
      startDate: z.string().nullable(),
      endDate: z.string().nullable(),
      durationWeeks: z.number().int().nullable(),
      velocity: z.number().int().nullable(),
      status: z.enum(sprintStatuses),
      storyIds: z.array(z.uuid()),
      totalPoints: z.number().int().describe('Of all stories of the sprint that have points'),
      completedPoints: z
        .number()
        .int()
        .describe('Of those that are done; once the sprint is completed, of those that were done then'),
      createdBy: z.string(),
      createdAt: z.iso.datetime(),
      updatedAt: z.iso.datetime(),
    })
    .meta({ id: 'Sprint' }),
)
export type Sprint = z.infer<ReturnType<typeof Sprint>>

/** What a client may give of a sprint, or some of it. */
export type GivenSprint = Partial<Pick<Sprint, keyof ReturnType<typeof sprintFields>>>

/** What only we set of a sprint. */
export const setByUs = [
  'sprintId',
  'totalPoints',
  'completedPoints',
  'createdBy',
  'createdAt',
  'updatedAt',
] as const

/** Refuses an end before its start. */
export function checkDays({
  startDate,
  endDate,
}: {
  startDate?: string | null | undefined
  endDate?: string | null | undefined
}): void {
  if (!startDate || !endDate || startDate <= endDate) return
  throw validationFailed({
    details: [{ path: 'endDate', message: `Must not be before the start, ${startDate}` }],
  })
}

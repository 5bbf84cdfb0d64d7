import { z } from 'zod'
import { storyPriorities, storyStatuses, storyTypes } from '../../../shared/db/tables/stories.ts'
import { once } from '../../../shared/domain/basics/once.ts'
import { description } from '../../../shared/schemas/description.ts'
import { name } from '../../../shared/schemas/name.ts'

/** A history keeps what they were and what they are in one row. */
const mostOfCriteria = 50_000

/** A criterion as a client gives it. */
export const givenCriterion = () =>
  z
    .strictObject({
      given: description().max(1000).default(''),
      when: description().max(1000).default(''),
      then: description().max(1000).default(''),
    })
    .refine(
      (said) => Object.values(said).some((text) => text.trim() !== ''),
      'Say what is given, when or then',
    )

export const shownCriterion = () => z.object({ given: z.string(), when: z.string(), then: z.string() })

/** What a client may give of a story, each field as it is when it is given. */
export const storyFields = () => ({
  title: name(300).min(3),
  userStory: description().describe('As a role, I want a capability, so that there is a benefit'),
  description: description(),
  type: z.enum(storyTypes),
  priority: z.enum(storyPriorities),
  status: z.enum(storyStatuses).describe('Any may follow any; the history marks what is unusual'),
  acceptanceCriteria: z
    .array(givenCriterion())
    .max(100)
    .refine(
      (criteria) => JSON.stringify(criteria).length <= mostOfCriteria,
      `At most ${mostOfCriteria} characters together`,
    ),
  storyPoints: z.number().int().min(0).max(100).nullable(),
  tags: z.array(name(50)).max(50),
  assignee: name(320).nullable().describe('An e-mail address or the id of a user'),
  sprintId: z.uuid().nullable().describe('The sprint that it is in'),
  dependsOn: z
    .array(z.uuid())
    .max(100)
    .describe('Stories of the project that have to be done before; one that is named twice counts once'),
})

export const Story = once(() =>
  z
    .object({
      storyId: z.uuid(),
      organizationId: z.uuid(),
      projectId: z.uuid(),
      number: z.number().int(),
      title: z.string(),
      userStory: z.string(),
      description: z.string(),
      type: z.enum(storyTypes),
      priority: z.enum(storyPriorities),
      status: z.enum(storyStatuses),
      acceptanceCriteria: z.array(shownCriterion()),
      storyPoints: z.number().int().nullable(),
      tags: z.array(z.string()),
      assignee: z.string().nullable(),
      sprintId: z.uuid().nullable(),
      dependsOn: z.array(z.uuid()),
      createdBy: z.string(),
      createdAt: z.iso.datetime(),
      updatedAt: z.iso.datetime(),
    })
    .meta({ id: 'Story' }),
)
export type Story = z.infer<ReturnType<typeof Story>>

/** What a client may give of a story, or some of it. */
export type GivenStory = Partial<Pick<Story, keyof ReturnType<typeof storyFields>>>

/** What only we set of a story. */
export const setByUs = ['storyId', 'number', 'createdBy', 'createdAt', 'updatedAt'] as const

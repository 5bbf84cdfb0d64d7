import { z } from 'zod'
import { storyStatuses, storyTypes } from '../../../shared/db/tables/stories.ts'
import type { ToldStory } from '../../../shared/domain/user-documentation/types.ts'
import { description } from '../../../shared/schemas/description.ts'
import { name } from '../../../shared/schemas/name.ts'
import { givenCriterion } from '../stories/index.ts'

/** A story as somebody sends it along. Whatever else is in it is left aside: a story that we gave out may be sent back. */
export const GivenStory = () =>
  z.object({
    storyId: z.string().max(100).nullish().describe('Names it in the sources'),
    number: z.number().int().min(0).nullish().describe('Names it in the sources'),
    title: name(300),
    userStory: description().default(''),
    description: description().default(''),
    type: z.enum(storyTypes).default('feature'),
    status: z.enum(storyStatuses).nullish(),
    acceptanceCriteria: z
      .array(
        z.union([givenCriterion(), description().max(3000)], 'Must be a text or have given, when and then'),
      )
      .max(100)
      .default([]),
  })
export type GivenStory = z.infer<ReturnType<typeof GivenStory>>

export const toldOf = ({
  storyId = null,
  number = null,
  status = null,
  acceptanceCriteria,
  ...rest
}: GivenStory): ToldStory => ({
  storyId,
  number,
  status,
  ...rest,
  acceptanceCriteria: acceptanceCriteria.map((one) =>
    typeof one === 'string' ? { given: '', when: '', then: one } : one,
  ),
  cases: [],
})

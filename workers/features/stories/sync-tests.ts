import { z } from 'zod'
import { recommend, textCriteria } from '../../../shared/domain/stories/diff/index.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { storyNotFound } from './errors.ts'
import { type Story, shownCriterion, storyFields } from './schemas.ts'
import { readStory, storyOrganization } from './store.ts'
import { criteriaVersions, testedCriteria } from './tested-criteria.ts'

const mostRecommendations = 1000

/** The story as it was: whatever else of it is sent along is left aside. */
const previousVersion = () => {
  const { acceptanceCriteria, userStory, description } = storyFields()
  return z.object({ acceptanceCriteria, userStory, description }).partial()
}
type Previous = z.infer<ReturnType<typeof previousVersion>>

export const syncTests = defineOperation({
  id: 'stories.syncTests',
  route: 'POST /api/pm/stories/{storyId}/sync-tests',
  summary: 'Find the test cases of a story that are out of date after a change of its criteria',
  description: `Compares the acceptance criteria with those of \`previousVersion\`, or, without them, with the criteria that the stored cases of the story were made for; the text of a story that has no criteria is compared by its sentences. The order, case, punctuation, quotes and blanks are no change. It changes nothing, and names at most ${mostRecommendations} recommendations: after those cases are brought up to date, ask again.`,
  access: { role: 'viewer', organization: storyOrganization, hidden: storyNotFound },
  effect: 'read',
  input: () => ({
    storyId: z.uuid(),
    previousVersion: previousVersion().optional().describe('The story as it was before'),
  }),
  output: () =>
    z.object({
      recommendations: z.array(
        z.object({
          action: z.enum(['UPDATED', 'ADDED', 'REMOVED']),
          testCaseId: z.uuid().optional(),
          criterion: shownCriterion().describe('As it is now, or as it was last'),
          previous: shownCriterion().optional(),
          current: shownCriterion().optional(),
          reason: z.string(),
        }),
      ),
    }),
  errors: [storyNotFound],
  mcp: 'listed',
  async run(context, { storyId, previousVersion: given }) {
    const story = await readStory(context, storyId)
    const recommendations = recommend(await comparedOf(context, story, given))
    return { recommendations: recommendations.slice(0, mostRecommendations) }
  },
})

async function comparedOf(context: Context, story: Story, given: Previous | undefined) {
  const { storyId, acceptanceCriteria } = story
  const [tested, versions] = await Promise.all([
    testedCriteria(context, storyId),
    criteriaVersions(context, storyId),
  ])
  const hasCriteria = acceptanceCriteria.length > 0 || (given?.acceptanceCriteria ?? []).length > 0
  const saysText = given?.userStory !== undefined || given?.description !== undefined
  if (hasCriteria || !saysText)
    return { current: acceptanceCriteria, previous: given?.acceptanceCriteria, tested, versions }
  const { userStory = story.userStory, description = story.description } = given
  return {
    current: textCriteria(story.userStory, story.description),
    previous: textCriteria(userStory, description),
    tested,
    versions,
  }
}

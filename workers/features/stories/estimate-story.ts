import { z } from 'zod'
import { complexities, scale } from '../../../shared/domain/estimation/index.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { description } from '../../../shared/schemas/description.ts'
import { designLimits, generationInterrupted } from '../engine/index.ts'
import { storyNotFound } from './errors.ts'
import { estimateStories } from './estimates.ts'
import { readStory, storyOrganization } from './store.ts'

const share = () => z.number().min(0).max(1)

export const estimateStory = defineOperation({
  id: 'stories.estimate',
  route: 'POST /api/pm/stories/{storyId}/estimate',
  summary: 'Estimate a story in story points',
  description:
    'Reads criteria, verbs, other systems, what is open and risks out of the story, and measures them by the finished stories of the project that have points (the newest 500, of which 60 calibrate it). It changes nothing: set `storyPoints` to take the estimate over.',
  access: { role: 'viewer', organization: storyOrganization, hidden: storyNotFound },
  effect: 'read',
  input: () => ({
    storyId: z.uuid(),
    context: description().optional().describe('What else is known of it; counts as words of the story'),
  }),
  output: () =>
    z.object({
      estimate: z.object({
        points: z.literal([...scale]),
        complexity: z.enum(complexities),
        confidence: share().describe('0 to 1; low where little is said, or few stories are finished'),
        breakdown: z
          .object({ development: z.number(), testing: z.number(), integration: z.number() })
          .describe('In points, together the points'),
        risks: z.array(z.object({ kind: z.string(), words: z.array(z.string()) })),
        reasons: z.array(z.string()),
        similar: z.array(
          z.object({
            storyId: z.uuid(),
            number: z.number().int(),
            title: z.string(),
            points: z.number().int(),
            similarity: share(),
          }),
        ),
      }),
    }),
  errors: [storyNotFound, generationInterrupted],
  limits: designLimits,
  mcp: 'listed',
  async run(context, { storyId, context: said }) {
    const story = await readStory(context, storyId)
    const estimates = await estimateStories(context, story.projectId, [story], said)
    const estimate = estimates.get(storyId)
    if (!estimate) throw new Error('A story was not estimated')
    return { estimate }
  },
})

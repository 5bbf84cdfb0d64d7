import { z } from 'zod'
import { recordRun } from '../../../shared/kernel/agent-runs.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { idsFor, madeBefore } from '../../../shared/kernel/key-claim.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import type { AskFor, Designer, StoriesWritten } from '../../../shared/services/designer.ts'
import { organizationNotFound } from '../organizations/index.ts'
import { projectNotFound } from '../projects/index.ts'
import {
  askedFields,
  callEngineAsking,
  designLimits,
  generationInterrupted,
  handedIn,
  insteadOfResult,
  orQuestions,
} from '../engine/index.ts'
import { counted, designAccess, requireField, sourceText } from '../quality/index.ts'
import { numbersOf } from '../stories/index.ts'
import { CutStory, GeneratedStory, SentenceFate, generatedOf } from './generated.ts'
import { knownStories, mostCompared } from './known-stories.ts'
import { saveStories } from './save-stories.ts'
import { wordStories } from './word-stories.ts'

const mostStories = 100

interface Given {
  projectId?: string | undefined
  autoSave?: boolean | undefined
}

function checkProject({ projectId, autoSave }: Given): void {
  if (autoSave) requireField('projectId', [projectId], 'Required with autoSave: the stories are stored in it')
}

const storiesGenerated = () =>
  z.object({
    stories: z.array(GeneratedStory()).describe('In the order of the text'),
    saved: z.array(z.uuid()).describe('The ids of the stories that were stored; empty without `autoSave`'),
    cut: z.array(CutStory()).describe('Stories that `maxStories` left no room for'),
    sentences: z
      .array(SentenceFate())
      .describe('Every sentence once: in a story, cut, told as background, or not read'),
    warnings: z.array(z.string()).optional(),
  })

export const generateStories = defineOperation({
  id: 'stories.generate',
  route: 'POST /api/pm/stories/generate',
  summary: 'Write user stories from requirements, checked by INVEST',
  description: `Every sentence that demands something of the product is a source of one story, and nothing stands in a story that the text does not say: without a role or a benefit in the text it has none, and INVEST says so. A configured model may group and word the sentences; what of that does not hold against them is written without it. With a \`projectId\`, stories of that project that say nearly the same are named (among its newest ${mostCompared}); with \`autoSave\` all stories are stored in it at once, or none.`,
  access: designAccess('member', checkProject),
  effect: 'write',
  repeat: 'meets',
  input: () => ({
    requirements: sourceText(),
    projectId: z.uuid().optional().describe('The project to compare with, and to store in'),
    organizationId: z.uuid().optional(),
    maxStories: z.number().int().min(1).max(mostStories).default(50).describe('The most pressing ones stay'),
    autoSave: z.boolean().default(false).describe('Whether to store the stories in the project'),
    ...askedFields(),
  }),
  output: () => orQuestions(storiesGenerated()),
  errors: [organizationNotFound, projectNotFound, generationInterrupted],
  limits: designLimits,
  mcp: 'direct',
  async run(context, { requirements, projectId, maxStories, autoSave, ...asking }) {
    // In the order of their numbers also where a list tells stories of one moment apart.
    const ids = Array.from({ length: maxStories }, (_, place) =>
      idsFor(context, `story ${place}`).uuid(),
    ).toSorted()
    const own = new Set(ids)
    const all = projectId === undefined ? [] : await knownStories(context, projectId)
    const known = all.filter(({ storyId }) => !own.has(storyId))
    const written = await recordRun(context, runOf(requirements), async () => {
      const write = (designer: Designer, ask?: AskFor) =>
        designer.stories({ requirements, maxStories, known }, ask)
      const { done, warnings, open } = await callEngineAsking(context, wordStories, write, handedIn(asking))
      return { ...done, warnings: [...done.warnings, ...warnings], open }
    })
    if (written.open) return insteadOfResult(written.open)
    const { cut, sentences, warnings } = written
    const answer = (stories: GeneratedStory[], saved: string[]) => ({
      stories,
      saved,
      cut,
      sentences,
      ...(warnings.length > 0 && { warnings }),
    })
    const stories = generatedOf(written, known)
    if (!autoSave || projectId === undefined || stories.length === 0) return answer(stories, [])
    return stored(context, projectId, { stories: named(stories, ids), answer })
  },
})

const named = (stories: readonly GeneratedStory[], ids: readonly string[]) =>
  stories.map((story, place) => ({ ...story, storyId: ids[place] ?? '' }))

type Named = ReturnType<typeof named>[number]

interface Storing<Answer> {
  stories: readonly Named[]
  answer: (stories: Named[], saved: string[]) => Answer
}

/**
 * Stores stories and gives the answer, which is kept in the transaction: a model may write others when it is asked again. Under a key they may have been stored before all the same, with an answer that
 * was too large to be kept: then they are met, and not made again.
 */
async function stored<Answer>(
  context: Context,
  projectId: string,
  { stories, answer }: Storing<Answer>,
): Promise<Answer> {
  const ids = stories.map(({ storyId }) => storyId)
  const answerWith = (numbers: ReadonlyMap<string, number>) =>
    answer(
      stories.map((story) => ({ ...story, number: numbers.get(story.storyId) ?? null })),
      ids,
    )
  const met = await madeBefore(context, async () => {
    const known = await numbersOf(context, ids)
    return known.size > 0 ? known : undefined
  })
  return answerWith(met ?? (await saveStories(context, { projectId, stories, answer: answerWith })))
}

/** Figures, because what people wrote is nobody's but theirs. */
const runOf = (requirements: string) => ({
  agentType: 'stories',
  inputSummary: counted(requirements.length, 'character'),
  outputSummary: ({ stories, cut }: StoriesWritten) =>
    `${stories.length} ${stories.length === 1 ? 'story' : 'stories'}, ${cut.length} cut`,
})

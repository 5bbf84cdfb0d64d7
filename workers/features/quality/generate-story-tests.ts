import { z } from 'zod'
import { isForPeople } from '../../../shared/domain/test-cases/for-people.ts'
import { formats, type TestCase } from '../../../shared/domain/test-cases/schema.ts'
import type { Answer } from '../../../shared/domain/test-generation/answers/schema.ts'
import { type DesignRequest, GapSchema } from '../../../shared/domain/test-generation/schema.ts'
import { recordRun } from '../../../shared/kernel/agent-runs.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { modelUsageField } from '../../../shared/schemas/asked-model.ts'
import type { Designed } from '../../../shared/services/designer.ts'
import { designLimits, generationInterrupted } from '../engine/index.ts'
import {
  type Story,
  readStory,
  storiesBeside,
  storyAnswers,
  storyNotFound,
  storyOrganization,
} from '../stories/index.ts'
import { StoredTestCase, newCaseOf, testCaseTooLarge } from '../test-cases/index.ts'
import { casesAsStated } from './cases-of-criteria.ts'
import { designCases } from './design.ts'
import { generatedBeside } from './errors.ts'
import { requirementPrefix as prefixOf } from './project-requirements.ts'
import { generationAnswers } from './generation-answers.ts'
import { runOf } from './rules.ts'
import { storeDesigned } from './store-designed.ts'
import { storyWithItsPage, wordsForPage } from './stories-by-page.ts'
import { originOf, type Criterion } from './text-of-stories.ts'

const scopes = ['full', 'user-stories', 'api', 'security', 'performance'] as const

export const generateStoryTests = defineOperation({
  id: 'stories.generateTests',
  route: 'POST /api/pm/stories/{storyId}/generate-tests',
  summary: 'Generate test cases from the acceptance criteria of a story',
  description:
    'Criteria become test conditions: the cases are stored in the project of the story, bound to it and to the criterion that each tests. What other stories tell of the same page is known to them (up to 12 stories). A criterion whose words tell the engine nothing becomes a case as it is stated, for a person, in the scopes `full` and `user-stories`. A case that the story has already for the same criterion and title is answered as it is stored.',
  access: { role: 'member', organization: storyOrganization, hidden: storyNotFound },
  effect: 'write',
  input: () => ({
    storyId: z.uuid(),
    scope: z.enum(scopes).default('full'),
    format: z.enum(formats).default('standard'),
    maxTestCases: z.number().int().min(1).max(200).default(50),
    ...generationAnswers(
      'Sentences of the story that answer a gap: the story keeps them, and the gap is not named again',
    ),
  }),
  output: () =>
    z.object({
      testCases: z.array(StoredTestCase()),
      gaps: z.array(GapSchema()).describe('What the story does not say, so that no case could be made of it'),
      statements: z
        .array(z.object({ requirementRef: z.string(), statement: z.string() }))
        .describe('The sentences that gaps refer to'),
      modelUsage: modelUsageField(),
      warnings: z.array(z.string()).optional(),
    }),
  errors: [storyNotFound, generationInterrupted, testCaseTooLarge, generatedBeside],
  limits: designLimits,
  mcp: 'listed',
  async run(context, { storyId, answers: ofRequest = [], ...settings }) {
    const story = await readStory(context, storyId)
    const source = await storySource(context, story)
    const answers = await storyAnswers(context, story, ofRequest)
    const { cases, warnings, ...open } = await casesOf(context, story, { ...settings, source, answers })
    return storeDesigned(context, {
      projectId: story.projectId,
      action: 'stories.generateTests',
      cases,
      answer: (stored) => ({ testCases: stored, ...open, ...(warnings.length > 0 && { warnings }) }),
    })
  },
})

interface StoryDesign {
  scope: (typeof scopes)[number]
  format: (typeof formats)[number]
  maxTestCases: number
  source: Awaited<ReturnType<typeof storySource>>
  answers: Answer[]
}

/** A story with what others of its project tell of its page. */
async function storySource(context: Context, story: Story) {
  const { storyId, projectId } = story
  const others = await storiesBeside(context, { projectId, storyId, words: wordsForPage(story) })
  const { text, parts, ownTexts } = storyWithItsPage(story, others)
  const request = { requirements: text, mode: 'agentic' as const, ...(ownTexts && { ownTexts }) }
  return { request, parts }
}

/** What the engine designs for a story, and what it leaves as it is stated. */
async function casesOf(context: Context, story: Story, { source, answers, ...settings }: StoryDesign) {
  const { storyId, projectId } = story
  const { scope, format, maxTestCases } = settings
  const { request, parts } = source
  const requirementPrefix = await prefixOf(context, projectId)
  const design: DesignRequest = {
    ...request,
    ...settings,
    requirementPrefix,
    priority: 'all',
    ...(answers.length > 0 && { answers }),
  }
  const designed = await recordRun(context, runOf('test-design', request.requirements), () =>
    designCases(context, design),
  )
  const links = new Map(
    designed.requirements.map((requirement) => [
      requirement.id,
      originOf(parts, requirement).criterion ?? null,
    ]),
  )
  const stated =
    scope === 'full' || scope === 'user-stories'
      ? await casesAsStated({ story, designed, links, withGherkin: format !== 'standard' })
      : []
  const proved = designed.testCases.filter((testCase) => !isForPeople(testCase))
  const statedCases = stated.slice(0, maxTestCases - proved.length)
  // A criterion as it is stated says more than its outline.
  const isStated = new Set(statedCases.map(({ criterion }) => criterion))
  const ideas = designed.testCases.filter(
    ({ basis, requirementRef = '' }) =>
      basis === 'designed' ||
      (basis === 'outline' && !isStated.has(links.get(requirementRef) ?? noCriterion)),
  )
  const linksOf = ({ requirementRef = '' }: TestCase) => ({
    storyId,
    criterion: links.get(requirementRef) ?? null,
  })
  // What a run can do and judge as it is stated leaves nothing open.
  const ready = new Set(
    statedCases.flatMap(({ testCase: { automation, requirementRef = [] } }) =>
      automation?.ready ? requirementRef : [],
    ),
  )
  return {
    cases: [
      ...proved.map((testCase) => newCaseOf(testCase, linksOf(testCase))),
      ...statedCases.map(({ testCase, criterion }) => newCaseOf(testCase, { storyId, criterion })),
      ...ideas
        .slice(0, Math.max(0, maxTestCases - proved.length - statedCases.length))
        .map((testCase) => newCaseOf(testCase, linksOf(testCase))),
    ],
    ...leftOpen(designed, ready),
    ...(designed.modelUsage && { modelUsage: designed.modelUsage }),
    warnings: [
      ...designed.warnings,
      ...(stated.length > statedCases.length ? [noRoomFor(stated.length - statedCases.length)] : []),
    ],
  }
}

/** What is asked of the author, with the sentences that it is about. A title and a criterion of the same words leave the same open. */
function leftOpen({ gaps: designedGaps, requirements }: Designed, ready: ReadonlySet<string>) {
  const gaps = [...new Map(designedGaps.map((gap) => [gap.description, gap])).values()].filter(
    ({ requirementRef }) => !ready.has(requirementRef),
  )
  const openRefs = new Set(gaps.map(({ requirementRef }) => requirementRef))
  const statements = requirements.flatMap(({ id, statement }) =>
    openRefs.has(id) ? [{ requirementRef: id, statement }] : [],
  )
  return { gaps, statements }
}

const noCriterion: Criterion = { given: '', when: '', then: '' }

const noRoomFor = (many: number) =>
  `Under maxTestCases there was no room for ${many === 1 ? '1 criterion' : `${many} criteria`} more.`

import { z } from 'zod'
import type { SubmittedCase } from '../../../shared/domain/authoring/submitted-cases.ts'
import { cutPages } from '../../../shared/domain/page-inventory/cut.ts'
import { pagesField } from '../../../shared/domain/page-inventory/schema.ts'
import type { TestCase } from '../../../shared/domain/test-cases/schema.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { validationFailed } from '../../../shared/kernel/errors.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import type { Submitted } from '../../../shared/services/designer.ts'
import { callEngine, generationInterrupted } from '../engine/index.ts'
import { organizationNotFound } from '../organizations/index.ts'
import { projectNotFound } from '../projects/index.ts'
import { storyNotFound } from '../stories/index.ts'
import {
  type StoredTestCase,
  publicCaseOf,
  submittedCasesOf,
  testCaseStale,
  testCaseTooLarge,
} from '../test-cases/index.ts'
import { designAccess, submissionLimits } from './access.ts'
import { submittedBeside } from './errors.ts'
import { correctionsFor } from './kept-corrections.ts'
import { requirementPrefix, storiesOf } from './project-requirements.ts'
import { sourceText } from './schemas.ts'
import type { Source } from './source.ts'
import { sourceOf } from './source-of.ts'
import { storeSubmitted } from './store-submitted.ts'
import { judgedFields, submittedCases } from './submission-fields.ts'

interface Given {
  projectId: string
  requirements?: string | undefined
  storyIds?: string[] | undefined
}

function checkSource({ requirements, storyIds }: Given): void {
  if (requirements === undefined || storyIds === undefined) return
  const message = 'Send either requirements or storyIds'
  throw validationFailed({ message, details: [{ path: 'storyIds', message }] })
}

export const submitQaCases = defineOperation({
  id: 'quality.submitCases',
  route: 'POST /api/qa/test-cases/submit',
  summary: 'Submit test cases that an assistant wrote for a project',
  description:
    'Each case is judged against `requirements`, against the stories that `storyIds` name, or without both against all stories of the project. Accepted ones are stored there with what was found, their ids as `externalId`; others come back with a hint, or are left out with the reason. A case with the id of one that was submitted before takes its place; the same submission once more changes nothing.',
  access: {
    ...designAccess('member', checkSource),
    existing: async (context: Context, { projectId, storyIds }: Given) => {
      if (storyIds) await storiesOf(context, projectId, storyIds)
    },
  },
  effect: 'write',
  input: () => ({
    projectId: z.uuid(),
    requirements: sourceText().optional(),
    storyIds: z
      .array(z.uuid())
      .min(1)
      .max(200)
      .optional()
      .describe(
        'Stories of the project that the cases are for: each case belongs to that of its first cited sentence',
      ),
    pages: pagesField()
      .optional()
      .describe('What the pages offer that the text is about, as the pages of a session tell it'),
    testCases: submittedCases(),
  }),
  output: () =>
    z.object({
      accepted: z
        .array(z.object({ id: z.uuid(), externalId: z.string(), number: z.number().int() }))
        .describe('The cases that are stored'),
      ...judgedFields(),
    }),
  maxBodyBytes: 8 * 1024 * 1024,
  errors: [
    organizationNotFound,
    projectNotFound,
    storyNotFound,
    generationInterrupted,
    testCaseTooLarge,
    testCaseStale,
    submittedBeside,
  ],
  limits: submissionLimits,
  mcp: 'direct',
  repeat: 'redoes',
  async run(context, { testCases: submitted, pages, ...given }) {
    const { projectId, storyIds } = given
    const source = storyIds ? await storiesOf(context, projectId, storyIds) : await sourceOf(context, given)
    const before = await submittedCasesOf(context, projectId)
    const existing = [...before.values()].map(publicCaseOf)
    const asked = { projectId, source, submitted, existing, pages: pages && cutPages(pages) }
    const judged = await judgeFor(context, asked)
    const stored = await storeSubmitted(context, {
      projectId,
      before,
      cases: casesOf(judged),
      linksOf: linksIn(judged, source),
    })
    const { returned, left, removed, summary } = judged
    const warnings = [...source.warnings, ...judged.warnings]
    return {
      accepted: judged.accepted.flatMap((externalId) => acceptedOf(stored.get(externalId), externalId)),
      returned,
      left,
      removed,
      summary,
      ...(warnings.length > 0 && { warnings }),
    }
  },
})

const acceptedOf = (stored: StoredTestCase | undefined, externalId: string) =>
  stored ? [{ id: stored.id, externalId, number: stored.number }] : []

interface Asked {
  projectId: string
  source: Source
  submitted: SubmittedCase[]
  existing: TestCase[]
  pages: ReturnType<typeof cutPages> | undefined
}

async function judgeFor(
  context: Context,
  { projectId, source, submitted, existing, pages }: Asked,
): Promise<Submitted> {
  const { text: requirements, ownTexts, answers = [] } = source
  const texts = { requirements, ...(ownTexts && { ownTexts }) }
  const corrections = await correctionsFor(context, texts)
  const request = {
    ...texts,
    requirementPrefix: await requirementPrefix(context, projectId),
    ...(corrections.length > 0 && { corrections }),
    ...(answers.length > 0 && { answers }),
    ...(pages && { pages }),
  }
  return callEngine(context, (designer) =>
    designer.judge({ request, submitted, existing, author: 'assistant' }),
  )
}

/** Submitted cases that are to be stored, in their order. */
function casesOf({ testCases, accepted }: Submitted): TestCase[] {
  const byId = new Map(testCases.map((testCase) => [testCase.id, testCase]))
  return accepted.flatMap((id) => byId.get(id) ?? [])
}

/** The story of the first cited requirement that comes from one. */
function linksIn({ requirements }: Submitted, source: Source) {
  const links = new Map(requirements.map((each) => [each.id, source.linksOf(each)]))
  return ({ requirementRef = '', requirementRefs = [requirementRef] }: TestCase) =>
    requirementRefs.flatMap((ref) => links.get(ref) ?? []).find(({ storyId }) => storyId) ?? {}
}

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
import { sessionNotFound } from '../hosted-runs/index.ts'
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
import { designAccess, requireField, submissionLimits } from './access.ts'
import { submittedBeside } from './errors.ts'
import { correctionsFor } from './kept-corrections.ts'
import { requirementPrefix, storiesOf } from './project-requirements.ts'
import { sourceText } from './schemas.ts'
import type { Source } from './source.ts'
import { sourceOf } from './source-of.ts'
import { type SessionCases, sessionCases } from './session-cases.ts'
import { storeSubmitted } from './store-submitted.ts'
import { judgedFields, submittedCases } from './submission-fields.ts'

interface SubmissionSource {
  projectId: string
  requirements?: string | undefined
  storyIds?: string[] | undefined
  sessionId?: string | undefined
  testCases?: SubmittedCase[] | undefined
}

function checkSource({ requirements, storyIds, sessionId, testCases }: SubmissionSource): void {
  const ofSession = 'Send testCases, or the sessionId of a session that has cases of an assistant'
  requireField('testCases', [testCases && 'sent', sessionId], ofSession)
  if (requirements === undefined || storyIds === undefined) return
  const message = 'Send either requirements or storyIds'
  throw validationFailed({ message, details: [{ path: 'storyIds', message }] })
}

export const submitQaCases = defineOperation({
  id: 'quality.submitCases',
  route: 'POST /api/qa/test-cases/submit',
  summary: 'Submit test cases that an assistant wrote for a project',
  description:
    'Each case is judged against `requirements`, against the stories that `storyIds` name, or without both against all stories of the project. Accepted ones are stored there with what was found, their ids as `externalId`; others come back with a hint, or are left out. A case with the id of one that was submitted before takes its place; the same submission once more changes nothing.',
  access: {
    ...designAccess('member', checkSource),
    existing: async (context: Context, { projectId, storyIds, sessionId }: SubmissionSource) => {
      if (sessionId) await sessionCases(context, sessionId)
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
    sessionId: z
      .uuid()
      .optional()
      .describe(
        'A session of the generator. Its page counts where no `pages` are sent, its text without `requirements` and `storyIds`, and without `testCases` the cases that an assistant wrote for it are submitted',
      ),
    testCases: submittedCases().optional(),
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
    sessionNotFound,
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
  async run(context, submission) {
    const { projectId, sessionId } = submission
    const session = sessionId === undefined ? undefined : await sessionCases(context, sessionId)
    const source = await textFor(context, submission, session)
    const { submitted, pages } = submittedFor(submission, session)
    const before = await submittedCasesOf(context, projectId)
    const existing = [...before.values()].map(publicCaseOf)
    const judging = { projectId, source, submitted, existing, pages: pages && cutPages(pages) }
    const judged = await judgeFor(context, judging)
    const stored = await storeSubmitted(context, {
      projectId,
      before,
      cases: casesOf(judged),
      linksOf: linksIn(judged, source),
    })
    const { returned, left, removed, summary } = judged
    const ofSession = submission.testCases ? [] : (session?.warnings ?? [])
    const warnings = [...ofSession, ...source.warnings, ...judged.warnings]
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

/** The text that cases are judged against: what the body names first, then that of the session, then all stories. */
async function textFor(
  context: Context,
  { projectId, requirements, storyIds }: SubmissionSource,
  session: SessionCases | undefined,
): Promise<Source> {
  if (storyIds) return storiesOf(context, projectId, storyIds)
  if (requirements !== undefined || !session?.requirements.trim())
    return sourceOf(context, { projectId, requirements })
  const { requirements: text, answers } = session
  return { ...(await sourceOf(context, { projectId, requirements: text })), answers }
}

function submittedFor(
  { testCases, pages }: Pick<SubmissionSource, 'testCases'> & { pages?: SessionCases['pages'] },
  session: SessionCases | undefined,
) {
  const submitted = testCases ?? session?.testCases ?? []
  requireField('sessionId', [submitted[0]?.id], 'An assistant wrote no cases for this session')
  return { submitted, pages: pages ?? session?.pages }
}

const acceptedOf = (stored: StoredTestCase | undefined, externalId: string) =>
  stored ? [{ id: stored.id, externalId, number: stored.number }] : []

interface Judging {
  projectId: string
  source: Source
  submitted: SubmittedCase[]
  existing: TestCase[]
  pages: ReturnType<typeof cutPages> | undefined
}

async function judgeFor(
  context: Context,
  { projectId, source, submitted, existing, pages }: Judging,
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

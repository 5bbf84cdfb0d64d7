import { z } from 'zod'
import type { Context } from '../../../shared/kernel/context.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import type { Submission } from '../../../shared/services/designer.ts'
import { callEngine, generationInterrupted } from '../engine/index.ts'
import { judgedFields, submittedCases } from '../quality/index.ts'
import { sessionBusy, sessionFull, sessionNotFound, sessionStale } from './errors.ts'
import { readBefore } from './read-before.ts'
import { refusals as editRefusals } from './replace-test-cases.ts'
import { indexSession, openSession, untilStored } from './store.ts'

const refusals = { ...editRefusals, 'sessions.full': sessionFull }

export const submitCases = defineOperation({
  id: 'public.submitCases',
  route: 'POST /api/public/test-cases/sessions/{sessionId}/submit',
  summary: 'Submit test cases that an assistant wrote for a session',
  description:
    'Each case is judged against the text and the pages of the session. Accepted ones are stored with what was found; others come back with a hint, or are left out with the reason. A case with a known id and other content takes the place of the earlier one; the same submission once more changes nothing.',
  access: 'public',
  effect: 'write',
  input: () => ({
    sessionId: z.uuid(),
    testCases: submittedCases(),
    replace: z
      .boolean()
      .default(false)
      .describe(
        'Whether these become all cases of the session. Where none of them can be stored, those that are there stay',
      ),
  }),
  output: () =>
    z.object({
      accepted: z.array(z.string()).describe('Ids of the cases that are stored'),
      ...judgedFields(),
    }),
  maxBodyBytes: 8 * 1024 * 1024,
  errors: [sessionNotFound, sessionBusy, sessionFull, sessionStale, generationInterrupted],
  limits: [{ name: 'submissions', setting: 'UPLOADS_PER_HOUR', key: ({ addressKey }) => addressKey }],
  mcp: 'direct',
  repeat: 'redoes',
  run: (context, { sessionId, testCases: submitted, replace: replaces }) =>
    untilStored(() => submitOnce(context, sessionId, { submitted, replaces })),
})

type Submitting = Pick<Submission, 'submitted'> & { replaces: boolean }

/** Undefined after a concurrent change of the session: the next attempt judges its cases beside. */
async function submitOnce(context: Context, sessionId: string, submitting: Submitting) {
  const { stub, session, pages } = await openSession(context, sessionId)
  if (session.runningExecutionId) throw sessionBusy()
  const { requirements, scope, format, testCases } = session
  const { accepted, returned, left, removed, warnings, ...judged } = await callEngine(context, (designer) =>
    designer.judge({
      ...submitting,
      request: { requirements, scope, format, ...readBefore({ ...session, pages }) },
      existing: testCases,
      author: 'assistant',
    }),
  )
  const { summary, sentences, gaps, models, observed } = judged
  const stored = await stub.keepSubmission({
    testCases: judged.testCases,
    summary,
    analysis: { sentences, gaps, models, ...(observed && { observed }) },
    readAt: session.updatedAt,
    now: context.now(),
  })
  if (!stored.ok && stored.code === 'sessions.stale') return undefined
  if (!stored.ok) throw refusals[stored.code]()
  await indexSession(context, { sessionId, email: stored.email, updatedAt: stored.updatedAt })
  return { accepted, returned, left, removed, summary, ...(warnings.length > 0 && { warnings }) }
}

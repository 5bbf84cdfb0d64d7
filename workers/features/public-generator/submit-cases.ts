import { z } from 'zod'
import type { Context } from '../../../shared/kernel/context.ts'
import { sessionAt } from '../../../shared/kernel/capabilities.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import type { Submission } from '../../../shared/services/designer.ts'
import { callEngine, generationInterrupted } from '../engine/index.ts'
import { judgedFields, submittedCases } from '../quality/index.ts'
import { sessionBusy, sessionFull, sessionNotFound, sessionStale } from './errors.ts'
import { readBefore } from './read-before.ts'
import { indexSession } from './store.ts'

const refusals = {
  'sessions.not_found': sessionNotFound,
  'sessions.busy': sessionBusy,
  'sessions.full': sessionFull,
  'sessions.stale': sessionStale,
}

/** Others may submit for the session meanwhile: what they stored is judged beside. */
const mostAttempts = 5

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
  async run(context, { sessionId, testCases: submitted, replace: replaces }) {
    for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
      const answer = await submitOnce(context, sessionId, { submitted, replaces })
      if (answer) return answer
    }
    throw sessionStale()
  },
})

type Asked = Pick<Submission, 'submitted'> & { replaces: boolean }

/** Undefined where the session changed meanwhile. */
async function submitOnce(context: Context, sessionId: string, asked: Asked) {
  const stub = await sessionAt(context, sessionId)
  const session = await stub?.read()
  if (!stub || !session) throw sessionNotFound()
  if (session.runningExecutionId) throw sessionBusy()
  const inventory = session.hasPages ? await stub.pages() : null
  const { requirements, scope, format, testCases } = session
  const { accepted, returned, left, removed, warnings, ...judged } = await callEngine(context, (designer) =>
    designer.judge({
      ...asked,
      request: { requirements, scope, format, ...readBefore({ ...session, pages: inventory?.pages ?? [] }) },
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

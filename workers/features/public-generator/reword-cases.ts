import { z } from 'zod'
import { notConfigured } from '../../../shared/kernel/errors.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { rewordByModel, rewordedFields } from '../quality/index.ts'
import { sessionNotFound } from './errors.ts'
import { openSession } from './store.ts'

/** Of one request; `remaining` names those without an answer. */
const mostCases = 1000

export const rewordCases = defineOperation({
  id: 'public.rewordCases',
  route: 'POST /api/public/test-cases/sessions/{sessionId}/reword',
  summary: 'Have steps of a session put into words that a run reads',
  description:
    'The configured model says steps in the step language, with what a look at the page listed; a step keeps its number, its values and what it expects, and what does not is refused. Nothing is stored: accept proposals by `public.applyRewordings`. Without `ids` it is about cases that are not ready to run. 30 cases are asked about with one call; ask again with `remaining`. What was answered before is given again, and costs nothing.',
  access: 'public',
  effect: 'read',
  input: () => ({
    sessionId: z.uuid(),
    ids: z
      .array(z.string().max(200))
      .min(1)
      .max(mostCases)
      .optional()
      .describe('Test cases of the session; those that are ready only where it has looked at a page'),
  }),
  output: () => z.object(rewordedFields()),
  errors: [sessionNotFound, notConfigured],
  limits: [{ name: 'rewordings', setting: 'UPLOADS_PER_HOUR', key: ({ addressKey }) => addressKey }],
  mcp: 'listed',
  async run(context, { sessionId, ids }) {
    const { session, pages } = await openSession(context, sessionId)
    const wanted = new Set(ids)
    const testCases = session.testCases.filter(({ id, automation }) =>
      ids ? wanted.has(id) && (session.hasPages || automation?.ready !== true) : automation?.ready !== true,
    )
    return rewordByModel(context, { testCases, pages, scope: sessionId })
  },
})

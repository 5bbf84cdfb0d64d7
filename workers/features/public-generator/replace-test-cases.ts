import { z } from 'zod'
import { sessionAt } from '../../../shared/kernel/capabilities.ts'
import { notConfigured } from '../../../shared/kernel/errors.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { sessionBusy, sessionNotFound, sessionStale } from './errors.ts'
import { viewOf } from './rules.ts'
import { PublicSessionView, TestCaseSet } from './schemas.ts'
import { indexSession } from './store.ts'

export const refusals = {
  'sessions.not_found': sessionNotFound,
  'sessions.busy': sessionBusy,
  'sessions.stale': sessionStale,
}

export const replaceTestCases = defineOperation({
  id: 'public.replaceTestCases',
  route: 'PATCH /api/public/test-cases/sessions/{sessionId}',
  summary: 'Replace all test cases of a session at once',
  description:
    'Over HTTP, a header `If-Match` with the `updatedAt` that you read has the edit refused when the session has changed since. What a run would make of the steps is found anew (`automation`). `checks` and `verified` are those that the session has: a case that comes to do something else, or to rest on other sentences, has none.',
  access: 'public',
  effect: 'write',
  input: () => ({ sessionId: z.uuid(), testCases: TestCaseSet() }),
  output: PublicSessionView,
  maxBodyBytes: 8 * 1024 * 1024,
  errors: [sessionNotFound, sessionBusy, sessionStale, notConfigured],
  mcp: 'listed',
  readAgainBy: 'public.getSession',
  conditional: true,
  async run(context, { sessionId, testCases }, request) {
    const stub = await sessionAt(context, sessionId)
    if (!stub) throw sessionNotFound()
    const { judgeCases } = await import('../../../shared/domain/step-readings/judge-cases.ts')
    const ifMatch = request.headers.get('if-match')
    const edit = await stub.replaceTestCases({
      testCases: judgeCases(testCases),
      ifMatch,
      now: context.now(),
    })
    if (!edit.ok) throw refusals[edit.code]()
    await indexSession(context, edit.session)
    return viewOf(context, edit.session, [])
  },
})

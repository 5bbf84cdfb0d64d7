import { z } from 'zod'
import type { Context } from '../../../shared/kernel/context.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { callEngine, generationInterrupted } from '../engine/index.ts'
import {
  type SubmittedRewording,
  appliedFields,
  submittedRewordings,
  unchangedSteps,
} from '../quality/index.ts'
import { refusals } from './replace-test-cases.ts'
import { indexSession, openSession, untilStored } from './store.ts'

export const applyRewordings = defineOperation({
  id: 'public.applyRewordings',
  route: 'POST /api/public/test-cases/sessions/{sessionId}/rewordings',
  summary: 'Put steps of a session into other words',
  description:
    'Takes steps that an assistant or a person says in the step language, and proposals of `public.rewordCases`. A rewording says the same as its step: one that leaves out or adds a value, a text, an action or an expectation is refused, each by itself. The words of its author stay beside each step as `original`.',
  access: 'public',
  effect: 'write',
  input: () => ({ sessionId: z.uuid(), rewordings: submittedRewordings() }),
  output: () => z.object(appliedFields()),
  maxBodyBytes: 8 * 1024 * 1024,
  errors: [...Object.values(refusals), generationInterrupted],
  limits: [{ name: 'submissions', setting: 'UPLOADS_PER_HOUR', key: ({ addressKey }) => addressKey }],
  mcp: 'listed',
  repeat: 'redoes',
  run: (context, { sessionId, rewordings }) => untilStored(() => applyOnce(context, sessionId, rewordings)),
})

/** Undefined after a concurrent change of the session. */
async function applyOnce(context: Context, sessionId: string, rewordings: readonly SubmittedRewording[]) {
  const { stub, session, pages } = await openSession(context, sessionId)
  const { testCases } = session
  const { proposed, refused, done } = unchangedSteps(testCases, rewordings)
  const result = await callEngine(context, (designer) =>
    designer.applyRewordings({ testCases, pages }, proposed),
  )
  const answer = { applied: [...done, ...result.applied], refused: [...refused, ...result.refused] }
  if (result.applied.length === 0) return answer
  const changed = new Map(result.testCases.map((testCase) => [testCase.id, testCase]))
  const edit = await stub.replaceTestCases({
    testCases: testCases.map((testCase) => changed.get(testCase.id) ?? testCase),
    ifMatch: `"${new Date(session.updatedAt).toISOString()}"`,
    now: context.now(),
  })
  if (!edit.ok && edit.code === 'sessions.stale') return undefined
  if (!edit.ok) throw refusals[edit.code]()
  await indexSession(context, edit.session)
  return answer
}

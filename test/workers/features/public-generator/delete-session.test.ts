import { expect, test } from 'vitest'
import { env } from 'cloudflare:workers'
import { deleteSession, removeSession } from '../../../../workers/features/public-generator/delete-session.ts'
import { getSession } from '../../../../workers/features/public-generator/get-session.ts'
import { listSessions } from '../../../../workers/features/public-generator/list-sessions.ts'
import { startRun } from '../../../../workers/features/public-generator/start-run.ts'
import { ask, expectRefusal, send } from '../../../support/client.ts'
import { newContext, withServices } from '../../../support/context.ts'
import { executions, publicSessions } from '../../../support/objects.ts'
import { newGenerated, newSession } from './support.ts'

test('a deleted session is gone with its runs and from the listing', async () => {
  const userEmail = `${crypto.randomUUID()}@example.com`
  const { sessionId } = await newSession({ userEmail })
  expect(await ask(deleteSession, { sessionId })).toEqual({ deleted: true })
  await expectRefusal(send(getSession, { sessionId }), 404)
  await expectRefusal(send(deleteSession, { sessionId }), 404)
  expect(await ask(listSessions, { email: userEmail })).toEqual({ sessions: [] })
})

test("the evidence of its runs goes as well, and nobody else's", async () => {
  const { sessionId, executionId } = await newGenerated()
  const other = `evidence/${crypto.randomUUID()}/a.png`
  await env.FILES.put(`evidence/${executionId}/a.png`, 'x')
  await env.FILES.put(other, 'x')
  await ask(deleteSession, { sessionId })
  expect(await env.FILES.head(`evidence/${executionId}/a.png`)).toBeNull()
  expect(await env.FILES.head(other)).not.toBeNull()
  expect(await executions.getByName(executionId).record()).toBeNull()
})

test('a run that begins while its session is deleted goes as well', async () => {
  const { sessionId } = await newSession()
  const context = newContext()
  let late = ''
  const inTheMiddle = {
    executionIds: async () => {
      const ids = await publicSessions.getByName(sessionId).executionIds()
      const run = { sessionId, message: 'x', change: {}, input: { kind: 'refine', message: 'x' } } as const
      late = (await startRun(context, run)).executionId
      return ids
    },
    purge: () => publicSessions.getByName(sessionId).purge(),
  }
  const others = { publicSessions: { getByName: () => inTheMiddle } }
  await removeSession(withServices(context, others), sessionId)
  expect(await publicSessions.getByName(sessionId).read()).toBeNull()
  expect(late).not.toBe('')
  expect(await executions.getByName(late).record()).toBeNull()
})

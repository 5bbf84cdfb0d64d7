import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { publicSessions as index } from '../../../../shared/db/tables/public-sessions.ts'
import type { Context } from '../../../../shared/kernel/context.ts'
import { makeSession } from '../../../../workers/features/public-generator/create-session.ts'
import { sweepSessions } from '../../../../workers/features/public-generator/sweep-sessions.ts'
import { newContext, withServices } from '../../../support/context.ts'
import { executions, publicSessions } from '../../../support/objects.ts'

const dayMs = 86_400_000

// Every test has a past of its own, before that of the tests before it, so that no sweep finds what another left.
let past = Date.parse('2020-01-01T00:00:00Z')
const nextPast = () => (past -= 365 * dayMs)

const at = (time: number, others: Partial<Context> = {}) => newContext({ now: () => time, ...others })

const sessionFrom = (time: number) =>
  makeSession(at(time), {
    title: 'Old',
    requirements: 'x',
    scope: 'full',
    format: 'standard',
    maxTestCases: 50,
    uploadedFileName: null,
    email: null,
  })

const indexRow = async (sessionId: string) =>
  (await newContext().services.db.select().from(index).where(eq(index.sessionId, sessionId)))[0]

test('a session that nobody touched for the retention goes with its runs and evidence, a younger one stays', async () => {
  const time = nextPast()
  const old = await sessionFrom(time)
  const executionId = crypto.randomUUID()
  const now = Date.now()
  await executions.getByName(executionId).start({
    kind: 'hosted-run',
    executionId,
    sessionId: old.sessionId,
    organizationId: null,
    deadlineAt: now + dayMs,
    input: {},
    now,
  })
  await publicSessions.getByName(old.sessionId).recordExecution({ executionId, now: time })
  await env.FILES.put(`evidence/${executionId}/a.png`, 'x')
  const younger = await sessionFrom(time + 2 * dayMs)

  expect(await sweepSessions(at(time + 89 * dayMs))).toBe(0)
  expect(await publicSessions.getByName(old.sessionId).read()).not.toBeNull()

  expect(await sweepSessions(at(time + 91 * dayMs))).toBe(1)
  expect(await publicSessions.getByName(old.sessionId).read()).toBeNull()
  expect(await executions.getByName(executionId).record()).toBeNull()
  expect(await env.FILES.head(`evidence/${executionId}/a.png`)).toBeNull()
  expect(await indexRow(old.sessionId)).toBeUndefined()
  expect(await publicSessions.getByName(younger.sessionId).read()).not.toBeNull()
})

test('a session that was used without its index entry moving is kept, and the entry is mended', async () => {
  const time = nextPast()
  const { sessionId } = await sessionFrom(time)
  const used = time + 50 * dayMs
  await publicSessions.getByName(sessionId).replaceTestCases({ testCases: [], ifMatch: null, now: used })
  expect(await sweepSessions(at(time + 91 * dayMs))).toBe(0)
  expect(await publicSessions.getByName(sessionId).read()).not.toBeNull()
  expect(await indexRow(sessionId)).toMatchObject({ updatedAt: used })
  expect(await sweepSessions(at(used + 91 * dayMs))).toBe(1)
})

test('a session that cannot be removed now holds up none of the others, and goes with a later sweep', async () => {
  const time = nextPast()
  const [stuck, other] = [await sessionFrom(time), await sessionFrom(time + 1)]
  const context = at(time + 91 * dayMs)
  const getByName = (name: string) => {
    if (name === stuck.sessionId) throw new Error('no storage')
    return publicSessions.getByName(name)
  }
  const spy = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(await sweepSessions(withServices(context, { publicSessions: { getByName } }))).toBe(1)
  expect(spy).toHaveBeenCalledOnce()
  spy.mockRestore()
  expect(await publicSessions.getByName(other.sessionId).read()).toBeNull()
  expect(await sweepSessions(context)).toBe(1)
  expect(await publicSessions.getByName(stuck.sessionId).read()).toBeNull()
})

import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { migrate } from '../../../durable-objects/migrate.ts'
import { migrations } from '../../../durable-objects/public-session/schema.ts'
import { readRecord } from '../../../durable-objects/public-session/store.ts'
import { publicSessions } from '../../support/objects.ts'

const now = Date.now()
const testCase = (id: string) => ({
  id,
  title: id,
  testLevel: 'system' as const,
  testType: 'functional' as const,
  priority: 'medium' as const,
})

/** A case that storage does not take, as one that is larger than a row may be. */
const unstorable = { ...testCase('D'), description: 1n as never }

/** What a call is refused with. A call of an object is a function, too, which `expect().rejects` would call again. */
const failureOf = async (call: Promise<unknown>): Promise<unknown> => {
  try {
    await call
  } catch (error) {
    return error
  }
  return null
}

async function runningSession() {
  const sessionId = crypto.randomUUID()
  const executionId = crypto.randomUUID()
  const session = publicSessions.getByName(sessionId)
  await session.create({
    sessionId,
    email: null,
    title: 'Shop',
    requirements: 'x',
    scope: 'full',
    format: 'standard',
    maxTestCases: 50,
    uploadedFileName: null,
    now,
  })
  await session.replaceTestCases({ testCases: [testCase('A'), testCase('B')], ifMatch: null, now })
  await session.begin({ executionId, message: 'x', change: {}, now })
  return { session, executionId }
}

test('an outcome that storage does not take leaves the session as it was, and the end of its run frees it', async () => {
  const { session, executionId } = await runningSession()
  const outcome = { testCases: [testCase('C'), unstorable], reply: 'Done', iterations: 1, toolCalls: 0 }
  expect(await failureOf(session.complete({ executionId, outcome, now }))).toBeInstanceOf(Error)
  const left = await session.read()
  expect(left?.testCases.map(({ id }) => id)).toEqual(['A', 'B'])
  expect(left).toMatchObject({ status: 'running', runningExecutionId: executionId })
  await session.executionEnded({ executionId, status: 'failed', now })
  expect((await session.read())?.testCases.map(({ id }) => id)).toEqual(['A', 'B'])
  expect(await session.begin({ executionId: 'next', message: 'x', change: {}, now })).toMatchObject({
    ok: true,
  })
})

test('an edit that storage does not take leaves the cases as they were', async () => {
  const { session, executionId } = await runningSession()
  await session.executionEnded({ executionId, status: 'failed', now })
  const edit = { testCases: [testCase('C'), unstorable], ifMatch: null, now }
  expect(await failureOf(session.replaceTestCases(edit))).toBeInstanceOf(Error)
  expect((await session.read())?.testCases.map(({ id }) => id)).toEqual(['A', 'B'])
})

test('cases that are added stand behind those that are there, all or none', async () => {
  const { session, executionId } = await runningSession()
  await session.executionEnded({ executionId, status: 'failed', now })
  const add = (testCases: ReturnType<typeof testCase>[]) =>
    session.addTestCases({ testCases, dryRun: false, now: now + 5 })
  expect(await failureOf(add([testCase('C'), unstorable]))).toBeInstanceOf(Error)
  expect((await session.read())?.testCases.map(({ id }) => id)).toEqual(['A', 'B'])
  expect(await add([testCase('C'), testCase('A')])).toMatchObject({ ok: true, total: 4 })
  expect((await session.read())?.testCases.map(({ id }) => id)).toEqual(['A', 'B', 'C', 'A-2'])
})

test('of a session that never was nothing is added, and it does not come into being', async () => {
  const nobody = publicSessions.getByName(crypto.randomUUID())
  const refused = await nobody.addTestCases({ testCases: [testCase('A')], dryRun: false, now })
  expect(refused).toEqual({ ok: false, code: 'sessions.not_found' })
  expect(await nobody.read()).toBeNull()
})

test('a summary of any size is kept, in values that storage takes', async () => {
  const { session, executionId } = await runningSession()
  const sessionId = (await session.read())?.sessionId ?? ''
  const summary = { dropped: Array.from({ length: 30_000 }, (_, i) => `${i}: ${'é'.repeat(80)}`) }
  await session.complete({
    executionId,
    outcome: { summary, reply: 'Done', iterations: 1, toolCalls: 0 },
    now,
  })
  expect((await session.read())?.summary).toEqual(summary)
  const largest = await runInDurableObject(env.PUBLIC_SESSION.getByName(sessionId), (_, { storage }) =>
    storage.sql.exec<{ bytes: number }>('SELECT max(octet_length(body)) AS bytes FROM documents').one(),
  )
  expect(largest.bytes).toBeLessThan(2_000_000)
})

test('what a run found of a text is kept until another text takes its place', async () => {
  const { session, executionId } = await runningSession()
  expect((await session.read())?.analysis).toBeNull()
  const sentence = {
    source: 'requirements',
    start: 0,
    end: 1,
    status: 'gap',
    requirementRef: 'REQ-001',
  } as const
  const analysis = { sentences: [sentence], gaps: [], models: { decisionTables: [], stateMachines: [] } }
  const outcome = { analysis, reply: 'Done', iterations: 1, toolCalls: 0 }
  await session.complete({ executionId, outcome, now })
  expect((await session.read())?.analysis).toEqual(analysis)
  await session.begin({ executionId: 'same', message: 'x', change: { requirements: 'x' }, now })
  expect((await session.read())?.analysis).toEqual(analysis)
  await session.executionEnded({ executionId: 'same', status: 'failed', now })
  await session.begin({ executionId: 'other', message: 'y', change: { requirements: 'y' }, now })
  expect((await session.read())?.analysis).toBeNull()
})

test('a record of the first schema is read after the second', () =>
  runInDurableObject(env.PUBLIC_SESSION.getByName(crypto.randomUUID()), (_, { storage }) => {
    migrate(storage, migrations.slice(0, 1))
    storage.sql.exec('INSERT INTO session (id, record) VALUES (1, ?)', JSON.stringify({ title: 'Old' }))
    migrate(storage, migrations)
    expect(readRecord(storage.sql)).toEqual({ title: 'Old' })
  }))

test('what a case has acted on is remembered while the case is there, and no longer', async () => {
  const sessionId = crypto.randomUUID()
  const session = publicSessions.getByName(sessionId)
  const steps = [{ action: 'Click "Save"', targets: [null] }]
  await session.remember({ testCaseId: 'A', steps })
  expect(await session.remembered()).toEqual({})
  await session.create({
    sessionId,
    email: null,
    title: 'Shop',
    requirements: 'x',
    scope: 'full',
    format: 'standard',
    maxTestCases: 50,
    uploadedFileName: null,
    now,
  })
  await session.replaceTestCases({ testCases: [testCase('A'), testCase('B')], ifMatch: null, now })
  await session.remember({ testCaseId: 'A', steps })
  await session.remember({ testCaseId: 'B', steps: [] })
  await session.remember({ testCaseId: 'gone', steps })
  expect(await session.remembered()).toEqual({ A: steps, B: [] })
  await session.replaceTestCases({ testCases: [testCase('A')], ifMatch: null, now })
  expect(await session.remembered()).toEqual({ A: steps })
})

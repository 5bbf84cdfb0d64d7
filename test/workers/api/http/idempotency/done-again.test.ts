import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { idempotencyKeys } from '../../../../../shared/db/tables/idempotency.ts'
import { publicSessions } from '../../../../../shared/db/tables/public-sessions.ts'
import type { Operation } from '../../../../../shared/kernel/operation.ts'
import { keyHashOf } from '../../../../../workers/api/http/idempotency/rules.ts'
import { table } from '../../../../../workers/api/table.ts'
import { executeTestCases } from '../../../../../workers/features/hosted-runs/execute-test-cases.ts'
import { listExecutions } from '../../../../../workers/features/hosted-runs/list-executions.ts'
import { createDefect } from '../../../../../workers/features/defects/create-defect.ts'
import { deleteDefect } from '../../../../../workers/features/defects/delete-defect.ts'
import { createSession } from '../../../../../workers/features/public-generator/create-session.ts'
import { generate } from '../../../../../workers/features/public-generator/generate.ts'
import { getSession } from '../../../../../workers/features/public-generator/get-session.ts'
import { importTestCases } from '../../../../../workers/features/public-generator/import-test-cases.route.ts'
import { refineSession } from '../../../../../workers/features/public-generator/refine-session.ts'
import { createSprint } from '../../../../../workers/features/sprints/create-sprint.ts'
import { deleteSprint } from '../../../../../workers/features/sprints/delete-sprint.ts'
import { createStory } from '../../../../../workers/features/stories/create-story.ts'
import { deleteStory } from '../../../../../workers/features/stories/delete-story.ts'
import { generateStories } from '../../../../../workers/features/story-writing/generate-stories.ts'
import { ask, newAddress, refusal, send } from '../../../../support/client.ts'
import { deploy, newContext } from '../../../../support/context.ts'
import { dyingDatabase } from '../../../../support/dying-database.ts'
import { waitingDatabase } from '../../../../support/waiting-database.ts'
import { newPlan } from '../../../features/stories/support.ts'

// What is no single transaction: the process does the work and dies before its answer is kept.

const { db } = newContext().services
const requirements = 'The field "Age" is required and must be a whole number from 18 to 120.'
const session = () => ask(createSession, { title: 'Age', requirements })

interface Sent {
  operation: Operation
  input: Record<string, unknown>
  body?: () => BodyInit
}

/** The answer that came although the process died before it was kept, and that of the repeat. */
async function twice<T>({ operation, input, body }: Sent): Promise<{ first: T; again: T }> {
  const key = crypto.randomUUID()
  const headers = { 'idempotency-key': key, 'cf-connecting-ip': newAddress() }
  const sending = () => ({ headers, ...(body && { body: body() }) })
  const transport = deploy(table, { DB: dyingDatabase(env.DB, 'alone') as never })
  const first = await send(operation, input, { ...sending(), transport })
  expect(first.status).toBe(operation.status)
  await db
    .update(idempotencyKeys)
    .set({ leaseUntil: 1 })
    .where(eq(idempotencyKeys.keyHash, keyHashOf(key)))
  const again = await send(operation, input, sending())
  expect(again.status).toBe(operation.status)
  expect(again.headers.get('idempotency-replayed')).toBeNull()
  return { first: await first.json<T>(), again: await again.json<T>() }
}

test('a session is the same one', async () => {
  const title = `Checkout ${crypto.randomUUID()}`
  const { first, again } = await twice<{ sessionId: string }>({
    operation: createSession,
    input: { title, requirements, userEmail: `${crypto.randomUUID()}@example.com` },
  })
  expect(again).toEqual(first)
  const rows = await db.select().from(publicSessions).where(eq(publicSessions.sessionId, first.sessionId))
  expect(rows).toHaveLength(1)
})

interface Generated {
  sessionId: string
  executionId: string
  testCases: unknown[]
}

test('a generation gives the cases that it made, in the same session', async () => {
  const { first, again } = await twice<Generated>({ operation: generate, input: { requirements } })
  expect(again).toEqual(first)
  expect(first.testCases.length).toBeGreaterThan(0)
  const { turnCount, latestExecutionId } = await ask(getSession, { sessionId: first.sessionId })
  expect([turnCount, latestExecutionId]).toEqual([2, first.executionId])
})

test('a generation in the background is the same one', async () => {
  const { first, again } = await twice<Generated>({
    operation: generate,
    input: { requirements, stream: true },
  })
  expect(again).toEqual(first)
})

test('a refinement is said once', async () => {
  const { sessionId } = await session()
  const { first, again } = await twice<Generated>({
    operation: refineSession,
    input: { sessionId, message: 'add negative tests' },
  })
  expect(again).toEqual(first)
  const { conversation } = await ask(getSession, { sessionId })
  expect(conversation.filter(({ role }) => role === 'user')).toHaveLength(1)
})

test('an import adds its cases once', async () => {
  const { sessionId } = await session()
  const body = () => {
    const form = new FormData()
    form.append('file', new File(['Title,Steps\nPay,1. Pay\nPay,1. Pay twice\n'], 'cases.csv'))
    return form
  }
  const { first, again } = await twice<{ testCases: unknown[]; totalTestCases: number }>({
    operation: importTestCases,
    input: { sessionId },
    body,
  })
  expect(again).toEqual(first)
  expect((await ask(getSession, { sessionId })).totalTestCases).toBe(2)
})

test('a hosted run is started once', async () => {
  const { sessionId, testCases } = (await ask(generate, { requirements })) as Generated
  const [{ id }] = testCases as [{ id: string }]
  const config = { url: 'https://shop.example/' }
  const { first, again } = await twice<{ executionId: string }>({
    operation: executeTestCases,
    input: { sessionId, testCaseIds: [id], config },
  })
  expect(again).toEqual(first)
  const { executions } = await ask(listExecutions, { sessionId })
  expect(executions.map(({ executionId }) => executionId)).toEqual([first.executionId])
})

// Records of a project: one statement of their transaction says that they are made, and their answer is read behind it.

interface Kind {
  operation: Operation
  given: Record<string, unknown>
  table: string
  idOf: (body: never) => string
  remove: (id: string, token: string) => Promise<unknown>
}

const kinds: [string, Kind][] = [
  [
    'a story',
    {
      operation: createStory,
      given: { title: 'Pay by card' },
      table: 'stories',
      idOf: ({ story }: { story: { storyId: string } }) => story.storyId,
      remove: (storyId, token) => ask(deleteStory, { storyId }, { token }),
    },
  ],
  [
    'a sprint',
    {
      operation: createSprint,
      given: { name: 'Sprint 1' },
      table: 'sprints',
      idOf: ({ sprintId }: { sprintId: string }) => sprintId,
      remove: (sprintId, token) => ask(deleteSprint, { sprintId }, { token }),
    },
  ],
  [
    'a defect',
    {
      operation: createDefect,
      given: { title: 'No receipt' },
      table: 'defects',
      idOf: ({ defectId }: { defectId: string }) => defectId,
      remove: (defectId, token) => ask(deleteDefect, { defectId }, { token }),
    },
  ],
  [
    'a story of a text',
    {
      operation: generateStories,
      given: { requirements: 'The shop must send a receipt.', autoSave: true },
      table: 'stories',
      idOf: ({ saved }: { saved: string[] }) => saved[0] ?? '',
      remove: (storyId, token) => ask(deleteStory, { storyId }, { token }),
    },
  ],
]

/** A project, and a call in it under a key of its own. */
async function calling({ operation, given, table: name }: Kind) {
  const { projectId, organizationId, token } = await newPlan()
  const key = crypto.randomUUID()
  const headers = { 'idempotency-key': key, 'cf-connecting-ip': newAddress() }
  return {
    token,
    call: (database: D1Database = env.DB) =>
      send(
        operation,
        { projectId, organizationId, ...given },
        { token, headers, transport: deploy(table, { DB: database }) },
      ),
    /** Lets the request that has the key seem dead. */
    die: () =>
      db
        .update(idempotencyKeys)
        .set({ leaseUntil: 1 })
        .where(eq(idempotencyKeys.keyHash, keyHashOf(key))),
    count: async () =>
      (
        await env.DB.prepare(`select count(*) as n from ${name} where project_id = ?`)
          .bind(projectId)
          .first<{ n: number }>()
      )?.n,
  }
}

test.each(kinds)('%s that was made and whose answer was lost is met by a repeat at once', async (_, kind) => {
  const { call, count } = await calling(kind)
  const first = await call(dyingDatabase(env.DB, 'alone') as never)
  expect(first.status).toBe(kind.operation.status)
  const made = kind.idOf((await first.json()) as never)
  const again = await call()
  expect(again.status).toBe(kind.operation.status)
  expect(kind.idOf((await again.json()) as never)).toBe(made)
  expect((await call()).headers.get('idempotency-replayed')).toBe('true')
  expect(await count()).toBe(1)
})

const [keepsItsAnswer, readLater] = [
  kinds.filter(([, { operation }]) => operation === generateStories),
  kinds.filter(([, { operation }]) => operation !== generateStories),
]

test.each(readLater)(
  '%s that somebody has deleted meanwhile is not made anew by a repeat',
  async (_, kind) => {
    const { call, count, token } = await calling(kind)
    const first = await call(dyingDatabase(env.DB, 'alone') as never)
    await kind.remove(kind.idOf((await first.json()) as never), token)
    expect(await refusal(call())).toMatchObject({ status: 409, error: 'idempotency.made_gone' })
    expect(await refusal(call())).toMatchObject({ status: 409, error: 'idempotency.made_gone' })
    expect(await count()).toBe(0)
  },
)

test.each(keepsItsAnswer)(
  '%s that somebody has deleted meanwhile is told as it was made, and not made anew',
  async (_, kind) => {
    const { call, count, token } = await calling(kind)
    const first = await call(dyingDatabase(env.DB, 'alone') as never)
    const made = kind.idOf((await first.json()) as never)
    await kind.remove(made, token)
    const again = await call()
    expect(again.headers.get('idempotency-replayed')).toBe('true')
    expect(kind.idOf((await again.json()) as never)).toBe(made)
    expect(await count()).toBe(0)
  },
)

test.each(kinds)(
  '%s that a request makes which lives beyond its lease is the one of the request that has its key by now',
  async (_, kind) => {
    const { call, die, count } = await calling(kind)
    const { database, held, letGo } = waitingDatabase(env.DB, `insert into "${kind.table}"`)
    const slow = call(database)
    await held
    await die()
    const second = await call()
    expect(second.status).toBe(kind.operation.status)
    letGo()
    const first = await slow
    expect(first.status).toBe(kind.operation.status)
    expect(await first.json()).toEqual(await second.json())
    expect(await count()).toBe(1)
  },
)

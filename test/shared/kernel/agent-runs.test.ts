import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { openDatabase } from '../../../shared/db/database.ts'
import { projects } from '../../../shared/db/tables/projects.ts'
import { agentRuns } from '../../../shared/db/tables/usage.ts'
import { recordRun } from '../../../shared/kernel/agent-runs.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { timedOut } from '../../../shared/kernel/errors.ts'
import { defineTask, runTask } from '../../../shared/kernel/task.ts'
import { newContext } from '../../support/context.ts'
import { recordingDatabase } from '../../support/recording-database.ts'

const { db, ids } = newContext().services

function newCall(others: Partial<Context> = {}): Context & { tenant: { organizationId: string } } {
  const tenant = { organizationId: ids.uuid(), role: 'member' as const }
  return { ...newContext(others), tenant }
}

const runsOf = ({ tenant }: { tenant: { organizationId: string } }) =>
  db.select().from(agentRuns).where(eq(agentRuns.organizationId, tenant.organizationId))

const spec = {
  agentType: 'counting',
  inputSummary: '3 words',
  outputSummary: (found: number) => `${found} found`,
}

test('work stands in the list while it runs and when it has ended', async () => {
  let now = 1000
  const context = newCall({ now: () => now })
  const gate = Promise.withResolvers<number>()
  const running = recordRun(context, spec, () => gate.promise)
  await expect
    .poll(() => runsOf(context), { timeout: 60_000 })
    .toMatchObject([{ status: 'running', startedAt: 1000, finishedAt: null }])
  now = 3500
  gate.resolve(3)
  expect(await running).toBe(3)
  const times = { startedAt: 1000, finishedAt: 3500, inputTokens: 0, outputTokens: 0 }
  const summaries = { inputSummary: '3 words', outputSummary: '3 found', error: null, projectId: null }
  const run = { runId: expect.any(String), organizationId: context.tenant.organizationId }
  const expected = { ...run, agentType: 'counting', status: 'completed', ...times, ...summaries }
  expect(await runsOf(context)).toEqual([expected])
})

test.each([
  [timedOut(), 'timeout'],
  [new Error('password is hunter2'), 'internal'],
])('work that fails keeps its code and throws what it threw', async (error, code) => {
  const context = newCall()
  await expect(recordRun(context, spec, () => Promise.reject(error))).rejects.toBe(error)
  expect(await runsOf(context)).toMatchObject([{ status: 'failed', error: code, outputSummary: null }])
  expect(JSON.stringify(await runsOf(context))).not.toContain('hunter2')
})

test('summaries are at most 200 characters', async () => {
  const context = newCall()
  const long = { agentType: 'x', inputSummary: 'a'.repeat(900), outputSummary: () => 'b'.repeat(900) }
  await recordRun(context, long, () => Promise.resolve(1))
  const cut = { inputSummary: 'a'.repeat(200), outputSummary: 'b'.repeat(200) }
  expect(await runsOf(context)).toMatchObject([cut])
})

const count = defineTask({
  name: 'count-words',
  model: 'agent',
  category: 'counting',
  input: () => z.object({ text: z.string() }),
  output: () => z.object({ words: z.number() }),
  prompt: ({ text }) => ({ system: 'Count words', user: text }),
  embedded: () => ({ words: 0 }),
})

function withModel(context: Context, value: unknown = { words: 1 }): void {
  const ask = () => Promise.resolve({ ok: true as const, value, inputTokens: 10, outputTokens: 2 })
  Object.defineProperty(context.services, 'model', { value: { engine: 'openai-compatible', ask } })
}

test('tasks inside a run are part of it, and their tokens count once', async () => {
  const context = newCall()
  withModel(context)
  await recordRun(context, spec, async () => {
    await Promise.all([1, 2, 3].map(() => runTask(context, count, { text: 'a' })))
    return recordRun(context, { agentType: 'inner', inputSummary: '' }, () => Promise.resolve(3))
  })
  expect(await runsOf(context)).toMatchObject([{ agentType: 'counting', inputTokens: 30, outputTokens: 6 }])
})

test('a task in no run is a run of its own, each with its own tokens, and the next run begins with none', async () => {
  const context = newCall()
  withModel(context, { words: 'many' })
  await Promise.all([1, 2].map(() => runTask(context, count, { text: 'a' })))
  await recordRun(context, spec, () => Promise.resolve(1))
  const runs = await runsOf(context)
  const told = runs.map(({ agentType, inputTokens }) => `${agentType} ${inputTokens}`)
  expect(told.toSorted()).toEqual(['count-words 20', 'count-words 20', 'counting 0'])
  expect(runs.find(({ agentType }) => agentType === 'count-words')).toMatchObject({
    status: 'completed',
    outputSummary: 'Answered by the embedded engine',
  })
})

test('a run belongs to the project it works for, unless that was deleted', async () => {
  const context = newCall()
  const { organizationId } = context.tenant
  const project = (deletedAt: number | null) => ({
    projectId: ids.uuid(),
    organizationId,
    name: 'Shop',
    description: '',
    templateType: 'blank' as const,
    agentConfigs: [],
    status: 'active' as const,
    createdBy: 'someone',
    createdAt: 0,
    updatedAt: 0,
    deletedAt,
  })
  const [live, deleted] = [project(null), project(1)]
  for (const row of [live, deleted]) {
    await db.insert(projects).values(row)
    context.projectId = row.projectId
    await recordRun(context, spec, () => Promise.resolve(1))
  }
  const runs = await runsOf(context)
  expect(new Set(runs.map(({ projectId }) => projectId))).toEqual(new Set([live.projectId, null]))
  const rows = await db.select().from(projects).where(eq(projects.organizationId, organizationId))
  expect(new Set(rows.map(({ agentRunCount }) => agentRunCount))).toEqual(new Set([0, 1]))
})

test('work of nobody in particular is done without a row', async () => {
  const context = newContext()
  const { database, statements } = recordingDatabase(env.DB)
  Object.defineProperty(context.services, 'db', { value: openDatabase(database) })
  expect(await recordRun(context, spec, () => Promise.resolve(7))).toBe(7)
  expect([...statements]).toEqual([])
})

test('a row that cannot be written keeps no work from being done', async () => {
  const context = newCall()
  const failing = () => {
    throw new Error('The database is away')
  }
  Object.defineProperty(context.services, 'db', { value: { insert: failing, update: failing } })
  expect(await recordRun(context, spec, () => Promise.resolve(7))).toBe(7)
})

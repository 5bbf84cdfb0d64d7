import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import type { Operation } from '../../shared/kernel/operation.ts'
import { table } from '../../workers/api/table.ts'
import { runPurge } from '../../workers/features/purges/run-purge.ts'
import { resumeEndedRuns } from '../../workers/features/test-runs/resume-ended-runs.ts'
import { createContext } from '../../workers/jobs/create-context.ts'
import { send } from '../support/client.ts'
import { deploy } from '../support/context.ts'
import { fullScans, recordingDatabase } from '../support/recording-database.ts'
import { silentQueue } from '../support/queues.ts'
import { newReports } from '../workers/features/defects/support.ts'
import { finishedRun } from '../workers/features/test-runs/support.ts'

const reports = await newReports()
const { projectId, organizationId, token } = reports
const { database, statements } = recordingDatabase(env.DB)
const others = { ...env, DB: database, JOBS: silentQueue }
const transport = deploy(table, others as never)

/** Calls an operation by its id, which has to answer as it says. */
async function call(id: string, input: Record<string, unknown>): Promise<Record<string, unknown>> {
  const operation = table.find((one): one is Operation => one.id === id)
  if (!operation) throw new Error(`There is no operation ${id}`)
  const response = await send(operation, input, { token, transport })
  const text = await response.text()
  if (!response.ok) throw new Error(`${id} answered ${response.status}: ${text}`)
  return text.startsWith('{') ? (JSON.parse(text) as Record<string, unknown>) : {}
}

const criteria = [{ given: 'a basket', when: 'it is paid', then: 'a receipt is sent' }]
const story = await reports.story({ acceptanceCriteria: criteria, storyPoints: 3, status: 'done' })
const need = await reports.story({ title: 'Pay by card' })
const waiting = await reports.story({ title: 'Refund', dependsOn: [need.storyId] })
const sprint = await reports.sprint({ storyIds: [waiting.storyId] })
const done = await reports.sprint({ status: 'completed' })
const { storyId } = story
const { sprintId } = sprint
const one = await reports.testCase({
  storyId,
  tags: ['smoke'],
  criterion: criteria[0],
  requirementRef: 'REQ-1',
})
const two = await reports.testCase({ storyId, tags: ['smoke'] })
const { defectId } = await reports.report({ storyId, testCaseId: one.id })

/** Every choice of some of the filters, the empty one among them. */
const choices = (filters: Record<string, unknown>): Record<string, unknown>[] =>
  Object.entries(filters).reduce<Record<string, unknown>[]>(
    (some, [name, value]) => [...some, ...some.map((chosen) => ({ ...chosen, [name]: value }))],
    [{}],
  )

const lists: Record<string, Record<string, unknown>> = {
  'stories.list': { status: 'ready', assignee: 'somebody', sprintId },
  'sprints.list': { status: 'active' },
  'testCases.list': { storyId, tag: 'smoke', type: 'functional', priority: 'medium' },
  'testRuns.list': { storyId, sprintId, status: 'running' },
  'defects.list': { status: 'open', severity: 'minor', assignee: 'somebody', storyId, testCaseId: one.id },
  'traceability.get': { storyId, sprintId, asOf: new Date(Date.now() - 1).toISOString() },
}
// Some page was given out before: its cursor serves every list that goes by the same order.
const cursor = ((await call('stories.list', { projectId, limit: 1 })) as { nextCursor: string }).nextCursor

for (const [id, filters] of Object.entries(lists))
  for (const chosen of choices(filters))
    for (const page of [{}, { cursor }]) await call(id, { projectId, ...chosen, ...page })

for (const format of ['csv', 'html']) await call('traceability.export', { projectId, format })
const records = { storyId, sprintId, testCaseId: one.id, defectId }
for (const [id, key] of [
  ['stories', 'storyId'],
  ['sprints', 'sprintId'],
  ['testCases', 'testCaseId'],
  ['defects', 'defectId'],
] as const) {
  await call(`${id}.get`, { [key]: records[key] })
  for (const page of [{}, { cursor }]) await call(`${id}.listHistory`, { [key]: records[key], ...page })
}

// What writes reads as well: guards, triggers, links, and what goes with a record.
const texts = { requirements: 'The clerk shall be able to pay an invoice.', projectId, organizationId }
await call('stories.generate', { ...texts, autoSave: true })
await call('stories.estimate', { storyId: need.storyId })
await call('stories.syncTests', { storyId, previous: criteria, apply: true }).catch(() => undefined)
await call('stories.update', {
  storyId,
  title: 'Receipt',
  dependsOn: [need.storyId],
  sprintId: done.sprintId,
})
await call('sprints.update', { sprintId, storyIds: [waiting.storyId, need.storyId] })
await call('sprints.plan', { sprintId, velocity: 5, autoAssign: true })
await call('testCases.update', { testCaseId: one.id, title: 'Paid', tags: ['pay'], storyId: need.storyId })
await call('defects.update', { defectId, status: 'fixed', testCaseId: two.id })
const targetUrl = `https://${crypto.randomUUID()}.example.com/`
const fresh = { id: 'TC-9', title: 'New', priority: 'low', type: 'api', preconditions: [], steps: [] }
await call('testRuns.start', {
  projectId,
  organizationId,
  targetUrl,
  storyId,
  sprintId,
  testCases: [one.id, { ...fresh, description: '' }],
})
for (const verdict of ['failed', 'failed', 'passed'] as const) {
  const verdicts = { [one.id]: verdict, [two.id]: verdict }
  const run = await finishedRun(reports, { verdicts, autoCreateDefects: true })
  await run.tell(database)
  for (const read of ['getStatus', 'getResults', 'getJunit', 'cancel'])
    await call(`testRuns.${read}`, { executionId: run.executionId })
}
const background = createContext(others as never, { waitUntil: () => undefined })
await resumeEndedRuns(background)
await call('stories.delete', { storyId: need.storyId })
await call('sprints.delete', { sprintId })
await call('testCases.delete', { testCaseId: one.id })
await call('defects.delete', { defectId })
await call('projects.duplicate', { projectId, name: 'Copy' })
await call('projects.delete', { projectId })
await runPurge(background, projectId)

interface Step {
  id: number
  parent: number
  detail: string
}

async function explained(sql: string): Promise<Step[]> {
  const values = Array.from({ length: (sql.match(/\?/g) ?? []).length }, () => null)
  const plan = env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`).bind(...values)
  return (await plan.all<{ id: number; parent: number; detail: string }>()).results
}

const plans = new Map<string, Step[]>()
for (const sql of statements) plans.set(sql, await explained(sql))

/** Statements in whose plans a step is found, with it. */
const found = (which: (steps: readonly Step[]) => readonly string[]) =>
  [...plans].flatMap(([sql, steps]) => {
    const steps_ = which(steps)
    return steps_.length > 0 ? [{ sql, steps: steps_ }] : []
  })

/** A handful of keys, of which old ones are removed. */
const small: ReadonlySet<string> = new Set(['SCAN signing_keys'])

test('nothing that is asked of stories, sprints, cases, runs, defects and traceability reads a whole table', () => {
  expect(plans.size).toBeGreaterThan(150)
  const scans = found((steps) =>
    fullScans(steps.map(({ detail }) => detail)).filter((step) => !small.has(step)),
  )
  expect(scans).toEqual([])
})

test('for each row of something, no project is looked through', () => {
  // Of two loops in one another the inner one has to be about one record, or a few.
  const inner = (steps: readonly Step[]) =>
    [
      ...Map.groupBy(
        steps.filter(({ detail }) => /^(?:SEARCH|SCAN) /.test(detail)),
        ({ parent }) => parent,
      ).values(),
    ]
      .flatMap((loops) => loops.slice(1))
      .map(({ detail }) => detail)
      .filter((detail) =>
        /\(project_id=\? AND (?:resource|valid_to)|\((?:project|organization)_id=\?\)/.test(detail),
      )
  expect(found(inner)).toEqual([])
})

/** What is sorted, and why that is never many. */
const sorted: [RegExp, string][] = []

test('nothing is sorted that grows with a project', () => {
  const sorts = found((steps) =>
    steps.map(({ detail }) => detail).filter((detail) => detail.includes('TEMP B-TREE')),
  )
  expect(sorts.filter(({ sql }) => !sorted.some(([text]) => text.test(sql)))).toEqual([])
})

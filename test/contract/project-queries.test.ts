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

for (const [id, filters] of Object.entries(lists)) {
  const asked = choices(filters).flatMap((chosen) => [chosen, { ...chosen, cursor }])
  await Promise.all(asked.map((chosen) => call(id, { projectId, ...chosen })))
}

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
await call('stories.syncTests', { storyId })
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
await call('projects.duplicate', { projectId })
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
for (const sql of statements) plans.set(sql.replaceAll('"', ''), await explained(sql))

/** Statements in whose plans such steps are found, with them. */
const found = (which: (steps: readonly Step[]) => readonly string[]) =>
  [...plans].map(([sql, steps]) => ({ sql, found: which(steps) })).filter((one) => one.found.length > 0)

/** What is scanned and stays small: a handful of keys, and stories that wait for one another by way of others. */
const small: ReadonlySet<string> = new Set(['SCAN signing_keys', 'SCAN reached'])

test('nothing that is asked of stories, sprints, cases, runs, defects and traceability reads a whole table', () => {
  expect(plans.size).toBeGreaterThan(150)
  const scans = found((steps) =>
    fullScans(steps.map(({ detail }) => detail)).filter((step) => !small.has(step)),
  )
  expect(scans).toEqual([])
})

const isLoop = ({ detail }: Step) => /^(?:SEARCH|SCAN) /.test(detail)
const isOfProject = ({ detail }: Step) =>
  !detail.startsWith('SEARCH projects ') &&
  /\((?:project|organization)_id=\?(?:\)| AND (?:resource|valid_to|status))/.test(detail)

test('for each row of something, no project is looked through', () => {
  // Of two loops in one another the inner one has to be about one record, or a few.
  const inner = (steps: readonly Step[]) =>
    [...Map.groupBy(steps.filter(isLoop), ({ parent }) => parent).values()]
      .flatMap((loops) => loops.slice(1).filter(isOfProject))
      .map(({ detail }) => detail)
  expect(found(inner)).toEqual([])
})

/** What is sorted as a whole, by its text, and why it may be. */
const sorted: readonly (readonly [RegExp, string])[] = [
  [/count\(\*\) over \(\) as found/, 'the cases of one page'],
  [
    /from test_cases where \(test_cases\.story_id = .* group by test_cases\.criterion/s,
    'the cases of one story',
  ],
  [/partition by record_states\.story_id/, 'the cases of the stories of one page'],
  [/record_states\.test_case_id in \(select value/, 'the defects of the cases of one page'],
  [/record_states\.resource_id = \?/, 'the states of one story'],
  [/stale_count/, 'cases older than their criteria, which the figures count as a whole'],
  [/flaky_count/, 'flaky cases, which the figures count as a whole'],
  [/json_group_array\(distinct status\)/, 'the verdicts of one requirement: four'],
  [/partition by record_states\.requirement_ref/, 'the cases of the requirements that are named'],
  [/case stories\.priority when/, 'the 300 most pressing stories of a project, for a plan of a sprint'],
  [/json_each\(one\.tags\)/, 'the tags of the cases that are written'],
  [/from defect_occurrences .*where defect_occurrences\.execution_id = \? order/, 'what failed in one run'],
  [/from project_knowledge_bases/, 'the knowledge bases of the projects of one page'],
]

/** Whether a step is done for one row at a time: then it is about what belongs to that row. */
const isOfRow = (steps: readonly Step[], { parent }: Step): boolean => {
  const above = steps.find(({ id }) => id === parent)
  return above !== undefined && (above.detail.startsWith('CORRELATED') || isOfRow(steps, above))
}

test('nothing is sorted that grows with a project, but what is named', () => {
  const sorts = found((steps) =>
    steps
      .filter((step) => step.detail.includes('TEMP B-TREE') && !isOfRow(steps, step))
      .map(({ detail }) => detail),
  )
  expect(sorts.filter(({ sql }) => !sorted.some(([text]) => text.test(sql)))).toEqual([])
  expect(sorted.filter(([text]) => !sorts.some(({ sql }) => text.test(sql)))).toEqual([])
})

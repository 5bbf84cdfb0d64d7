import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { defectOccurrences, defects } from '../../../../shared/db/tables/defects.ts'
import { deleteDefect } from '../../../../workers/features/defects/delete-defect.ts'
import { getDefect } from '../../../../workers/features/defects/get-defect.ts'
import { listDefectHistory } from '../../../../workers/features/defects/list-defect-history.ts'
import { listDefects } from '../../../../workers/features/defects/list-defects.ts'
import { updateDefect } from '../../../../workers/features/defects/update-defect.ts'
import { deleteTestCase } from '../../../../workers/features/test-cases/delete-test-case.ts'
import { updateTestCase } from '../../../../workers/features/test-cases/update-test-case.ts'
import { caseOf } from '../../../../workers/features/test-cases/rules.ts'
import { storeCases } from '../../../../workers/features/test-cases/store-cases.ts'
import { getTestRunResults } from '../../../../workers/features/test-runs/get-test-run-results.ts'
import { ask } from '../../../support/client.ts'
import { newContext } from '../../../support/context.ts'
import { nextMoment } from '../../../support/next-moment.ts'
import { db } from '../projects/support.ts'
import { newSuite } from '../test-cases/support.ts'
import { finishedRun } from '../test-runs/support.ts'

type Suite = Awaited<ReturnType<typeof newSuite>>
type Verdict = 'passed' | 'failed' | 'error'

const defectsIn = async ({ projectId, token }: Suite) =>
  (await ask(listDefects, { projectId }, { token })).defects

/** Lets a run of a project end, and its end be told twice at once. */
async function ran(
  suite: Suite,
  verdicts: Record<string, Verdict>,
  given: { error?: string; at?: number } = {},
) {
  const run = await finishedRun(suite, { verdicts, autoCreateDefects: true, ...given })
  await Promise.all([run.tell(), run.tell()])
  await run.tell()
  return run.executionId
}

test('each distinct failure of a run makes one defect, told how often it may be, with what was seen and the way there', async () => {
  const suite = await newSuite()
  const { token } = suite
  const { storyId } = await suite.story()
  const a = await suite.testCase({ title: 'Pay', storyId, priority: 'high' })
  const b = await suite.testCase({ title: 'Ship' })
  const c = await suite.testCase({ title: 'Return' })
  const executionId = await ran(suite, { [a.id]: 'failed', [b.id]: 'failed', [c.id]: 'passed' })
  const found = await defectsIn(suite)
  expect(new Set(found.map(({ testCaseId }) => testCaseId))).toEqual(new Set([a.id, b.id]))
  expect(new Set(found.map(({ number }) => number))).toEqual(new Set([1, 2]))
  const paid = found.find(({ testCaseId }) => testCaseId === a.id)
  const step = { executionId, stepNumber: 1 }
  const kinds = { status: 'open', source: 'run', severity: 'major', priority: 'high', createdBy: 'system' }
  const evidence = { ...step, error: 'The total is 3, expected 4' }
  const seen = { storyId, executionId, occurrences: [step], evidence, proposal: null }
  expect(paid).toMatchObject({ ...kinds, ...seen })
  expect(paid?.stepsToReproduce).toContain('1. Open the basket')
  const { defects } = await ask(getTestRunResults, { executionId }, { token })
  expect(new Set(defects.map(({ defectId }) => defectId))).toEqual(
    new Set(found.map(({ defectId }) => defectId)),
  )
})

test.each([
  'steps.not_understood: I do not understand “have a look around”.',
  'steps.unverifiable: I cannot check “it looks good”.',
  'steps.ambiguous: Several things fit.',
  'steps.undecided: “Sold” stands beside something else.',
  'steps.timeout: The step ran out of time.',
  'targets.refused: Runs may not open this address.',
  'cases.unverifiable: Nothing in this case could be checked, so it cannot pass.',
  'cases.precondition_unmet: No step brings about “the reader is blocked”, so this case has no verdict.',
  'The browser was lost.',
])('an error in which nobody knows the page to be at fault makes no defect: %s', async (error) => {
  const suite = await newSuite()
  const { id } = await suite.testCase()
  await ran(suite, { [id]: 'passed' })
  await ran(suite, { [id]: 'error' }, { error })
  expect(await defectsIn(suite)).toEqual([])
})

test.each(['steps.http_status: The page answered with HTTP 500.', 'steps.page_crashed: The page crashed.'])(
  'an error of the page makes a defect: %s',
  async (error) => {
    const suite = await newSuite()
    const { id } = await suite.testCase()
    await ran(suite, { [id]: 'error' }, { error })
    expect(await defectsIn(suite)).toMatchObject([{ testCaseId: id, source: 'run' }])
  },
)

test.each([
  'steps.not_found: There is no button “Save”.',
  'steps.not_actionable: The button “Save” is disabled.',
  'steps.http_status: The page answered with HTTP 404.',
  'steps.option_not_found: The list has no single option “Express”.',
])('what a page lacks is its fault once the case has passed as it stands: %s', async (error) => {
  const suite = await newSuite()
  const { token } = suite
  const { id } = await suite.testCase()
  await ran(suite, { [id]: 'error' }, { error })
  await ran(suite, { [id]: 'passed' })
  const steps = [{ stepNumber: 1, action: 'Click "Save"', expectedResult: '"Saved" is visible' }]
  await nextMoment()
  await ask(updateTestCase, { testCaseId: id, steps }, { token })
  await ran(suite, { [id]: 'error' }, { error })
  expect(await defectsIn(suite)).toEqual([])
  await ran(suite, { [id]: 'passed' })
  await ran(suite, { [id]: 'error' }, { error })
  expect(await defectsIn(suite)).toHaveLength(1)
})

test('the same failure with other values is an occurrence, another one a second defect', async () => {
  const suite = await newSuite()
  const { id } = await suite.testCase()
  await ran(suite, { [id]: 'failed' }, { error: 'The order 1001 was not found after 3.2 s' })
  const again = await ran(suite, { [id]: 'failed' }, { error: 'The order 1002 was not found after 12.9 s' })
  const [one, ...others] = await defectsIn(suite)
  expect(others).toEqual([])
  expect(one?.occurrences).toHaveLength(2)
  expect(one?.occurrences[0]).toMatchObject({ executionId: again })
  await ran(suite, { [id]: 'failed' }, { error: 'The basket is empty' })
  expect(await defectsIn(suite)).toHaveLength(2)
})

test('two runs that end at once make no second defect of one failure', async () => {
  const suite = await newSuite()
  const { id } = await suite.testCase()
  const runs = await Promise.all(
    [1, 2, 3].map(() => finishedRun(suite, { verdicts: { [id]: 'failed' }, autoCreateDefects: true })),
  )
  await Promise.all(runs.map(({ tell }) => tell()))
  const [one, ...others] = await defectsIn(suite)
  expect(others).toEqual([])
  expect(one?.occurrences).toHaveLength(3)
})

test('what was fixed is proposed as verified by a pass, and reopened by a failure; a person decides', async () => {
  const suite = await newSuite()
  const { token } = suite
  const { id } = await suite.testCase()
  await ran(suite, { [id]: 'failed' })
  const defectId = (await defectsIn(suite))[0]?.defectId ?? ''
  await ask(updateDefect, { defectId, status: 'fixed' }, { token })
  const passed = await ran(suite, { [id]: 'passed' }, { at: Date.now() + 10 })
  const proposed = await ask(getDefect, { defectId }, { token })
  expect(proposed).toMatchObject({ status: 'fixed', proposal: { status: 'verified', executionId: passed } })
  const decided = await ask(updateDefect, { defectId, status: 'verified' }, { token })
  expect(decided).toMatchObject({ status: 'verified', proposal: null })
  await ran(suite, { [id]: 'failed' }, { at: Date.now() + 20 })
  expect(await ask(getDefect, { defectId }, { token })).toMatchObject({ status: 'reopened' })
  const { changes } = await ask(listDefectHistory, { defectId }, { token })
  const moves = changes
    .filter(({ field }) => field === 'status')
    .map(({ from, to, actor }) => [from, to, actor])
  expect(moves.toReversed()).toEqual([
    ['open', 'fixed', expect.stringContaining('user:')],
    ['fixed', 'verified', expect.stringContaining('user:')],
    ['verified', 'reopened', 'system'],
  ])
})

test('a hundred failures with long texts in any writing make a hundred defects', async () => {
  const suite = await newSuite()
  const { projectId, organizationId } = suite
  const context = newContext({ tenant: { organizationId, role: 'member' } })
  const given = { preconditions: ['A basket with three things'] }
  const stored = await storeCases(context, {
    projectId,
    cases: Array.from({ length: 110 }, (_, at) => caseOf({ ...given, title: `Case ${at}` })),
    note: () => ({ action: 'testCases.create', resource: 'project', resourceId: projectId, summary: '' }),
  })
  const verdicts = Object.fromEntries(stored.map(({ id }) => [id, 'failed' as const]))
  const long = { action: '購'.repeat(9000), error: '誤'.repeat(9000) }
  const run = await finishedRun(suite, { verdicts, autoCreateDefects: true, ...long })
  await run.tell()
  await run.tell()
  const found = await db.select().from(defects).where(eq(defects.projectId, projectId))
  expect(new Set(found.map(({ number }) => number))).toEqual(new Set(stored.map((_, at) => at + 1)))
  expect(found[0]?.stepsToReproduce).toMatch(/^Before: A basket with three things\n1\. 購/)
})

test('a run that was not asked for defects makes none, and speaks for those that are known', async () => {
  const suite = await newSuite()
  const { token } = suite
  const { id } = await suite.testCase()
  await ran(suite, { [id]: 'failed' }, { at: Date.now() - 5000 })
  const defectId = (await defectsIn(suite))[0]?.defectId ?? ''
  await (await finishedRun(suite, { verdicts: { [id]: 'passed' }, at: Date.now() - 4000 })).tell()
  expect(await ask(getDefect, { defectId }, { token })).toMatchObject({ proposal: { status: 'verified' } })
  await ask(updateDefect, { defectId, status: 'verified' }, { token })
  await nextMoment()
  await (await finishedRun(suite, { verdicts: { [id]: 'failed' } })).tell()
  const again = await ask(getDefect, { defectId }, { token })
  expect(again).toMatchObject({ status: 'reopened', proposal: null })
  expect(again.occurrences).toHaveLength(2)
  const other = { verdicts: { [id]: 'failed' as const }, error: 'The basket is empty' }
  await (await finishedRun(suite, other)).tell()
  expect(await defectsIn(suite)).toHaveLength(1)
})

test('a defect that is deleted while a run tells of it is seen by nobody', async () => {
  const suite = await newSuite()
  const { projectId } = suite
  const { id } = await suite.testCase()
  await ran(suite, { [id]: 'failed' }, { at: Date.now() - 1000 })
  const defectId = (await defectsIn(suite))[0]?.defectId ?? ''
  // Told late, it changes nothing of the defect but that it was seen.
  const late = await finishedRun(suite, {
    verdicts: { [id]: 'failed' },
    autoCreateDefects: true,
    at: Date.now() - 5000,
  })
  // The first transaction keeps the end of the run, the second what failed in it.
  let batches = 0
  const batch = async (statements: D1PreparedStatement[]) => {
    batches++
    if (batches === 2) await db.delete(defects).where(eq(defects.defectId, defectId))
    return env.DB.batch(statements)
  }
  await late.tell({ prepare: (text: string) => env.DB.prepare(text), batch } as D1Database)
  expect(batches).toBe(2)
  const seen = await db.select().from(defectOccurrences).where(eq(defectOccurrences.projectId, projectId))
  expect(seen.filter(({ executionId }) => executionId === late.executionId)).toEqual([])
})

test('a defect that was deleted is not brought back when its run is told of once more, but by the next run that fails', async () => {
  const suite = await newSuite()
  const { token } = suite
  const { id } = await suite.testCase()
  const failed = { verdicts: { [id]: 'failed' as const }, autoCreateDefects: true }
  const run = await finishedRun(suite, failed)
  await run.tell()
  const [made] = await defectsIn(suite)
  await ask(deleteDefect, { defectId: made?.defectId ?? '' }, { token })
  await run.tell()
  expect(await defectsIn(suite)).toEqual([])
  const { executionId } = run
  expect((await ask(getTestRunResults, { executionId }, { token })).defects).toEqual([])
  await (await finishedRun(suite, failed)).tell()
  expect(await defectsIn(suite)).toMatchObject([{ number: 2, status: 'open' }])
})

test('a case that was deleted since it ran makes no defect, and a run that was not asked reports none', async () => {
  const suite = await newSuite()
  const { token } = suite
  const { id } = await suite.testCase()
  const run = await finishedRun(suite, { verdicts: { [id]: 'failed' }, autoCreateDefects: true })
  await ask(deleteTestCase, { testCaseId: id }, { token })
  await run.tell()
  const other = await suite.testCase()
  await (await finishedRun(suite, { verdicts: { [other.id]: 'failed' } })).tell()
  expect(await defectsIn(suite)).toEqual([])
})

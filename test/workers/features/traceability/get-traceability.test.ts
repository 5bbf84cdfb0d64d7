import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { stories } from '../../../../shared/db/tables/stories.ts'
import { testCases } from '../../../../shared/db/tables/test-cases.ts'
import { testResults } from '../../../../shared/db/tables/test-runs.ts'
import { deleteStory } from '../../../../workers/features/stories/delete-story.ts'
import { updateStory } from '../../../../workers/features/stories/update-story.ts'
import { deleteTestCase } from '../../../../workers/features/test-cases/delete-test-case.ts'
import { updateTestCase } from '../../../../workers/features/test-cases/update-test-case.ts'
import { createDefect } from '../../../../workers/features/defects/create-defect.ts'
import { updateDefect } from '../../../../workers/features/defects/update-defect.ts'
import { getTraceability } from '../../../../workers/features/traceability/get-traceability.ts'
import { ask, refusedAs } from '../../../support/client.ts'
import { nextMoment } from '../../../support/next-moment.ts'
import { db } from '../projects/support.ts'
import { newSuite } from '../test-cases/support.ts'
import { finishedRun } from '../test-runs/support.ts'

type Suite = Awaited<ReturnType<typeof newSuite>>

const trace = ({ projectId, token }: Suite, given: object = {}) =>
  ask(getTraceability, { projectId, ...given }, { token })

const criteria = [{ given: 'a basket', when: 'it is paid', then: 'a receipt is sent' }]

test('the thread of a project is told as it is, and later still as it was at each moment', async () => {
  const suite = await newSuite()
  const { token, projectId, organizationId } = suite
  const told: Awaited<ReturnType<typeof trace>>[] = []
  const look = async () => {
    await nextMoment()
    const asOf = new Date().toISOString()
    await nextMoment()
    told.push({ ...(await trace(suite)), asOf })
    await nextMoment()
  }
  await look()
  const story = await suite.story({ acceptanceCriteria: criteria })
  const other = await suite.story({ title: 'Pay by card' })
  await look()
  const one = await suite.testCase({ storyId: story.storyId, requirementRef: 'REQ-1' })
  const two = await suite.testCase({ storyId: story.storyId })
  await look()
  const run = await finishedRun(suite, { verdicts: { [one.id]: 'passed', [two.id]: 'failed' } })
  await run.tell()
  await look()
  const links = { storyId: story.storyId, testCaseId: two.id }
  const given = { projectId, organizationId, title: 'No receipt', ...links }
  const { defectId } = await ask(createDefect, given, { token })
  await look()
  const changed = [{ given: 'a basket', when: 'it is paid', then: 'two receipts are sent' }]
  await ask(updateStory, { storyId: story.storyId, acceptanceCriteria: changed }, { token })
  await look()
  const steps = [{ stepNumber: 1, action: 'Open the basket', expectedResult: '' }]
  await ask(updateTestCase, { testCaseId: one.id, steps }, { token })
  await ask(updateDefect, { defectId, status: 'closed' }, { token })
  await look()
  const again = await finishedRun(suite, { verdicts: { [two.id]: 'passed' } })
  await again.tell()
  await look()
  await ask(updateTestCase, { testCaseId: two.id, storyId: other.storyId }, { token })
  await look()
  await ask(deleteStory, { storyId: story.storyId }, { token })
  await look()
  await ask(deleteTestCase, { testCaseId: two.id }, { token })
  await look()

  const figures = told.map(({ coverage, testCases, passRate, openDefects, orphans, staleCount }) => [
    `${coverage.covered}/${coverage.stories}`,
    testCases,
    passRate,
    openDefects,
    `${orphans.testCases}+${orphans.defects}`,
    staleCount,
  ])
  expect(figures).toEqual([
    ['0/0', 0, null, 0, '0+0', 0],
    ['0/2', 0, null, 0, '0+0', 0],
    ['1/2', 2, null, 0, '0+0', 0],
    ['1/2', 2, 0.5, 0, '0+0', 0],
    ['1/2', 2, 0.5, 1, '0+0', 0],
    ['1/2', 2, 0.5, 1, '0+0', 2],
    ['1/2', 2, 0.5, 0, '0+0', 1],
    ['1/2', 2, 1, 0, '0+0', 1],
    ['2/2', 2, 1, 0, '0+0', 0],
    ['1/1', 2, 1, 0, '1+0', 0],
    ['0/1', 1, 1, 0, '1+1', 0],
  ])
  const traced = told[4]?.stories.find(({ storyId }) => storyId === story.storyId)
  expect(traced?.testCases.map(({ testCaseId }) => testCaseId)).toEqual([two.id, one.id])
  expect(traced?.testCases[0]).toMatchObject({
    lastStatus: 'failed',
    executions: [{ executionId: run.executionId, status: 'failed' }],
    defects: [{ defectId, status: 'open', title: 'No receipt' }],
  })
  expect(told[4]?.requirements).toEqual([
    { requirementRef: 'REQ-1', testCaseIds: [one.id], lastStatus: 'passed' },
  ])
  for (const then of told) expect(await trace(suite, { asOf: then.asOf })).toEqual(then)
})

test.each([
  ['commas', ['SHOP-1, SHOP-2', 'SHOP-1', 'SHOP-2,SHOP-3']],
  ['semicolons and lines', ['SHOP-1;SHOP-2', 'SHOP-1', 'SHOP-2\nSHOP-3']],
  ['blanks', ['SHOP-2 SHOP-1', 'SHOP-1', 'SHOP-3 SHOP-2']],
])('references that a field parts by %s are a requirement each', async (_, refs) => {
  const suite = await newSuite()
  const ids: string[] = []
  for (const requirementRef of refs) ids.push((await suite.testCase({ requirementRef })).id)
  const [both, first, other] = ids
  await (await finishedRun(suite, { verdicts: { [both!]: 'passed', [first!]: 'passed' } })).tell()
  expect((await trace(suite)).requirements).toEqual([
    { requirementRef: 'SHOP-1', testCaseIds: [first, both], lastStatus: 'passed' },
    { requirementRef: 'SHOP-2', testCaseIds: [other, both], lastStatus: null },
    { requirementRef: 'SHOP-3', testCaseIds: [other], lastStatus: null },
  ])
})

test('a name with commas and blanks is one requirement, and of many in one field each is found', async () => {
  const suite = await newSuite()
  const many = Array.from({ length: 60 }, (_, index) => `SHOP-${index + 1000}`)
  const { id } = await suite.testCase({ requirementRef: 'Login, password and reset' })
  const long = await suite.testCase({ requirementRefs: many })
  expect(long.requirementRefs).toEqual(many)
  const { requirements } = await trace(suite)
  expect(requirements.map(({ requirementRef }) => requirementRef)).toEqual([
    'Login, password and reset',
    ...many,
  ])
  expect(requirements[0]).toMatchObject({ testCaseIds: [id] })
  expect(requirements.at(-1)).toMatchObject({ testCaseIds: [long.id] })
})

test('a case is flaky when its verdict changed twice while it stayed', async () => {
  const suite = await newSuite()
  const { token } = suite
  const { id } = await suite.testCase()
  const start = Date.now()
  await nextMoment()
  for (const [at, verdict] of (['passed', 'failed', 'passed'] as const).entries())
    await (await finishedRun(suite, { verdicts: { [id]: verdict }, at: start + at })).tell()
  const flaky = { flaky: [{ testCaseId: id, flips: 2 }], flakyCount: 1 }
  expect(await trace(suite)).toMatchObject(flaky)
  expect(await trace(suite, { asOf: new Date(start).toISOString() })).toMatchObject({ flakyCount: 0 })
  const steps = [{ stepNumber: 1, action: 'Open the basket', expectedResult: '' }]
  await ask(updateTestCase, { testCaseId: id, steps }, { token })
  expect(await trace(suite)).toMatchObject({ flaky: [], flakyCount: 0 })
})

test('the present is what the lists give out, though a clock that wrote it is ahead', async () => {
  const suite = await newSuite()
  const { storyId } = await suite.story()
  const { id } = await suite.testCase({ storyId })
  const ahead = Date.now() + 3_600_000
  await db.update(stories).set({ title: 'Later', updatedAt: ahead }).where(eq(stories.storyId, storyId))
  await db
    .update(testCases)
    .set({ lastStatus: 'failed', lastRunAt: ahead })
    .where(eq(testCases.testCaseId, id))
  const now = { stories: [{ title: 'Later', testCases: [{ lastStatus: 'failed' }] }], passRate: 0 }
  expect(await trace(suite)).toMatchObject(now)
  expect(await trace(suite, { asOf: new Date(ahead * 2).toISOString() })).toMatchObject(now)
})

test('of a case that ran often the last ten runs are told, and of a story its newest cases', async () => {
  const suite = await newSuite()
  const { storyId } = await suite.story()
  const { id } = await suite.testCase({ storyId })
  const { projectId } = suite
  const rows = Array.from({ length: 14 }, (_, at) => ({
    executionId: `00000000-0000-7000-8000-0000000000${at + 10}`,
    testCaseId: id,
    projectId,
    status: 'passed' as const,
    durationMs: 1,
    at: 1000 + at,
  }))
  for (const row of rows) await db.insert(testResults).values(row)
  const [story] = (await trace(suite)).stories
  expect(story?.testCases[0]?.executions.map(({ executionId }) => executionId)).toEqual(
    rows
      .map(({ executionId }) => executionId)
      .toReversed()
      .slice(0, 10),
  )
})

test('stories come in pages and by sprint; the figures always count the whole project', async () => {
  const suite = await newSuite()
  const made = []
  for (const title of ['First', 'Second', 'Third']) made.push(await suite.story({ title }))
  const { sprintId } = await suite.sprint({ storyIds: [made[1]?.storyId ?? ''] })
  const first = await trace(suite, { limit: 2 })
  expect(first.stories.map(({ title }) => title)).toEqual(['Third', 'Second'])
  const rest = await trace(suite, { limit: 2, cursor: first.nextCursor })
  expect(rest.stories.map(({ title }) => title)).toEqual(['First'])
  expect(rest.nextCursor).toBeNull()
  const planned = await trace(suite, { sprintId })
  expect(planned.stories.map(({ title }) => title)).toEqual(['Second'])
  expect(planned.coverage.stories).toBe(3)
})

test('what is no moment is refused', async () => {
  const suite = await newSuite()
  const wrong = { projectId: suite.projectId, asOf: 'yesterday' }
  expect(await refusedAs(getTraceability, wrong, { token: suite.token })).toBe('400 validation_failed asOf')
})

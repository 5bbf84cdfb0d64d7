import { expect, test } from 'vitest'
import { ageRecords } from '../../../../workers/features/local/age-records.ts'
import { operations } from '../../../../workers/features/local/operations.ts'
import { getProject } from '../../../../workers/features/projects/get-project.ts'
import { getStory } from '../../../../workers/features/stories/get-story.ts'
import { getTestRunResults } from '../../../../workers/features/test-runs/get-test-run-results.ts'
import { listTestRuns } from '../../../../workers/features/test-runs/list-test-runs.ts'
import { listStoryHistory } from '../../../../workers/features/stories/list-story-history.ts'
import { updateStory } from '../../../../workers/features/stories/update-story.ts'
import { getTraceability } from '../../../../workers/features/traceability/get-traceability.ts'
import { ask, base, expectRefusal, send } from '../../../support/client.ts'
import { deploy } from '../../../support/context.ts'
import { nextMoment } from '../../../support/next-moment.ts'
import { newMember, newOwner } from '../../../support/people.ts'
import { newSuite } from '../test-cases/support.ts'
import { finishedRun } from '../test-runs/support.ts'

const dayMs = 86_400_000

test('what happened in a period is told as if it had been earlier, everywhere and in its order; the rest stays', async () => {
  const suite = await newSuite()
  const { projectId, token } = suite
  const from = Date.now()
  const { storyId } = await suite.story({ title: 'Pay by card' })
  await nextMoment()
  const until = Date.now()
  await nextMoment()
  await ask(updateStory, { storyId, status: 'ready' } as never, { token })
  const other = await suite.story({ title: 'Pay by invoice' })
  const periods = [{ from, until, backMs: 9 * dayMs }]
  expect(await ask(ageRecords, { projectId, periods }, { token })).toEqual({ runs: 0 })

  const story = await ask(getStory, { storyId }, { token })
  expect(Date.parse(story.createdAt)).toBeGreaterThanOrEqual(from - 9 * dayMs)
  expect(Date.parse(story.createdAt)).toBeLessThan(until - 9 * dayMs)
  expect(Date.parse(story.updatedAt)).toBeGreaterThanOrEqual(until)
  const { changes } = await ask(listStoryHistory, { storyId }, { token })
  expect(changes.map(({ field }) => field)).toContain('status')
  const lastWeek = new Date(from - 7 * dayMs).toISOString()
  const { stories } = await ask(getTraceability, { projectId, asOf: lastWeek }, { token })
  expect(stories).toMatchObject([{ storyId, status: 'backlog' }])
  const today = await ask(getTraceability, { projectId }, { token })
  expect(today.stories).toMatchObject([{ storyId: other.storyId }, { storyId, status: 'ready' }])
})

test('a project is as old as what happened in it', async () => {
  const from = Date.now()
  const { projectId, token } = await newSuite()
  await nextMoment()
  const periods = [{ from, until: Date.now(), backMs: 20 * dayMs }]
  await ask(ageRecords, { projectId, periods }, { token })
  const { createdAt } = await ask(getProject, { projectId }, { token })
  expect(Date.parse(createdAt)).toBeLessThan(from - 19 * dayMs)
})

test('a run tells the same times as the list of runs, and moves once however often it is asked', async () => {
  const suite = await newSuite()
  const { projectId, token } = suite
  const from = Date.now()
  const { id } = await suite.testCase()
  const { executionId, tell } = await finishedRun(suite, { verdicts: { [id]: 'passed' } })
  await tell()
  await nextMoment()
  const periods = [{ from, until: Date.now(), backMs: 3 * dayMs }]
  for (let time = 0; time < 2; time++)
    expect(await ask(ageRecords, { projectId, periods }, { token })).toEqual({ runs: 1 })
  const { executions } = await ask(listTestRuns, { projectId }, { token })
  const results = await ask(getTestRunResults, { executionId }, { token })
  const [listed] = executions
  expect(listed?.finishedAt).toBe(results.finishedAt)
  for (const time of [listed?.createdAt, results.createdAt, results.finishedAt])
    expect(Math.abs(Date.parse(time ?? '') - (from - 3 * dayMs))).toBeLessThan(dayMs)
})

test('a stranger finds no project, a viewer may not, and outside a local process the address does not exist', async () => {
  const suite = await newSuite()
  const { projectId } = suite
  const input = { projectId, periods: [{ from: 0, until: 1, backMs: 1 }] }
  await expectRefusal(send(ageRecords, input, { token: (await newOwner()).token }), 404)
  await expectRefusal(send(ageRecords, input, { token: (await newMember(suite, 'viewer')).token }), 403)
  const elsewhere = deploy(operations, { LOCAL: 'false' })
  const request = new Request(`${base}/api/projects/${projectId}/age`, {
    method: 'POST',
    headers: { authorization: `Bearer ${suite.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ periods: input.periods }),
  })
  await expectRefusal(elsewhere(request), 404)
})

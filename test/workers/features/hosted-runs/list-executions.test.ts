import { expect, test } from 'vitest'
import { listExecutions } from '../../../../workers/features/hosted-runs/list-executions.ts'
import { ask } from '../../../support/client.ts'
import { newExecution } from '../../../support/executions.ts'
import { publicSessions } from '../../../support/objects.ts'
import { caseResult, newRun, newSession } from '../../../support/runs.ts'

test('runs are listed newest first, with counts and without their cases', async () => {
  const sessionId = await newSession()
  const first = await newRun({ sessionId })
  const second = await newRun({ sessionId })
  await second.stub.putCase({
    attempt: second.attempt,
    index: 0,
    result: caseResult(second.executionId, 0),
    now: Date.now(),
  })
  const { executions, nextCursor } = await ask(listExecutions, { sessionId })
  expect(executions.map(({ executionId }) => executionId)).toEqual([second.executionId, first.executionId])
  expect(executions[0]).toMatchObject({
    status: 'running',
    counts: { total: 2, passed: 1 },
    browser: { name: 'Chrome' },
    baseUrl: 'https://site.test/',
  })
  expect(executions[0]).not.toHaveProperty('cases')
  expect(nextCursor).toBeNull()
})

test('generations of the session are not runs', async () => {
  const sessionId = await newSession()
  const generation = await newExecution({ sessionId })
  await publicSessions
    .getByName(sessionId)
    .recordExecution({ executionId: generation.executionId, now: Date.now() })
  expect(await ask(listExecutions, { sessionId })).toEqual({ executions: [], nextCursor: null })
})

test('pages follow each other without a gap or a repeat', async () => {
  const sessionId = await newSession()
  const runs = []
  for (let count = 0; count < 8; count++) runs.push((await newRun({ sessionId })).executionId)
  const listed: string[] = []
  let cursor: string | undefined
  do {
    const page = await ask(listExecutions, { sessionId, limit: 3, ...(cursor ? { cursor } : {}) })
    expect(page.executions.length).toBeLessThanOrEqual(3)
    listed.push(...page.executions.map(({ executionId }) => executionId))
    cursor = page.nextCursor ?? undefined
  } while (cursor)
  expect(listed).toEqual(runs.toReversed())
})

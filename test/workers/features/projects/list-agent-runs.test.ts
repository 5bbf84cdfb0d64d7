import { expect, test } from 'vitest'
import { createProject } from '../../../../workers/features/projects/create-project.ts'
import { listAgentRuns } from '../../../../workers/features/projects/list-agent-runs.ts'
import { ask, refusal, send } from '../../../support/client.ts'
import { newOwner } from '../../../support/people.ts'
import { addRuns } from './support.ts'

const { token, organizationId } = await newOwner()

test('runs are told newest first, with duration, tokens and summaries', async () => {
  const project = await ask(createProject, { name: 'Shop', organizationId }, { token })
  await addRuns(project, [
    { startedAt: 1000, finishedAt: 3500, inputTokens: 7, outputTokens: 3, outputSummary: '12 test cases' },
    { startedAt: 2000, finishedAt: null, status: 'running' },
    { startedAt: 3000, finishedAt: 3000, status: 'failed', error: 'timeout' },
  ])
  const { agentRuns, nextCursor } = await ask(listAgentRuns, { projectId: project.projectId }, { token })
  const common = { runId: expect.any(String), agentType: 'test-design', inputSummary: 'a text' }
  const at = '1970-01-01T00:00:03.000Z'
  const nothing = { durationMs: 0, inputTokens: 0, outputTokens: 0, outputSummary: null }
  expect(agentRuns).toMatchObject([
    { ...common, status: 'failed', startedAt: at, finishedAt: at, ...nothing, error: 'timeout' },
    { ...common, status: 'running', finishedAt: null, durationMs: null },
    { durationMs: 2500, inputTokens: 7, outputTokens: 3, outputSummary: '12 test cases' },
  ])
  expect(nextCursor).toBeNull()
})

test('twenty come unless asked otherwise, and pages follow one another without gap or repeat', async () => {
  const project = await ask(createProject, { name: 'Shop', organizationId }, { token })
  const { projectId } = project
  await addRuns(
    project,
    Array.from({ length: 25 }, (_, i) => ({ startedAt: 1000 + (i % 3) })),
  )
  const first = await ask(listAgentRuns, { projectId }, { token })
  expect(first.agentRuns).toHaveLength(20)
  const rest = await ask(listAgentRuns, { projectId, limit: 200, cursor: first.nextCursor ?? '' }, { token })
  expect(rest.agentRuns).toHaveLength(5)
  expect(new Set([...first.agentRuns, ...rest.agentRuns].map(({ runId }) => runId)).size).toBe(25)
  expect(await refusal(send(listAgentRuns, { projectId, limit: 201 }, { token }))).toMatchObject({
    status: 400,
  })
})

import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { getTestRunResults } from '../../../../workers/features/test-runs/get-test-run-results.ts'
import { callRaw } from '../../../support/assistants.ts'
import { ask } from '../../../support/client.ts'
import { newSuite } from '../test-cases/support.ts'
import { finishedRun } from './support.ts'

const suite = await newSuite()
const { projectId, token } = suite

test('the results of a run are those of each case', async () => {
  const { id } = await suite.testCase({ title: 'Pay & go' })
  const { executionId } = await finishedRun(suite, { verdicts: { [id]: 'failed' } })
  const results = await ask(getTestRunResults, { executionId }, { token })
  expect(results).toMatchObject({
    projectId,
    sessionId: null,
    counts: { total: 1, failed: 1 },
    cases: [{ testCaseId: id, status: 'failed', steps: [{ stepNumber: 1, status: 'failed' }] }],
    defects: [],
  })
})

test('who asks for failures gets no steps and links of what passed, and an assistant sees the pictures', async () => {
  const [good, bad] = await Promise.all([suite.testCase({}), suite.testCase({})])
  const screenshotKey = `evidence/${crypto.randomUUID()}/case-2/step-1.png`
  await env.FILES.put(screenshotKey, 'picture', { httpMetadata: { contentType: 'image/png' } })
  const verdicts = { [good.id]: 'passed', [bad.id]: 'failed' } as const
  const { executionId } = await finishedRun(suite, { verdicts, screenshotKey })
  const { cases } = await ask(getTestRunResults, { executionId, detail: 'failures' }, { token })
  expect(cases).toMatchObject([
    { testCaseId: good.id, status: 'passed', steps: [] },
    { testCaseId: bad.id, status: 'failed', steps: [{ status: 'failed' }] },
  ])
  const { result } = await callRaw('testRuns_getResults', { executionId }, { token })
  expect(result?.content.slice(-2)).toMatchObject([
    { text: expect.stringContaining(`${bad.id} "Case ${bad.id}", failed: step 1`) },
    { type: 'image', data: btoa('picture') },
  ])
})

import { z } from 'zod'
import { junitReport } from '../../../shared/domain/test-reports/index.ts'
import { defineRoute } from '../../../shared/kernel/operation.ts'
import { type ExecutionRecord, executionNotFound } from '../hosted-runs/index.ts'
import { reportedCases } from './rules.ts'
import type { TestRun } from './schemas.ts'
import { recordOfRun, runOrganization } from './store.ts'

export const getTestRunJunit = defineRoute({
  id: 'testRuns.getJunit',
  route: 'GET /api/qa/test-execution/{executionId}/junit',
  summary: 'Get the verdicts of a test run of a project as JUnit XML',
  description: 'For CI systems. Of a run that is not over, the cases that have ended so far.',
  access: { role: 'viewer', organization: runOrganization, hidden: executionNotFound },
  effect: 'read',
  input: () => ({ executionId: z.uuid() }),
  produces: [{ status: 200, mediaType: 'application/xml', description: 'One suite with a case for each' }],
  errors: [executionNotFound],
  mcp: 'listed',
  async run(context, { executionId }) {
    const { run, record } = await recordOfRun(context, executionId)
    return new Response(report(run, record), { headers: { 'Content-Type': 'application/xml' } })
  },
})

const report = ({ name, targetUrl, createdAt }: TestRun, record: ExecutionRecord) => {
  const { startedAt, finishedAt } = record
  const cases = reportedCases(record)
  return junitReport({
    name: name || targetUrl,
    startedAt: startedAt === null ? createdAt : new Date(startedAt).toISOString(),
    durationMs: startedAt !== null && finishedAt !== null ? finishedAt - startedAt : sum(cases),
    cases,
  })
}

const sum = (cases: readonly { durationMs: number }[]) =>
  cases.reduce((total, { durationMs }) => total + durationMs, 0)

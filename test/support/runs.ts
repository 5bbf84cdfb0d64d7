import type { RunInput } from '../../workers/features/hosted-runs/run-input.ts'
import type { CaseResult } from '../../workers/features/hosted-runs/results.ts'
import { getExecution } from '../../workers/features/hosted-runs/get-execution.ts'
import type { TestCase } from '../../shared/domain/test-cases/schema.ts'
import { ask } from './client.ts'
import { executions, newSecretId, publicSessions } from './objects.ts'

const testCase = (id: string): TestCase => ({
  id,
  title: `Case ${id}`,
  testLevel: 'system',
  testType: 'functional',
  priority: 'medium',
  steps: [{ stepNumber: 1, action: 'Open "/"', expectedResult: 'The text "Hello" is visible' }],
})

/** A public session of its own that holds cases of these ids. */
export async function newSession(ids: string[] = ['TC-1', 'TC-2']): Promise<string> {
  const sessionId = newSecretId()
  const stub = publicSessions.getByName(sessionId)
  const now = Date.now()
  await stub.create({
    sessionId,
    email: null,
    title: 'Session of a test',
    requirements: '',
    scope: 'full',
    format: 'standard',
    maxTestCases: 50,
    uploadedFileName: null,
    now,
  })
  await stub.replaceTestCases({ testCases: ids.map(testCase), ifMatch: null, now })
  return sessionId
}

/** A hosted run that has begun, without a Workflow behind it. */
export async function newRun({
  sessionId = null,
  organizationId = null,
  assertionStrength = false,
}: { sessionId?: string | null; organizationId?: string | null; assertionStrength?: boolean } = {}) {
  const executionId = newSecretId()
  const now = Date.now()
  const stub = executions.getByName(executionId)
  const input: RunInput = {
    version: 1,
    testType: 'web',
    baseUrl: 'https://site.test/',
    cases: ['TC-1', 'TC-2'].map((id) => ({ id, title: `Case ${id}`, steps: testCase(id).steps })),
    config: {
      viewport: { width: 1280, height: 720 },
      locale: 'en-US',
      timezone: 'UTC',
      storage: 'fresh',
      stopOnFailure: false,
      video: true,
      assertionStrength,
    },
    sealed: '',
    settings: {
      caseTimeoutMs: 240_000,
      stepTimeoutMs: 30_000,
      allowPrivateTargets: false,
      ownHosts: [],
      browsers: 1,
      launchesPerSecond: 1,
    },
  }
  await stub.start({
    kind: 'hosted-run',
    executionId,
    sessionId,
    organizationId,
    deadlineAt: now + 600_000,
    input,
    now,
  })
  if (sessionId) await publicSessions.getByName(sessionId).recordExecution({ executionId, now })
  const begun = await stub.beginAttempt({ now })
  if (!begun.ok) throw new Error(begun.code)
  return { executionId, stub, input, attempt: begun.attempt }
}

/** The result of a case as the runner stores it, with one screenshot. */
export function caseResult(executionId: string, index: number, given: Partial<CaseResult> = {}): CaseResult {
  const screenshotKey = `evidence/${executionId}/case-${index + 1}/step-1.png`
  return {
    index,
    testCaseId: `TC-${index + 1}`,
    title: `Case TC-${index + 1}`,
    status: 'passed',
    startedAt: Date.now(),
    durationMs: 1200,
    steps: [
      {
        stepNumber: 1,
        action: 'Open "/"',
        status: 'passed',
        durationMs: 900,
        screenshotKey,
        healed: false,
        assertions: [],
        interpretedAction: { action: 'goto', url: '/' },
      },
    ],
    assertions: [],
    stepOffsetsMs: [0],
    videoKey: `evidence/${executionId}/case-${index + 1}/video.webm`,
    consoleKey: null,
    harKey: null,
    files: [],
    warnings: [],
    browser: { name: 'Chrome', version: '156' },
    ...given,
  }
}

/** A run with everything that is told of it. */
export async function wholeRun(executionId: string) {
  const answer = await ask(getExecution, { executionId })
  if (!('evidence' in answer)) throw new Error('These are verdicts only')
  return answer
}

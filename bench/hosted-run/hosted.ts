import { prose } from './script.ts'

interface Run {
  status: string
  cases: {
    status: string
    durationMs: number
    error?: string
    warnings: string[]
    steps: { durationMs: number }[]
  }[]
}

/** Starts runs of the ten-step case in the product. Returns how long the case took, evidence stored and context closed, and its steps alone. */
export async function hostedCase(
  origin: string,
  site: string,
): Promise<() => Promise<{ caseMs: number; stepsMs: number }>> {
  const post = async <T>(path: string, body: unknown, method = 'POST'): Promise<T> => {
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(new URL(path, origin), { method, headers, body: JSON.stringify(body) })
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
    return (await response.json()) as T
  }
  const sessions = '/api/public/test-cases/sessions'
  const { sessionId } = await post<{ sessionId: string }>(sessions, {
    title: 'Ten steps',
    requirements: 'None',
  })
  const steps = prose.map(([action, expectedResult], index) => ({
    stepNumber: index + 1,
    action,
    expectedResult,
  }))
  await post(`${sessions}/${sessionId}`, { testCases: [{ id: 'TEN', title: 'Ten steps', steps }] }, 'PATCH')
  return async () => {
    const request = { sessionId, testCaseIds: ['TEN'], config: { url: site } }
    const { executionId } = await post<{ executionId: string }>('/api/public/test-cases/execute', request)
    for (;;) {
      await new Promise((resolve) => setTimeout(resolve, 500))
      const response = await fetch(new URL(`/api/public/test-cases/executions/${executionId}`, origin))
      const run = (await response.json()) as Run
      if (run.status === 'queued' || run.status === 'running') continue
      const [result] = run.cases
      if (result?.status !== 'passed' || result.warnings.length > 0)
        throw new Error(`The hosted case did not pass: ${JSON.stringify(run)}`)
      return {
        caseMs: result.durationMs,
        stepsMs: result.steps.reduce((sum, { durationMs }) => sum + durationMs, 0),
      }
    }
  }
}

import type { TestCase } from '../../shared/domain/test-cases/schema.ts'

interface Run {
  status: string
  cases: { testCaseId: string; status: string; error?: string }[]
}

export interface ProductVerdicts {
  /** All cases that the product generated. */
  testCases: TestCase[]
  /** Those that it calls ready to run and that passed. */
  passed: TestCase[]
  /** Those that it calls ready to run and that did not pass, with the reason. */
  alarms: string[]
}

const pollMs = 500

/** Has the product generate cases from a text and run those that are ready, as they are, on a page; all over its public HTTP interface. */
export async function generateAndRun(
  origin: string,
  requirements: string,
  url: string,
): Promise<ProductVerdicts> {
  const api = `${origin}/api/public/test-cases`
  const ask = async <T>(path: string, body?: unknown): Promise<T> => {
    const headers = { 'content-type': 'application/json' }
    const init = body === undefined ? {} : { method: 'POST', headers, body: JSON.stringify(body) }
    const response = await fetch(`${api}${path}`, init)
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
    return (await response.json()) as T
  }
  const generated = await ask<{ sessionId: string; testCases: TestCase[] }>('/generate', {
    requirements,
    mode: 'agentic',
    maxTestCases: 200,
    pageUrl: url,
    stream: false,
  })
  const { sessionId, testCases } = generated
  const ready = testCases.filter(({ automation }) => automation?.ready)
  if (ready.length === 0) return { testCases, passed: [], alarms: [] }
  const testCaseIds = ready.map(({ id }) => id)
  const { executionId } = await ask<{ executionId: string }>('/execute', {
    sessionId,
    testCaseIds,
    config: { url, video: false },
  })
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, pollMs))
    const run = await ask<Run>(`/executions/${executionId}`)
    if (run.status === 'queued' || run.status === 'running') continue
    const statusOf = new Map(run.cases.map((one) => [one.testCaseId, one]))
    const passed = ready.filter(({ id }) => statusOf.get(id)?.status === 'passed')
    const alarms = ready
      .filter((testCase) => !passed.includes(testCase))
      .map(({ id, title }) => `${id} ${title}: ${statusOf.get(id)?.error ?? run.status}`)
    return { testCases, passed, alarms }
  }
}

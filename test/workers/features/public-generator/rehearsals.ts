import type { PlayedCase } from '../../../../shared/domain/judging/rehearsed-case.ts'
import type { TestCase } from '../../../../shared/domain/test-cases/schema.ts'
import { createSession } from '../../../../workers/features/public-generator/create-session.ts'
import { rehearseJob } from '../../../../workers/features/public-generator/rehearse.job.ts'
import { rehearseSession } from '../../../../workers/features/public-generator/rehearse-session.ts'
import { replaceTestCases } from '../../../../workers/features/public-generator/replace-test-cases.ts'
import type { CaseResult } from '../../../../workers/features/hosted-runs/results.ts'
import type { PlayCases, Playing } from '../../../../workers/features/hosted-runs/played.ts'
import { ask } from '../../../support/client.ts'
import { newContext, withServices } from '../../../support/context.ts'

export const newPage = () => `https://${crypto.randomUUID()}.example.com/`

export const caseOf = (id: string, given: Partial<TestCase> = {}): TestCase => ({
  id,
  title: `Case ${id}`,
  testLevel: 'system',
  testType: 'functional',
  priority: 'medium',
  steps: [{ stepNumber: 1, action: 'Open "/"', expectedResult: 'The text "Hello" is visible' }],
  sentences: ['The page says "Hello".'],
  verified: true,
  ...given,
})

/** A session with these cases, each of which a run can play. */
export async function sessionOf(testCases: TestCase[]): Promise<string> {
  const { sessionId } = await ask(createSession, {
    title: 'Rehearsed',
    requirements: 'The page says "Hello".',
  })
  await ask(replaceTestCases, { sessionId, testCases })
  return sessionId
}

const steps = (given: object) => [
  { stepNumber: 1, action: 'Open "/"', durationMs: 1, healed: false, assertions: [], ...given },
]
const seen = { kind: 'assert_text', expected: 'Hello', actual: 'Goodbye', passed: false }

export const passed: PlayedCase = {
  status: 'passed',
  steps: steps({ status: 'passed' }) as never,
  assertions: [],
}
export const failed = (screenshotKey?: string): PlayedCase => ({
  status: 'failed',
  error: 'steps.check_failed: It does not show "Hello".',
  steps: steps({ status: 'failed', assertions: [seen], ...(screenshotKey && { screenshotKey }) }) as never,
  assertions: [],
})
export const notFound: PlayedCase = {
  status: 'error',
  error: 'steps.not_found: There is no "Hello".',
  steps: steps({ status: 'error', error: 'steps.not_found: There is no "Hello".' }) as never,
  assertions: [],
}

const resultOf = (played: PlayedCase, { index, snapshot: { id, title } }: Playing['cases'][number]) =>
  ({
    index,
    testCaseId: id,
    title,
    durationMs: 1,
    warnings: [],
    files: [],
    ...played,
  }) as unknown as CaseResult

/** Plays cases without a browser: what each comes to, by its id. Notes which were played. */
export function player(results: Record<string, PlayedCase | undefined>) {
  const played: string[] = []
  const playCases: PlayCases = async (_context, { cases }) => {
    for (const play of cases) {
      const result = results[play.snapshot.id]
      if (!(await play.begin())) return { reason: 'The time of the rehearsal was over.' }
      played.push(play.snapshot.id)
      // A case without a result kills the job.
      if (!result) throw new Error('The process died')
      await play.end(resultOf(result, play))
    }
    return {}
  }
  return { playCases, played }
}

export const run = (executionId: string, playCases: PlayCases) =>
  rehearseJob(playCases).run(newContext(), { executionId })

/** Orders a rehearsal that nobody takes up: the queue of the tests would at once, without a browser. */
export async function ordered(sessionId: string, given: { testCaseIds?: string[] } = {}) {
  const queues = { runs: { send: () => Promise.resolve() } }
  const input = { sessionId, pageUrl: newPage(), testCaseIds: given.testCaseIds }
  const request = new Request('http://tracewright.test/')
  return rehearseSession.run(withServices(newContext(), { queues }), input as never, request) as Promise<{
    executionId: string
    status: string
  }>
}

/** A rehearsal of a session from its order to its end. */
export async function rehearsed(
  sessionId: string,
  results: Record<string, PlayedCase | undefined>,
  given: { testCaseIds?: string[] } = {},
) {
  const { executionId } = await ordered(sessionId, given)
  const { playCases, played } = player(results)
  await run(executionId, playCases)
  return { executionId, played }
}

import type { Output } from '../../client/call.ts'

type Answer = Output<'GET /api/public/test-cases/executions/{executionId}'>
/** A hosted run with everything that is told of it. */
export type Execution = Extract<Answer, { evidence: unknown }>
export type CaseResult = Execution['cases'][number]
export type StepResult = CaseResult['steps'][number]
export type Verdict = CaseResult['status']
export type Meant = NonNullable<StepResult['candidates']>[number]

export type TestCase = Output<'GET /api/public/test-cases/sessions/{sessionId}'>['testCases'][number]

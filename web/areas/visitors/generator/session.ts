import type { Output } from '../../../client/call.ts'

/** The session as the service answers it. */
export type SessionView = Output<'GET /api/public/test-cases/sessions/{sessionId}'>
export type TestCase = SessionView['testCases'][number]
export type TestStep = NonNullable<TestCase['steps']>[number]
export type Priority = TestCase['priority']
export type Cases = readonly TestCase[]

export const priorities = ['critical', 'high', 'medium', 'low'] as const satisfies readonly Priority[]
export const bases = [
  'proved',
  'written',
  'designed',
  'outline',
] as const satisfies readonly TestCase['basis'][]

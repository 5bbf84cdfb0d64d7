import type { Output } from '../../../client/call.ts'

export type StoredCase = Output<'GET /api/qa/test-cases'>['testCases'][number]

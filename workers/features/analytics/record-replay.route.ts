import { notImplemented } from '../../../shared/kernel/errors.ts'
import { defineRoute } from '../../../shared/kernel/operation.ts'
import { forward } from './forward.ts'

export const recordReplay = defineRoute({
  id: 'analytics.recordReplay',
  route: 'POST /api/record',
  summary: 'Record a chunk of a session replay (not available yet: answers 501)',
  access: 'public',
  effect: 'write',
  input: () => ({}),
  ignores: 'unknown',
  consumes: { mediaType: 'application/json', schema: () => ({ type: 'object' }) },
  maxBodyBytes: 1_000_000,
  produces: [{ status: 501, description: 'Not implemented yet' }],
  errors: [notImplemented],
  run: (context, _input, request) => forward(context, request),
})

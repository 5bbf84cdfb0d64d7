import { z } from 'zod'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { generationInterrupted } from '../engine/index.ts'
import { TextReadingView, readText } from '../quality/index.ts'
import { sessionNotFound } from './errors.ts'
import { basisIn } from './reading-basis.ts'
import { readSession } from './store.ts'

export const getReading = defineOperation({
  id: 'public.getReading',
  route: 'GET /api/public/test-cases/sessions/{sessionId}/reading',
  summary: 'Read how the sentences of a session are understood',
  description:
    'Each sentence with its marks: `{cond If the {F order value} {GT exceeds} {N 100} {U euros}}`. Without them `marked` is the sentence as it is read: without emphasis, a row of a table with the header of each cell. What is not read has no entry.',
  access: 'public',
  effect: 'read',
  input: () => ({ sessionId: z.uuid() }),
  output: TextReadingView,
  errors: [sessionNotFound, generationInterrupted],
  limits: [{ name: 'readings', setting: 'READINGS_PER_HOUR', key: ({ addressKey }) => addressKey }],
  mcp: 'listed',
  async run(context, { sessionId }) {
    const session = await readSession(context, sessionId)
    const { requirements, corrections = [] } = session
    return readText(context, {
      requirements,
      corrections,
      basisOf: basisIn(session),
    })
  },
})

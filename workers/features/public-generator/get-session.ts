import { z } from 'zod'
import { notConfigured } from '../../../shared/kernel/errors.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { sessionNotFound } from './errors.ts'
import { viewOf } from './rules.ts'
import { PublicSessionView } from './schemas.ts'
import { readSession } from './store.ts'

const mostEvents = 200

export const getSession = defineOperation({
  id: 'public.getSession',
  route: 'GET /api/public/test-cases/sessions/{sessionId}',
  summary: 'Get a session with its conversation and test cases',
  access: 'public',
  effect: 'read',
  input: () => ({ sessionId: z.uuid() }),
  output: PublicSessionView,
  errors: [sessionNotFound, notConfigured],
  mcp: 'direct',
  async run(context, { sessionId }) {
    const session = await readSession(context, sessionId)
    const { generationExecutionId } = session
    const history = generationExecutionId
      ? await context.services.executions
          .getByName(generationExecutionId)
          .eventsAfter({ afterSeq: 0, limit: mostEvents })
      : null
    return viewOf(context, session, history?.events ?? [])
  },
})

import { z } from 'zod'
import { executionStatuses } from '../../../shared/kernel/events.ts'
import { sessionAt } from '../../../shared/kernel/capabilities.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { sessionNotFound } from './errors.ts'
import { Browser, RunCounts } from './execution-schemas.ts'
import { summaryOf } from './execution-view.ts'

/** Reads this many executions at a time: a Worker waits for six answers at once anyway. */
const batch = 6

export const listExecutions = defineOperation({
  id: 'public.listExecutions',
  route: 'GET /api/public/test-cases/sessions/{sessionId}/executions',
  summary: 'List the hosted runs of a session, newest first',
  access: 'public',
  effect: 'read',
  input: () => ({
    sessionId: z.uuid(),
    limit: z.coerce.number().int().min(1).max(200).default(50),
    cursor: z.uuid().optional(),
  }),
  output: () =>
    z.object({
      executions: z.array(
        z.object({
          executionId: z.string(),
          status: z.enum(executionStatuses),
          counts: RunCounts(),
          browser: Browser().nullable(),
          baseUrl: z.string(),
          createdAt: z.iso.datetime(),
          startedAt: z.iso.datetime().nullable(),
          finishedAt: z.iso.datetime().nullable(),
          durationMs: z.int(),
        }),
      ),
      nextCursor: z.string().nullable(),
    }),
  errors: [sessionNotFound],
  mcp: 'listed',
  async run(context, { sessionId, limit, cursor }) {
    const { services, now } = context
    const session = await sessionAt(context, sessionId)
    if (!(await session?.card()) || !session) throw sessionNotFound()
    const ids = await session.executionIds()
    const executions = []
    let next = cursor === undefined ? 0 : ids.indexOf(cursor) + 1
    while (next < ids.length && executions.length < limit) {
      const some = ids.slice(next, next + Math.min(batch, limit - executions.length))
      const records = await Promise.all(some.map((id) => services.executions.getByName(id).record()))
      next += some.length
      for (const record of records) {
        if (record?.kind === 'hosted-run') executions.push(summaryOf(record, now()))
      }
    }
    return { executions, nextCursor: next < ids.length ? (ids[next - 1] ?? null) : null }
  },
})

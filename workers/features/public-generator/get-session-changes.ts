import { z } from 'zod'
import type { StoredChange } from '../../../durable-objects/public-session/change-store.ts'
import { TestCase, formats, scopes } from '../../../shared/domain/test-cases/schema.ts'
import { sessionAt } from '../../../shared/kernel/capabilities.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { iso } from '../../../shared/schemas/time.ts'
import { sessionNotFound } from './errors.ts'

export const getSessionChanges = defineOperation({
  id: 'public.getSessionChanges',
  route: 'GET /api/public/test-cases/sessions/{sessionId}/changes',
  summary: 'Read what the last messages changed, case by case',
  description:
    'Newest first, at most ten; `undo` as a message takes the first one back. A new generation begins anew. What was edited by hand is no change of a message.',
  access: 'public',
  effect: 'read',
  input: () => ({ sessionId: z.uuid() }),
  output: () => z.object({ changes: z.array(sessionChange()) }),
  errors: [sessionNotFound],
  mcp: 'listed',
  async run(context, { sessionId }) {
    const session = await sessionAt(context, sessionId)
    const changes = await session?.changes()
    if (!changes) throw sessionNotFound()
    return { changes: changes.map(viewOf) }
  },
})

const sessionChange = () =>
  z
    .object({
      message: z.string().optional().describe('Missing for one that was kept without it'),
      at: z.iso
        .datetime()
        .optional()
        .describe('The `timestamp` of its answer in the conversation; missing likewise'),
      cases: z
        .array(
          z.object({
            id: z.string(),
            title: z.string().describe('As it is after the message, or was before it went'),
            before: TestCase().optional().describe('Missing for a case that the message added'),
            after: TestCase().optional().describe('Missing for a case that the message removed'),
          }),
        )
        .describe('Only cases that it changed'),
      order: z
        .object({
          before: z.array(z.string()).describe('As they stood before the message'),
          after: z.array(z.string()).describe('As they stand after it'),
        })
        .optional()
        .describe('Ids of all cases, where it put cases into another order'),
      scope: z.enum(scopes).optional().describe('As it was before, where the message changed it'),
      format: z.enum(formats).optional().describe('Likewise'),
    })
    .meta({ id: 'SessionChange' })

const viewOf = ({ message, at, changes, order, scope, format }: StoredChange) => ({
  ...(message !== undefined && { message }),
  ...(at !== undefined && { at: iso(at) }),
  cases: changes.map(({ id, before, after }) => ({
    id,
    title: (after ?? before)?.title ?? id,
    ...(before && { before }),
    ...(after && { after }),
  })),
  ...(isReordered(order) && { order }),
  ...(scope && { scope }),
  ...(format && { format }),
})

/** Whether cases that stayed stand in another order. */
function isReordered({ before, after }: StoredChange['order']): boolean {
  const [was, is] = [new Set(before), new Set(after)]
  return before.filter((id) => is.has(id)).join('\n') !== after.filter((id) => was.has(id)).join('\n')
}

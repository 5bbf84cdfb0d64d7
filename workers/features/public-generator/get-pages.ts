import { z } from 'zod'
import { pagesField } from '../../../shared/domain/page-inventory/schema.ts'
import { sessionAt } from '../../../shared/kernel/capabilities.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { sessionNotFound } from './errors.ts'
import { status } from './schemas.ts'

export const getPages = defineOperation({
  id: 'public.getPages',
  route: 'GET /api/public/test-cases/sessions/{sessionId}/pages',
  summary: 'Read what the pages of a session offer',
  description:
    'What was seen of `pageUrl` before cases were made, or handed in as `pages`: controls with their limits and what reveals them. `pages` of another generation take it as it is.',
  access: 'public',
  effect: 'read',
  input: () => ({ sessionId: z.uuid() }),
  output: () =>
    z.object({
      status: status().describe('Of the session: while it is running, a look or the work after it goes on'),
      pageUrl: z.string().nullable().describe('The page that was to be looked at last'),
      pages: pagesField(),
      warnings: z.array(z.string()).describe('Why it could not be looked at'),
      lookedAt: z.iso.datetime().nullable().describe('Null where no page was looked at or handed in'),
    }),
  errors: [sessionNotFound],
  mcp: 'direct',
  async run(context, { sessionId }) {
    const session = await sessionAt(context, sessionId)
    const [card, stored] = session ? await Promise.all([session.card(), session.pages()]) : []
    if (!card) throw sessionNotFound()
    return {
      status: card.status,
      pageUrl: stored?.pageUrl ?? null,
      pages: stored?.pages ?? [],
      warnings: stored?.warnings ?? [],
      lookedAt: stored ? new Date(stored.at).toISOString() : null,
    }
  },
})

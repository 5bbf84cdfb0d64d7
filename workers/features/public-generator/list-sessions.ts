import { z } from 'zod'
import { notConfigured } from '../../../shared/kernel/errors.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { iso } from '../../../shared/schemas/time.ts'
import { SessionCard, email } from './schemas.ts'
import { sessionIdsOf } from './store.ts'

/** The specification: up to 20 most recent sessions. */
const mostSessions = 20

const closed =
  'Listing sessions needs a verified e-mail here, and proving one is not possible yet. Open a session by its id instead.'

export const listSessions = defineOperation({
  id: 'public.listSessions',
  route: 'GET /api/public/test-cases/sessions',
  summary: 'List the most recent sessions made with an e-mail address',
  access: 'public',
  effect: 'read',
  input: () => ({ email: email() }),
  output: () => z.object({ sessions: z.array(SessionCard()) }),
  errors: [notConfigured],
  mcp: 'listed',
  async run(context, { email: address }) {
    if (context.services.settings.SESSION_LISTING !== 'open') throw notConfigured({ message: closed })
    const sessionIds = await sessionIdsOf(context, address, mostSessions)
    const cards = await Promise.all(
      sessionIds.map((id) => context.services.publicSessions.getByName(id).card()),
    )
    const sessions = cards
      .filter((card) => card !== null)
      .sort((a, b) => b.updatedAt - a.updatedAt)
      .map(({ createdAt, updatedAt, ...card }) => ({
        ...card,
        createdAt: iso(createdAt),
        updatedAt: iso(updatedAt),
      }))
    return { sessions }
  },
})

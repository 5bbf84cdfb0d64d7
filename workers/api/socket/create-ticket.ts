import { z } from 'zod'
import { actorName } from '../../../shared/kernel/context.ts'
import { unauthenticated } from '../../../shared/kernel/errors.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { watcherOf } from '../../../shared/kernel/watcher-of.ts'
import { iso } from '../../../shared/schemas/time.ts'
import { issueTicket } from './tickets.ts'

export const createTicket = defineOperation({
  id: 'sockets.createTicket',
  route: 'POST /api/ws/ticket',
  summary: 'Get a ticket that opens one socket',
  description:
    'For clients that can send neither a cookie nor a header with the upgrade: open `/ws?access_token=` with it within a minute.',
  access: 'user',
  effect: 'read',
  input: () => ({}),
  output: () => z.object({ ticket: z.string(), expiresAt: z.iso.datetime() }),
  status: 201,
  limits: [{ name: 'tickets', setting: 'SOCKET_TICKETS_PER_HOUR', key: ({ actor }) => actorName(actor) }],
  async run(context) {
    const watcher = watcherOf(context.actor, context.now())
    if (!watcher) throw unauthenticated()
    const { ticket, expiresAt } = await issueTicket(context, watcher)
    return { ticket, expiresAt: iso(expiresAt) }
  },
})

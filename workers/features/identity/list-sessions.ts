import { z } from 'zod'
import { pageFields } from '../../../shared/db/pagination.ts'
import { once } from '../../../shared/domain/basics/once.ts'
import { type Actor, actorId } from '../../../shared/kernel/context.ts'
import { notConfigured } from '../../../shared/kernel/errors.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { iso } from '../../../shared/schemas/time.ts'
import { requireSessions } from './issuer-client.ts'
import { listSignIns } from './sign-in-list.ts'

const Session = once(() =>
  z
    .object({
      sessionId: z.string(),
      kind: z.enum(['browser', 'token']).describe('browser: by cookie; token: by refresh token'),
      createdAt: z.iso.datetime(),
      lastUsedAt: z.iso.datetime().describe('To within minutes for a browser; the last refresh of a token'),
      expiresAt: z.iso.datetime(),
      userAgent: z.string().nullable().describe('What the client called itself when it signed in'),
      current: z.boolean().describe('The one that asks'),
    })
    .meta({ id: 'Session' }),
)

export const listSessions = defineOperation({
  id: 'identity.listSessions',
  route: 'GET /api/auth/sessions',
  summary: 'List where you are signed in, newest first',
  access: 'person',
  effect: 'read',
  input: pageFields,
  output: () => z.object({ sessions: z.array(Session()), nextCursor: z.string().nullable() }),
  errors: [notConfigured],
  async run(context, { limit, cursor }) {
    requireSessions(context.services.settings)
    const { items, nextCursor } = await listSignIns(context, actorId(context.actor), { limit, cursor })
    const current = signInOf(context.actor)
    const sessions = items.map((signIn) => ({
      ...signIn,
      createdAt: iso(signIn.createdAt),
      lastUsedAt: iso(signIn.lastUsedAt),
      expiresAt: iso(signIn.expiresAt),
      current: signIn.sessionId === current,
    }))
    return { sessions, nextCursor }
  },
})

/** The id of the sign-in that somebody shows. */
const signInOf = (actor: Actor) =>
  actor.kind === 'user' ? (actor.bearer?.familyId ?? actor.session?.sessionId) : undefined

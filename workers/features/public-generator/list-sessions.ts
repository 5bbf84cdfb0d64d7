import { z } from 'zod'
import type { Context } from '../../../shared/kernel/context.ts'
import { rateLimited } from '../../../shared/kernel/errors.ts'
import { type Limit, takeLimits } from '../../../shared/kernel/limits.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { iso } from '../../../shared/schemas/time.ts'
import { codeRequired, wrongCode } from './errors.ts'
import { listingMode } from './listing-mode.ts'
import { useListingCode } from './listing-codes.ts'
import { SessionCard, email } from './schemas.ts'
import { isMaker, sessionsOf } from './store.ts'

/** The specification: up to 20 most recent sessions. */
const mostSessions = 20

export const listSessions = defineOperation({
  id: 'public.listSessions',
  route: 'GET /api/public/test-cases/sessions',
  summary: 'List the most recent sessions made with an e-mail address',
  description:
    'A deployment may ask for a one-time code, which `POST /api/public/test-cases/listing-codes` mails to the address. Wrong codes are limited by the hour. Without a code, id and title of a session are told only to the network address that made it, and are null for others.',
  access: 'public',
  effect: 'read',
  input: () => ({
    email: email(),
    code: z.string().max(40).optional().describe('The mailed code, where one is asked for'),
  }),
  output: () => z.object({ sessions: z.array(SessionCard()) }),
  errors: [codeRequired, wrongCode, rateLimited],
  mcp: 'listed',
  async run(context, { email: address, code }) {
    const isVerified = listingMode(context) === 'verified'
    if (isVerified) await checkCode(context, address, code)
    const listed = await sessionsOf(context, address, mostSessions)
    const cards = await Promise.all(
      listed.map(async ({ sessionId, madeBy }) => {
        const card = await context.services.publicSessions.getByName(sessionId).card()
        const isTheirs = isVerified || isMaker(context, madeBy)
        return card && (isTheirs ? card : { ...card, sessionId: null, title: null })
      }),
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

const wrongCodes: Limit<unknown> = {
  name: 'wrong codes',
  setting: 'SIGN_INS_PER_IP_PER_HOUR',
  key: ({ addressKey }) => addressKey,
}

async function checkCode(context: Context, address: string, code: string | undefined): Promise<void> {
  if (code === undefined) throw codeRequired()
  const giveBack = await takeLimits(context, [wrongCodes], undefined)
  if (!(await useListingCode(context, address, code))) throw wrongCode()
  await giveBack()
}

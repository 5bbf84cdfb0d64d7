import { z } from 'zod'
import { formats, scopes } from '../../../shared/domain/test-cases/schema.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { idsFor } from '../../../shared/kernel/key-claim.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import type { Settled } from '../../../durable-objects/public-session/rules.ts'
import { viewOf } from './rules.ts'
import { PublicSessionView, email, maxRequirementCharacters, maxTestCases } from './schemas.ts'
import { indexSession, makerOf } from './store.ts'

/** Makes a session under an unguessable id, which is the right to it. */
export async function makeSession(context: Context, given: Settled & { email: string | null }) {
  const sessionId = idsFor(context, 'session').secret()
  // The index first: an entry without a session is swept, a session without an entry would be kept for ever.
  await indexSession(context, { sessionId, email: given.email, madeBy: makerOf(context) })
  const stub = context.services.publicSessions.getByName(sessionId)
  return stub.create({ ...given, sessionId, now: context.now() })
}

export const createSession = defineOperation({
  id: 'public.createSession',
  route: 'POST /api/public/test-cases/sessions',
  summary: 'Create an empty session of the public generator',
  access: 'public',
  effect: 'write',
  input: () => ({
    title: z.string().trim().min(1).max(200),
    requirements: z
      .string()
      .trim()
      .max(maxRequirementCharacters)
      .describe(
        'What generating and looking for gaps work on; an empty text for a session of cases that you bring',
      ),
    userEmail: email().optional(),
    scope: z.enum(scopes).default('full'),
    format: z.enum(formats).default('standard'),
    maxTestCases: maxTestCases().default(50),
    uploadedFileName: z.string().max(255).optional(),
  }),
  output: PublicSessionView,
  status: 201,
  location: ({ sessionId }) => `/api/public/test-cases/sessions/${sessionId}`,
  // Storage is what an empty session costs; generations have a limit of their own.
  limits: [{ name: 'sessions', setting: 'SESSIONS_PER_HOUR', key: ({ addressKey }) => addressKey }],
  mcp: 'direct',
  repeat: 'meets',
  async run(context, { userEmail, uploadedFileName, ...given }) {
    const session = await makeSession(context, {
      ...given,
      uploadedFileName: uploadedFileName ?? null,
      email: userEmail ?? null,
    })
    return viewOf(context, session, [])
  },
})

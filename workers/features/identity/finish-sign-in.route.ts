import { z } from 'zod'
import type { Context } from '../../../shared/kernel/context.ts'
import { notConfigured } from '../../../shared/kernel/errors.ts'
import { defineRoute } from '../../../shared/kernel/operation.ts'
import { logError, logNote } from '../../../shared/services/log.ts'
import { countReturn } from './attempts.ts'
import { endSession, externalSessionSeconds, startSession } from './cookie-sessions.ts'
import { cookie, readCookie } from './cookies.ts'
import { enterExternal } from './external-tokens.ts'
import { type IssuerClient, claimsOfReturn, requireIssuerClient } from './issuer-client.ts'
import { signInPage } from './sign-in-page.ts'
import { same } from './secrets.ts'
import { type SignInFlow, endFlow, openFlow } from './sign-in-flow.ts'
import { problemOf, saidBy } from './sign-in-problem.ts'
import type { User } from './users.ts'
import { userAgentOf } from './user-agent.ts'

export const finishSignIn = defineRoute({
  id: 'identity.finishSignIn',
  route: 'GET /api/auth/callback/oidc',
  summary: 'Come back from the external issuer, signed in with a session cookie',
  description:
    'The redirect URI to register at the issuer. Takes code, state and iss, or error, as the issuer sends them, from the browser that was sent there, once. Whatever is wrong leads to the page to sign in on, which says it in words.',
  access: 'public',
  effect: 'write',
  input: () => ({
    state: sent('What the browser was sent to the issuer with'),
    code: sent('Of the issuer, good once'),
    iss: sent('Who sends it'),
    error: sent('Why there is no code'),
  }),
  ignores: 'unknown',
  produces: [
    { status: 302, description: 'Signed in: sets the session cookie; or to the page to sign in on' },
  ],
  errors: [notConfigured],
  async run(context, _input, request) {
    const client = requireIssuerClient(context.services.settings)
    const flow = openFlow(context, request)
    const returned = new URL(request.url).searchParams
    // What somebody else began ends nothing of what this browser began.
    if (!flow || !same(returned.get('state') ?? '', flow.state))
      return signInPage(flow?.returnTo ?? '/', 'expired')
    try {
      const user = await personOfReturn(context, client, { flow, returned })
      if (!user) return signInPage(flow.returnTo, 'refused', [endFlow(context)])
      return await signedIn(context, request, { user, returnTo: flow.returnTo })
    } catch (error) {
      const problem = problemOf(error)
      if (problem === 'refused' || problem === 'unreachable')
        logError({
          kind: 'identity.issuer',
          problem,
          said: saidBy(error),
          requestId: context.requestId,
          error,
        })
      return signInPage(flow.returnTo, problem, [endFlow(context)])
    }
  },
})

/** What is sent twice is refused on the page to sign in on, as all else. */
const sent = (what: string) => z.string().optional().catch(undefined).describe(what)

/** Each return asks the issuer something, so returns count as failed sign-ins of the address until they succeed. */
async function personOfReturn(
  context: Context,
  client: IssuerClient,
  back: { flow: SignInFlow; returned: URLSearchParams },
): Promise<User | null> {
  const succeeded = await countReturn(context)
  const claims = await claimsOfReturn(context, client, back)
  const user = claims && (await enterExternal(context, client.external, claims))
  if (user) await succeeded()
  else logNote({ kind: 'identity.issuer', problem: 'refused', requestId: context.requestId })
  return user
}

async function signedIn(
  context: Context,
  request: Request,
  { user, returnTo }: { user: User; returnTo: string },
): Promise<Response> {
  const earlier = readCookie(context, request, 'session')
  if (earlier) await endSession(context, earlier)
  const token = await startSession(context, user, {
    userAgent: userAgentOf(request),
    seconds: externalSessionSeconds,
  })
  const headers = new Headers({ Location: returnTo, 'Cache-Control': 'no-store' })
  headers.append('Set-Cookie', cookie(context, 'session', token, externalSessionSeconds))
  headers.append('Set-Cookie', endFlow(context))
  return new Response(null, { status: 302, headers })
}

import { z } from 'zod'
import { notConfigured } from '../../../shared/kernel/errors.ts'
import { defineRoute } from '../../../shared/kernel/operation.ts'
import { logError } from '../../../shared/services/log.ts'
import { authorizationAddress, requireIssuerClient } from './issuer-client.ts'
import { signInPage } from './sign-in-page.ts'
import { beginFlow } from './sign-in-flow.ts'
import { problemOf } from './sign-in-problem.ts'

export const startSignIn = defineRoute({
  id: 'identity.startSignIn',
  route: 'GET /api/auth/authorize',
  summary: 'Send a browser to the external issuer to sign in',
  description:
    'Authorization code with PKCE. The flow is bound to the browser by a cookie of a quarter of an hour. Where the issuer does not answer, it leads to the page to sign in on, which says so.',
  access: 'public',
  effect: 'read',
  input: () => ({
    returnTo: z
      .string()
      .max(4000)
      .optional()
      .describe('Where to go afterwards, a path of this origin; anything else leads to /'),
  }),
  produces: [{ status: 302, description: 'To the issuer; or to the page to sign in on, which says why not' }],
  errors: [notConfigured],
  async run(context, { returnTo }) {
    const client = requireIssuerClient(context.services.settings)
    const { flow, setCookie } = beginFlow(context, returnTo)
    try {
      const headers = new Headers({
        Location: await authorizationAddress(context, client, flow),
        'Cache-Control': 'no-store',
      })
      headers.append('Set-Cookie', setCookie)
      return new Response(null, { status: 302, headers })
    } catch (error) {
      logError({ kind: 'identity.issuer', requestId: context.requestId, error })
      return signInPage(flow.returnTo, problemOf(error))
    }
  },
})

import { z } from 'zod'
import { once } from '../../../shared/domain/basics/once.ts'
import {
  notConfigured,
  rateLimited,
  unsupportedMediaType,
  validationFailed,
} from '../../../shared/kernel/errors.ts'
import { detailsOf, inWords } from '../../../shared/kernel/faults.ts'
import { defineRoute } from '../../../shared/kernel/operation.ts'
import { callbackPath } from './callback-url.ts'
import { checkPassword } from './check-password.ts'
import { endSession, sessionSeconds, startSession } from './cookie-sessions.ts'
import { cookie, readCookie } from './cookies.ts'
import { requireCsrfToken } from './csrf.ts'
import { csrfFailed, foreignPage, wrongCredentials } from './errors.ts'
import { requireEmbeddedProvider } from './issuer.ts'
import { deviceCookie } from './known-device.ts'
import { knownEmail, password } from './schemas.ts'
import { userAgentOf } from './user-agent.ts'

const formType = 'application/x-www-form-urlencoded'

const SignInForm = once(() =>
  z.strictObject({
    csrfToken: z.string().max(200).optional().describe('From /api/auth/csrf'),
    email: knownEmail(),
    password: password(),
    callbackUrl: z.string().max(4000).optional().describe('Where to go afterwards, on this origin'),
    json: z.string().optional().describe('Sent by some clients; ignored'),
    redirect: z.string().optional().describe('Sent by some clients; ignored'),
  }),
)

export const signIn = defineRoute({
  id: 'identity.signIn',
  route: 'POST /api/auth/callback/credentials',
  summary: 'Sign in with a session cookie',
  access: 'public',
  effect: 'write',
  input: () => ({}),
  consumes: {
    mediaType: formType,
    schema: () => z.toJSONSchema(SignInForm(), { io: 'input', unrepresentable: 'any' }),
  },
  produces: [{ status: 302, description: 'Signed in: sets the session cookie, leads to callbackUrl or /' }],
  errors: [wrongCredentials, foreignPage, csrfFailed, rateLimited, notConfigured],
  maxBodyBytes: 16_384,
  async run(context, _input, request) {
    const form = await readForm(request)
    requireEmbeddedProvider(context.services.settings)
    requireCsrfToken(context, request, form.csrfToken ?? null)
    const user = await checkPassword(context, form, request)
    const earlier = readCookie(context, request, 'session')
    if (earlier) await endSession(context, earlier)
    const token = await startSession(context, user, { userAgent: userAgentOf(request) })
    const headers = new Headers({ Location: callbackPath(form.callbackUrl, context.origin) })
    headers.append('Set-Cookie', cookie(context, 'session', token, sessionSeconds))
    headers.append('Set-Cookie', deviceCookie(context, user))
    return new Response(null, { status: 302, headers })
  },
})

async function readForm(request: Request) {
  const mediaType = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (mediaType !== formType) throw unsupportedMediaType({ message: `Send the form as ${formType}` })
  const fields = new URLSearchParams(new TextDecoder().decode(await request.arrayBuffer()))
  const raw = [...new Set(fields.keys())].map((name) => {
    const values = fields.getAll(name)
    return [name, values.length === 1 ? values[0] : values]
  })
  const parsed = SignInForm().safeParse(Object.fromEntries(raw), inWords)
  if (parsed.success) return parsed.data
  throw validationFailed({ details: detailsOf(parsed.error) })
}

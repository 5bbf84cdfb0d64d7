import { z } from 'zod'
import { notConfigured } from '../../../shared/kernel/errors.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { cookie } from './cookies.ts'
import { csrfPair, csrfTokenOf } from './csrf.ts'

export const getCsrfToken = defineOperation({
  id: 'identity.getCsrfToken',
  route: 'GET /api/auth/csrf',
  summary: 'Get a CSRF token, with the cookie it belongs to',
  description:
    'Send the token as field `csrfToken` when signing in, or as header `X-CSRF-Token` with cookie writes of another origin.',
  access: 'public',
  effect: 'read',
  input: () => ({}),
  output: () => z.object({ csrfToken: z.string() }),
  errors: [notConfigured],
  run(context, _input, request) {
    // A browser keeps its token, so that forms open in two tabs both work.
    const { token, cookieValue } = csrfPair(context, csrfTokenOf(context, request) ?? undefined)
    context.cookies.push(cookie(context, 'csrf', cookieValue))
    return { csrfToken: token }
  },
})

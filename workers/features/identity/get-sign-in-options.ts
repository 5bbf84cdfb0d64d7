import { z } from 'zod'
import { notConfigured } from '../../../shared/kernel/errors.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { issuerClient } from './issuer-client.ts'
import { externalIssuer } from './issuer.ts'

export const getSignInOptions = defineOperation({
  id: 'identity.getSignInOptions',
  route: 'GET /api/auth/options',
  summary: 'Say how people sign in here',
  access: 'public',
  effect: 'read',
  input: () => ({}),
  output: () =>
    z.object({
      passwords: z.boolean().describe('Accounts with a password are kept here'),
      issuer: z.string().nullable().describe('Where accounts come from, when it is not here'),
      redirect: z
        .object({
          name: z.string().describe('What the issuer is called on the button'),
          url: z.string().describe('Where a browser goes to sign in; takes returnTo'),
        })
        .nullable()
        .describe('Sign-in at the issuer by redirect, where it is set up'),
    }),
  errors: [notConfigured],
  run({ services: { settings } }) {
    const external = externalIssuer(settings)
    const client = issuerClient(settings)
    return {
      passwords: external === null,
      issuer: external?.issuer ?? null,
      redirect: client && { name: nameOf(client.external.issuer), url: '/api/auth/authorize' },
    }
  },
})

/** People know their provider by its host; the rest of an issuer is for machines. */
const nameOf = (issuer: string): string => (URL.canParse(issuer) ? new URL(issuer).host : issuer)

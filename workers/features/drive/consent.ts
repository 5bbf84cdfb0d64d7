import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { once } from '../../../shared/domain/basics/once.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import type { DriveConsent } from '../../../shared/services/drive-consent.ts'
import { signingSecret } from '../../../shared/services/signing.ts'

/** Who asked for a drive to be connected, to which organization, and where they go on afterwards. */
export interface Asking {
  organizationId: string
  userId: string
  /** A path of our own. */
  returnTo: string
}

const lifetimeMs = 900_000
const mostCharacters = 2000

const State = once(() =>
  z.object({
    id: z.string(),
    organizationId: z.string(),
    userId: z.string(),
    returnTo: z.string(),
    expiresAt: z.number(),
  }),
)

/**
 * Begins a way to the vendor and back. All that is known of it stands in its state, under our signature; the verifier of PKCE is made of that and our
 * secret, so that it stands nowhere and no other state leads to it.
 */
export function newConsent(context: Context, asking: Asking): DriveConsent {
  const told = { ...asking, id: context.services.ids.uuid(), expiresAt: context.now() + lifetimeMs }
  const body = Buffer.from(JSON.stringify(told)).toString('base64url')
  return consentOf(context, `${derived(context, 'state', body)}.${body}`)
}

/** The way that a state belongs to, if we have begun it and it is not over. */
export function openConsent(context: Context, state: string): (Asking & { consent: DriveConsent }) | null {
  const [mac = '', body = '', ...rest] = state.slice(0, mostCharacters + 1).split('.')
  if (rest.length > 0 || !same(mac, derived(context, 'state', body))) return null
  const { id: _, expiresAt, ...asking } = State().parse(JSON.parse(Buffer.from(body, 'base64url').toString()))
  return expiresAt > context.now() ? { ...asking, consent: consentOf(context, state) } : null
}

const consentOf = (context: Context, state: string): DriveConsent => ({
  redirectUri: `${context.origin}/api/drive/callback`,
  state,
  verifier: derived(context, 'verifier', state),
})

const derived = ({ services: { settings } }: Context, what: string, text: string): string =>
  createHmac('sha256', signingSecret(settings)).update(`drive-consent:${what}:${text}`).digest('base64url')

function same(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}

import { createHmac } from 'node:crypto'
import type { Context } from '../../../shared/kernel/context.ts'
import { callbackPath } from './callback-url.ts'
import { cookie, readCookie } from './cookies.ts'
import { randomToken, same, secretFor } from './secrets.ts'

/** One sign-in at another issuer, from the leaving of a browser to its return. */
export interface SignInFlow {
  state: string
  nonce: string
  /** Of PKCE (RFC 7636). */
  verifier: string
  /** A path of our own. */
  returnTo: string
}

/** Time to choose an account, to find a second factor, to make a new password. */
const lifetimeSeconds = 900
/** A cookie holds some 4,000 characters. */
const longestReturn = 2000

/**
 * Begins a flow that only this browser can end. Its cookie names it, says when it is over and where it leads, under our signature; state, nonce and verifier are made of
 * its name and our secret, so that they stand in no cookie and no table.
 */
export function beginFlow(context: Context, asked: string | undefined) {
  const path = callbackPath(asked, context.origin)
  const returnTo = path.length > longestReturn ? '/' : path
  const id = randomToken()
  const expiresAt = Math.ceil(context.now() / 1000) + lifetimeSeconds
  const body = [id, expiresAt.toString(36), Buffer.from(returnTo).toString('base64url')].join('.')
  const value = `${body}.${derived(context, 'cookie', body)}`
  return { flow: flowOf(context, id, returnTo), setCookie: cookie(context, 'flow', value, lifetimeSeconds) }
}

/** The flow that this browser began and that is not over yet, whatever it comes back with; else null. */
export function openFlow(context: Context, request: Request): SignInFlow | null {
  const parts = readCookie(context, request, 'flow')?.split('.') ?? []
  const [id = '', expiry = '', path = '', mac = ''] = parts
  if (parts.length !== 4 || !same(mac, derived(context, 'cookie', [id, expiry, path].join('.')))) return null
  if (Number.parseInt(expiry, 36) * 1000 <= context.now()) return null
  return flowOf(context, id, Buffer.from(path, 'base64url').toString())
}

/** Takes the flow out of the browser: what has come back once does not come back again. */
export const endFlow = (context: Context): string => cookie(context, 'flow', '', 0)

const flowOf = (context: Context, id: string, returnTo: string): SignInFlow => ({
  state: derived(context, 'state', id),
  nonce: derived(context, 'nonce', id),
  verifier: derived(context, 'verifier', id),
  returnTo,
})

const derived = ({ services: { settings } }: Context, what: string, text: string): string =>
  createHmac('sha256', secretFor(settings, 'flow')).update(`${what}:${text}`).digest('base64url')

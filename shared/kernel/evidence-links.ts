import { linkLifetimeMs, signLink, signingSecret } from '../services/signing.ts'
import type { Context } from './context.ts'

/**
 * Signed links to stored evidence, for whoever calls: good for an hour from now, until `expiresAt` (milliseconds). Throws `not_configured` in a deployment that has no secret to sign with.
 * @example
 * const { linkTo, expiresAt } = evidenceLinks(context)
 * return { videoUrl: linkTo(videoKey), expiresAt: iso(expiresAt) }
 */
export function evidenceLinks({ origin, now, services: { settings } }: Context) {
  const expiresAt = now() + linkLifetimeMs
  const secret = signingSecret(settings)
  const linkTo = (key: string | null | undefined): string | null =>
    key ? `${origin}/api/evidence/${signLink(secret, { key, expiresAt })}` : null
  return { linkTo, expiresAt }
}

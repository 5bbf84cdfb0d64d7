import { linkLifetimeMs, signLink, signingSecret } from '../services/signing.ts'
import type { Context } from './context.ts'
import { linkHolder } from './link-holder.ts'

/**
 * Signed links to stored evidence, for whoever calls: good for an hour from now, until `expiresAt` (milliseconds), and as long as they may see what their organization keeps. Throws `not_configured` in a deployment that has no secret to sign with.
 * @example
 * const { linkTo, expiresAt } = evidenceLinks(context)
 * return { videoUrl: linkTo(videoKey), expiresAt: iso(expiresAt) }
 */
export function evidenceLinks(context: Context) {
  const { origin, now, services } = context
  const expiresAt = now() + linkLifetimeMs
  const secret = signingSecret(services.settings)
  const holder = linkHolder(context)
  const linkTo = (key: string | null | undefined): string | null =>
    key ? `${origin}/api/evidence/${signLink(secret, { key, expiresAt, holder })}` : null
  return { linkTo, expiresAt }
}

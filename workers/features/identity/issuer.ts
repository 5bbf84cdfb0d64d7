import type { Context } from '../../../shared/kernel/context.ts'
import { notConfigured } from '../../../shared/kernel/errors.ts'
import type { Settings } from '../../../shared/services/settings.ts'

/** Issuer of the people whose passwords we keep. */
export const embedded = ''

export interface ExternalIssuer {
  issuer: string
  audience: string
  jwksUrl: URL
}

/** The operator's own identity provider, or null when the embedded one is in use. Half a configuration is refused, not guessed. */
export function externalIssuer({
  AUTH_ISSUER,
  AUTH_AUDIENCE,
  AUTH_JWKS_URL,
}: Settings): ExternalIssuer | null {
  if (AUTH_ISSUER === '' && AUTH_JWKS_URL === '') return null
  if (AUTH_ISSUER === '') throw notConfigured({ message: 'AUTH_JWKS_URL is set, but AUTH_ISSUER is not' })
  if (!URL.canParse(AUTH_JWKS_URL)) {
    throw notConfigured({ message: 'AUTH_ISSUER is set, but AUTH_JWKS_URL is not the address of a key set' })
  }
  return { issuer: AUTH_ISSUER, audience: AUTH_AUDIENCE, jwksUrl: new URL(AUTH_JWKS_URL) }
}

/** Who signs people in at present. */
export const presentIssuer = (settings: Settings): string => externalIssuer(settings)?.issuer ?? embedded

/** Issuers whose people may be here: of the embedded provider (the empty one), and of the present one. */
export const issuersOf = (settings: Settings): string[] => [...new Set([embedded, presentIssuer(settings)])]

/** Refuses what only the embedded provider does. */
export function requireEmbeddedProvider(settings: Settings): void {
  const external = externalIssuer(settings)
  if (external)
    throw notConfigured({ message: `Accounts and tokens of this deployment come from ${external.issuer}` })
}

/** What the embedded provider calls itself: the host it is asked at. In a local process the names of the one machine are one. */
export function embeddedIssuer({ origin, services }: Context): string {
  return services.settings.LOCAL ? origin.replace(/\/\/(127\.0\.0\.1|\[::1\])(?=:|$)/, '//localhost') : origin
}

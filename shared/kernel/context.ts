import type { Services } from '../services/services.ts'
import type { Role } from './access.ts'

/** Who acts. Access keys act for one organization with one role; `system` is our own background work. */
export type Actor =
  | { kind: 'anonymous' }
  | { kind: 'user'; userId: string; email: string; name: string; session?: CookieSession }
  | { kind: 'key'; keyId: string; organizationId: string; role: Role }
  | { kind: 'system' }

export interface CookieSession {
  sessionId: string
  /** The organization chosen with the switch operation, if any. */
  organizationId: string | null
}

/** The organization that an operation works in, and what the actor may do there. */
export interface Tenant {
  organizationId: string
  role: Role
}

/** Everything an operation, job or task may use. `env` stops in `services`. */
export interface Context {
  requestId: string
  /** Milliseconds since the epoch. */
  now: () => number
  actor: Actor
  /** Set by the pipeline before `run`, for operations that belong to an organization. */
  tenant?: Tenant
  /** Hash of the caller's network address (IPv6 counts by /64). */
  addressKey: string
  /** Scheme and authority the caller used, without a trailing slash. */
  origin: string
  /** Organization named by the `X-Organization-Id` header. */
  namedOrganizationId?: string
  services: Services
  /** Headers that the answer will carry beside its own. */
  responseHeaders: Record<string, string>
  waitUntil: (work: Promise<unknown>) => void
}

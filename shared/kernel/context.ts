import type { Services } from '../services/services.ts'
import type { Role } from './roles.ts'
import type { KeyClaim } from './key-claim.ts'
import type { Timings } from './timing.ts'

/**
 * Who acts. Access keys act for one organization with one role; a trigger is a pipeline that proved itself; a link is whoever was shown one record by its public
 * address; `system` is our own background work.
 */
export type Actor =
  | { kind: 'anonymous' }
  | {
      kind: 'user'
      userId: string
      email: string
      name: string
      session?: CookieSession
      bearer?: BearerToken
    }
  | { kind: 'key'; keyId: string; organizationId: string; role: Role }
  | { kind: 'trigger'; triggerId: string }
  | { kind: 'link'; resourceId: string; shareId: string }
  | { kind: 'system' }

export interface CookieSession {
  sessionId: string
  /** The organization chosen with the switch operation, if any. */
  organizationId: string | null
}

/** What is known of the access token that somebody showed. */
export interface BearerToken {
  /** The family of refresh tokens it came with; null for a token of another issuer. */
  familyId: string | null
  /** Milliseconds since the epoch. */
  expiresAt: number
}

/** The organization that an operation works in, and what the actor may do there. */
export interface Tenant {
  organizationId: string
  role: Role
  /** The actor's own organization, where another one shares the record of the call with it. */
  sharedWith?: string
}

/** How records name who acts: the id of a person, key or trigger. */
export function actorId(actor: Actor): string {
  if (actor.kind === 'user') return actor.userId
  if (actor.kind === 'key') return actor.keyId
  return actor.kind === 'trigger' ? actor.triggerId : actor.kind
}

/** How the audit log names who acts: `user:…`, `key:…`, `trigger:…`, `system`, `anonymous`. */
export function actorName(actor: Actor): string {
  const id = actorId(actor)
  return id === actor.kind ? id : `${actor.kind}:${id}`
}

/** Everything an operation, job or task may use. `env` stops in `services`. */
export interface Context {
  requestId: string
  /** Milliseconds since the epoch. */
  now: () => number
  actor: Actor
  /** Set by the pipeline before `run`, for operations that belong to an organization. */
  tenant?: Tenant
  /** Throws if the caller has lost access since the call began. Set by the pipeline; checks nothing during the first second. */
  stillMay?: () => Promise<void>
  /** The project of `tenant` that the call works for, if any. */
  projectId?: string
  /** Counts the tokens of the agent run that the call is doing, if any. */
  agentRun?: { inputTokens: number; outputTokens: number }
  /** True once something of this call stands in the audit log; the pipeline writes an entry for writes that made none. */
  audited?: boolean
  /** True when an assistant called the operation as a tool. */
  byTool?: boolean
  /** Hash of the caller's network address (IPv6 counts by /64). */
  addressKey: string
  /** Scheme and authority the caller used, without a trailing slash. No link that somebody else opens may be made of it. */
  origin: string
  /** True when a page sent the request that is neither ours nor of an origin that the operator named. */
  foreignPage: boolean
  /** Organization named by the `X-Organization-Id` header. */
  namedOrganizationId?: string
  /** What the `Idempotency-Key` header says, whether or not the operation takes one. */
  idempotencyKey?: string
  /** Set while the call works under its key. */
  claim?: KeyClaim
  services: Services
  /** Headers that the answer will carry beside its own. */
  responseHeaders: Record<string, string>
  /** Cookies that the answer will set, as `Set-Cookie` values: an answer may carry several. */
  cookies: string[]
  timings: Timings
  waitUntil: (work: Promise<unknown>) => void
}

import { env } from 'cloudflare:workers'
import type { Execution } from '../../durable-objects/execution/execution.ts'
import type { PublicSession } from '../../durable-objects/public-session/public-session.ts'
import { objects } from '../../shared/services/remote.ts'

export const publicSessions = objects<PublicSession>(env.PUBLIC_SESSION)
export const executions = objects<Execution>(env.EXECUTION)

import { env } from 'cloudflare:workers'
import type { Execution } from '../../durable-objects/execution/execution.ts'
import type { KnowledgeIndex } from '../../durable-objects/knowledge-index/knowledge-index.ts'
import type { PublicSession } from '../../durable-objects/public-session/public-session.ts'
import { objects } from '../../shared/services/remote.ts'
import { createServices } from '../../shared/services/services.ts'

/** An id as the deployment under test gives them to sessions and executions. */
export const newSecretId = (): string => createServices(env as never).ids.secret()

export const publicSessions = objects<PublicSession>(env.PUBLIC_SESSION)
export const executions = objects<Execution>(env.EXECUTION)
export const knowledgeIndexes = objects<KnowledgeIndex>(env.KNOWLEDGE_INDEX)

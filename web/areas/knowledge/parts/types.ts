import type { Output } from '../../../client/call.ts'

export type KnowledgeBase = Output<'GET /api/knowledge-bases/{id}'>

/** A word for the looks of each status. */
export const statusKinds: Readonly<Record<KnowledgeBase['status'], string>> = {
  active: 'good',
  indexing: 'running',
  error: 'failed',
  archived: 'pending',
}

import type { Output } from '../../../client/call.ts'

/** As it is read alone; lists and changes tell it without where its summary is quoted from. */
export type KnowledgeBaseInFull = Output<'GET /api/knowledge-bases/{id}'>
export type KnowledgeBase = Omit<KnowledgeBaseInFull, 'masterContextSources'>

/** A word for the looks of each status. */
export const statusKinds: Readonly<Record<KnowledgeBase['status'], string>> = {
  active: 'good',
  indexing: 'running',
  error: 'failed',
  archived: 'pending',
}

import { eq } from 'drizzle-orm'
import { knowledgeBaseShares, knowledgeBaseTools } from '../../../shared/db/tables/knowledge.ts'
import type { PurgePart } from '../../../shared/kernel/purge-part.ts'

export const sharesPart: PurgePart = {
  name: 'shares',
  words: ['share', 'shares'],
  purge: async ({ services: { db } }, kbId) =>
    (await db.delete(knowledgeBaseShares).where(eq(knowledgeBaseShares.kbId, kbId))).meta.changes,
}

export const toolsPart: PurgePart = {
  name: 'tools',
  words: ['tool', 'tools'],
  purge: async ({ services: { db } }, kbId) =>
    (await db.delete(knowledgeBaseTools).where(eq(knowledgeBaseTools.kbId, kbId))).meta.changes,
}

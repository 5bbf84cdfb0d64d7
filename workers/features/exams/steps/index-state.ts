import { and, asc, eq, isNull } from 'drizzle-orm'
import type { IndexState } from '../../../../shared/db/tables/exams.ts'
import { files } from '../../../../shared/db/tables/knowledge.ts'
import type { Context } from '../../../../shared/kernel/context.ts'

const settled = new Set(['indexed', 'error'])

/** What a base holds just now, and whether files of it are being read. The same files in the same readings have the same version. */
export async function indexState(
  { services: { db, knowledgeIndexes } }: Context,
  kbId: string,
): Promise<{ state: IndexState; isBusy: boolean }> {
  const rows = await db
    .select({ fileId: files.fileId, generation: files.generation, status: files.status })
    .from(files)
    .where(and(eq(files.ownerId, kbId), isNull(files.deletedAt)))
    .orderBy(asc(files.fileId))
  const { files: count, chunks } = await knowledgeIndexes.getByName(kbId).figures()
  const readings = rows.map(({ fileId, generation }) => `${fileId}.${generation}`)
  const version = await digest([...readings, String(chunks)].join('\n'))
  return {
    state: { version, files: count, chunks },
    isBusy: rows.some(({ status }) => !settled.has(status)),
  }
}

/** Sixteen hexadecimal digits tell versions of one base apart. */
async function digest(text: string): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return Array.from(hash.subarray(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

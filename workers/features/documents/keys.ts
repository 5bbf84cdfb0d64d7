import type { files } from '../../../shared/db/tables/knowledge.ts'
import { knowledgeBaseFiles, projectFiles } from '../../../shared/kernel/file-prefixes.ts'

type Place = Pick<typeof files.$inferSelect, 'ownerKind' | 'ownerId' | 'fileId'>

/** Where something of a file lies: its bytes (`original`), its `text`, its `structure`. An empty part is the beginning of all of them. */
export function keyOf({ ownerKind, ownerId, fileId }: Place, part: string): string {
  const prefix = ownerKind === 'project' ? projectFiles(ownerId) : knowledgeBaseFiles(ownerId)
  return `${prefix}files/${fileId}/${part}`
}

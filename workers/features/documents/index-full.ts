import type { FileFault, ownerKinds } from '../../../shared/db/tables/knowledge.ts'
import type { Settings } from '../../../shared/services/settings.ts'

/** How many pieces one base or project may hold so that they fit into the memory of what searches them, at 1,024 bytes for a vector of a model and 100 for one that it makes itself. */
const mostSearched = { byModel: 60_000, byItself: 200_000 } as const

/** The most pieces of a base or project. Where vectors of a model are compared in an index outside, they take no memory. */
export const mostChunks = ({ EMBEDDINGS, VECTORS }: Pick<Settings, 'EMBEDDINGS' | 'VECTORS'>): number =>
  EMBEDDINGS === 'embedded' || VECTORS !== 'embedded' ? mostSearched.byItself : mostSearched.byModel

/** A file that makes more pieces than its base or project has room for. */
export function indexFull(
  owner: (typeof ownerKinds)[number],
  { chunks, others, most }: { chunks: number; others: number; most: number },
): FileFault {
  const [what, other] =
    owner === 'project' ? ['project', 'a knowledge base'] : ['knowledge base', 'another knowledge base']
  const [left, all] = [Math.max(0, most - others), most].map((count) => count.toLocaleString('en-US'))
  const pieces = chunks === 1 ? '1 piece' : `${chunks.toLocaleString('en-US')} pieces`
  return {
    error: 'files.index_full',
    message: `The file makes ${pieces} of text, and the ${what} has room for ${left} of its ${all}. Delete files from it that are not needed, or upload this one to ${other}.`,
  }
}

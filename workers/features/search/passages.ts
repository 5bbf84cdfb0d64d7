import type { Passage } from '../../../durable-objects/knowledge-index/types.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import type { PlacedHit } from './find-hits.ts'

export interface FoundPassage extends Passage {
  hit: PlacedHit
}

/** What stands in the places of some hits, in their order. One that has gone since is left out. */
export async function passagesOf(context: Context, hits: readonly PlacedHit[]): Promise<FoundPassage[]> {
  const byOwner = Map.groupBy(hits, ({ place }) => place.ownerId)
  const read = await Promise.all(
    [...byOwner].map(([ownerId, some]) =>
      context.services.knowledgeIndexes
        .getByName(ownerId)
        .passages({ chunkIds: some.map(({ chunkId }) => chunkId) }),
    ),
  )
  const known = new Map(read.flat().map((passage) => [passage.chunkId, passage]))
  return hits.flatMap((hit) => {
    const passage = known.get(hit.chunkId)
    return passage ? [{ ...passage, hit }] : []
  })
}

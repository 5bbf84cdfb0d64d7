import type { Context } from '../../../shared/kernel/context.ts'

const atOnce = 100

/** Removes from the index of vectors outside what an index has there: all, or what nobody needs any more. Safe to repeat; returns how many went. */
export async function removeSent(
  { services: { knowledgeIndexes, vectors } }: Context,
  ownerId: string,
  which: 'all' | 'abandoned',
): Promise<number> {
  if (!vectors) return 0
  const index = knowledgeIndexes.getByName(ownerId)
  for (let removed = 0; ;) {
    const ids = await index.sentIds({ which, limit: atOnce })
    if (ids.length === 0) return removed
    await vectors.remove(ids)
    await index.forgetSent({ ids })
    removed += ids.length
  }
}

import type { Context } from '../../../../shared/kernel/context.ts'
import type { Embedder } from '../../../../shared/services/embeddings.ts'
import { embedFirst } from '../embed-first.ts'
import { chunksAtOnce, withoutVector } from '../rules.ts'
import type { FileRow } from '../store.ts'
import type { Step } from './step.ts'

/** Gives the next pieces of a file their vectors, by the model that the deployment has for that. */
export async function embedFile(context: Context, row: FileRow): Promise<Step> {
  const { embedder, knowledgeIndexes } = context.services
  if (!embedder) return { stage: 'indexing' }
  const reading = { fileId: row.fileId, generation: row.generation }
  const index = knowledgeIndexes.getByName(row.ownerId)
  const waiting = await index.unembedded({ reading, model: embedder.model, limit: chunksAtOnce })
  if (waiting.length === 0) return embedded(context, row, embedder)
  const vectors = await embedFirst(embedder, waiting)
  await index.embed({
    reading,
    model: embedder.model,
    vectors: vectors.map(({ ordinal, vector }) => ({ ordinal, vector })),
  })
  const last = vectors.at(-1)?.ordinal ?? 0
  return { stage: 'embedding', part: Math.min(0.99, (last + 1) / Math.max(1, row.chunkCount)) }
}

/** All that the model takes is done; how much it does not take is said. */
async function embedded(context: Context, row: FileRow, { model }: Embedder): Promise<Step> {
  const { fileId, generation, warnings } = row
  const index = context.services.knowledgeIndexes.getByName(row.ownerId)
  const [refused] = await index.refused({ model, reading: { fileId, generation } })
  return { stage: 'indexing', set: { warnings: withoutVector(warnings, refused?.chunks ?? 0) } }
}

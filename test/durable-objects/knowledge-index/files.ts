import type { Chunk, IndexedFile } from '../../../durable-objects/knowledge-index/types.ts'
import { knowledgeIndexes } from '../../support/objects.ts'

export const newIndex = () => knowledgeIndexes.getByName(crypto.randomUUID())
export type Index = ReturnType<typeof newIndex>

export const fileOf = (change: Partial<IndexedFile> = {}): IndexedFile => ({
  fileId: crypto.randomUUID(),
  generation: 1,
  fileName: 'handbook.md',
  fileType: 'md',
  updatedAt: 1_700_000_000_000,
  ...change,
})

/** Chunks of a text that consists of these pieces, a line each. */
export function chunksOf(pieces: readonly string[], headings: readonly string[] = []): Chunk[] {
  let start = 0
  return pieces.map((text, ordinal) => {
    const chunk = { ordinal, start, end: start + text.length, page: null, headings, text }
    start = chunk.end + 1
    return chunk
  })
}

/** Stages and publishes a file of these pieces. */
export async function add(
  index: Index,
  pieces: readonly string[],
  change: Partial<IndexedFile> = {},
): Promise<IndexedFile> {
  const file = fileOf(change)
  await index.stage({ file, sourceHash: 'ab'.repeat(32), chunks: chunksOf(pieces) })
  await index.publish({ reading: file })
  return file
}

/** The texts of what is found, the best first. */
export async function find(index: Index, question: string, more: object = {}): Promise<string[]> {
  const { hits } = await index.search({ question, limit: 10, ...more })
  const passages = await index.passages({ chunkIds: hits.map(({ chunkId }) => chunkId) })
  return passages.map(({ text }) => text)
}

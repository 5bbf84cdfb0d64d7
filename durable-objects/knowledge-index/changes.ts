import { admit, isComplete, published, refused } from './rules.ts'
import {
  countChunks,
  dropReadings,
  keepReading,
  knownOf,
  markRemoved,
  readingRow,
  showReading,
} from './readings.ts'
import { keepChunk } from './chunks.ts'
import { countChanges, foldReading } from './topics.ts'
import type {
  Chunk,
  ChunkVector,
  PublishRequest,
  Published,
  Reading,
  Refused,
  StageRequest,
} from './types.ts'
import { keepVectors } from './vectors.ts'

type Sql = SqlStorage

/** Keeps chunks of a reading that is not searchable yet. Of one that already is, nothing. */
export function stage(
  sql: Sql,
  request: Omit<StageRequest, 'chunks'> & { chunks: readonly (Chunk & { same: string })[] },
): { ok: true } | Refused {
  const admitted = admit(request.file, knownOf(sql, request.file.fileId))
  if (admitted === 'done') return { ok: true }
  if (admitted !== 'stage') return admitted
  const reading = keepReading(sql, request)
  for (const chunk of request.chunks) keepChunk(sql, reading, request.file, chunk)
  foldReading(sql, reading)
  return { ok: true }
}

/** Makes a staged reading searchable in the place of the file's earlier one. */
export function publish(sql: Sql, { reading, chunks }: PublishRequest): Published {
  const admitted = admit(reading, knownOf(sql, reading.fileId))
  if (typeof admitted === 'object') return admitted
  const row = readingRow(sql, reading)
  if (row === null) return refused('not_staged')
  const staged = countChunks(sql, row)
  if (admitted === 'done') return published(staged.count)
  if (!isComplete(staged, chunks)) return refused('incomplete')
  foldReading(sql, row)
  const gone = dropReadings(sql, reading.fileId, reading.generation)
  showReading(sql, row)
  countChanges(sql, gone + staged.count)
  return published(staged.count)
}

/** Whether a search may find anything else after a publication, or a removal. */
export const isPublished = ({ ok }: Published): boolean => ok
export const areGone = (chunks: number): boolean => chunks > 0

/** Removes a file for good. Returns how many searchable chunks went. */
export function remove(sql: Sql, fileId: string): number {
  markRemoved(sql, fileId)
  const gone = dropReadings(sql, fileId)
  countChanges(sql, gone)
  return gone
}

type Embedded = { ok: true; isSearchable: boolean } | Refused

/** Whether searches see what was embedded. */
export const isSeen = (embedded: Embedded): boolean => embedded.ok && embedded.isSearchable

/** Keeps vectors that a model made of chunks of a reading, staged or searchable. */
export function embed(
  sql: Sql,
  { reading, model, vectors }: { reading: Reading; model: string; vectors: readonly ChunkVector[] },
): Embedded {
  const row = readingRow(sql, reading)
  if (row === null) return refused('not_staged')
  keepVectors(sql, row, model, vectors)
  return { ok: true, isSearchable: knownOf(sql, reading.fileId).published === reading.generation }
}

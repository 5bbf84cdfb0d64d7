import type { Published, Reading, Refused } from './types.ts'

/** A file counts under its name without the last extension. */
export const titleOf = (fileName: string): string => fileName.replace(/\.[^.\s]{1,8}$/, '')

/** How much a term counts by where it stands: a title says what all of it is about. */
export const weights = { title: 2, headings: 1, text: 1 } as const

/** The name of a chunk on the wire: of this reading of the file alone, so that it never means other words. */
export const chunkIdOf = ({ fileId, generation, ordinal }: Reading & { ordinal: number }): string =>
  `${fileId}.${generation}.${ordinal}`

/** What a chunk's name says, or null when it is none. */
export function readChunkId(chunkId: string): (Reading & { ordinal: number }) | null {
  const [, fileId, generation, ordinal] = /^(.{1,200})\.(\d{1,15})\.(\d{1,15})$/s.exec(chunkId) ?? []
  if (fileId === undefined) return null
  return { fileId, generation: Number(generation), ordinal: Number(ordinal) }
}

/** What is known of a file when a reading of it arrives. */
export interface Known {
  removed: boolean
  /** Of the reading that is searchable; null when there is none. */
  published: number | null
}

/** Whether a reading may still come; a repeat of the published one is past, and nothing is wrong with it. */
export function admit({ generation }: Reading, { removed, published }: Known): 'stage' | 'done' | Refused {
  if (removed) return { ok: false, code: 'removed' }
  if (published !== null && published > generation) return { ok: false, code: 'outdated' }
  return published === generation ? 'done' : 'stage'
}

/** Whether all chunks of a reading have come. Their ordinals have no gaps, so the last one says how many there are at least. */
export function isComplete(
  { count, last }: { count: number; last: number | null },
  expected: number | undefined,
): boolean {
  return count === (expected ?? (last === null ? 0 : last + 1))
}

export const published = (chunks: number): Published => ({ ok: true, chunks })
export const refused = (code: Refused['code']): Refused => ({ ok: false, code })

/** The fewest chunks that topics are learned of, the most, and how much of what they were learned of may change until they are learned again. */
export const topicRules = { least: 20, most: 10_000, changed: 0.2 } as const

/** Whether topics are to be learned, of how many chunks there are and what has changed since they were learned. */
export function topicsAreDue(chunks: number, learned: { chunks: number; changes: number } | null): boolean {
  if (chunks < topicRules.least) return false
  return learned === null || learned.changes >= Math.max(1, learned.chunks) * topicRules.changed
}

/** Of every so many chunks one is learned of, so that there are not too many. */
export const strideOf = (chunks: number): number => Math.max(1, Math.ceil(chunks / topicRules.most))

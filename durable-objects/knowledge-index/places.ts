import type { Live } from './live.ts'
import type { SearchFilter } from './types.ts'

/** A chunk that may become a hit. */
export interface Candidate {
  place: number
  lexical: number
  dense: number | null
}

/** 1 for each chunk of a file that the filter lets through. */
export function allowedPlaces({ files, fileAt, ids }: Live, filter: SearchFilter | undefined): Uint8Array {
  const allowed = new Uint8Array(ids.length).fill(1)
  if (!filter) return allowed
  const fileIds = filter.fileIds && new Set(filter.fileIds)
  const exceptFileIds = new Set(filter.exceptFileIds)
  const fileTypes = filter.fileTypes && new Set(filter.fileTypes)
  const { from = -Infinity, to = Infinity } = filter
  const passes = files.map(
    ({ fileId, fileType, updatedAt }) =>
      (fileIds?.has(fileId) ?? true) &&
      !exceptFileIds.has(fileId) &&
      (fileTypes?.has(fileType) ?? true) &&
      updatedAt >= from &&
      updatedAt <= to,
  )
  for (let place = 0; place < allowed.length; place++) allowed[place] = passes[fileAt[place] ?? 0] ? 1 : 0
  return allowed
}

const buckets = 1024

/**
 * The places of the highest scores above `least`, at most `most` of them, in no order. Of equal scores at the edge those that come first. Scores are
 * counted by size, and only those of the size at the edge are sorted: nearly all chunks hold some word of a question.
 */
export function highest(
  scores: Float64Array | Float32Array,
  allowed: Uint8Array,
  { most, least }: { most: number; least: number },
): number[] {
  const places: number[] = []
  let top = least
  for (let place = 0; place < scores.length; place++) {
    const score = scores[place] ?? 0
    if (allowed[place] !== 1 || !(score > least)) continue
    places.push(place)
    if (score > top) top = score
  }
  if (places.length <= most) return places
  const scale = buckets / (top - least)
  const sizeOf = (place: number) => Math.min(buckets - 1, Math.floor(((scores[place] ?? 0) - least) * scale))
  const edge = edgeOf(places, sizeOf, most)
  const above = places.filter((place) => sizeOf(place) > edge)
  const nearby = places
    .filter((place) => sizeOf(place) === edge)
    .sort((one, other) => (scores[other] ?? 0) - (scores[one] ?? 0) || one - other)
  return [...above, ...nearby.slice(0, most - above.length)]
}

/** The size at which the first `most` places end. */
function edgeOf(places: readonly number[], sizeOf: (place: number) => number, most: number): number {
  const counts = new Uint32Array(buckets)
  for (const place of places) {
    const size = sizeOf(place)
    counts[size] = (counts[size] ?? 0) + 1
  }
  let [edge, above] = [buckets - 1, counts[buckets - 1] ?? 0]
  while (above < most && edge > 0) above += counts[--edge] ?? 0
  return edge
}

import { and, inArray, isNull } from 'drizzle-orm'
import type {
  Hit,
  SearchAnswer,
  SearchFilter,
  TermStatistics,
} from '../../../durable-objects/knowledge-index/types.ts'
import { files } from '../../../shared/db/tables/knowledge.ts'
import { idsIn } from '../../../shared/db/ids-in.ts'
import { fuse } from '../../../shared/domain/retrieval/fuse.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { logError } from '../../../shared/services/log.ts'
import { orderEmbedding, ownerLives } from '../documents/index.ts'
import { neighboursOf } from './neighbours.ts'
import type { Place } from './places.ts'

/** The most that one question finds. */
export const mostHits = 1000

/** A hit with the place where it was found, and its score among all that was searched. */
export interface PlacedHit extends Hit {
  place: Place
  fused: number
  /** By the model that reads question and text together; only among those it has read. */
  reranked?: number
}

export interface Found {
  hits: PlacedHit[]
  statistics: TermStatistics
  warnings: string[]
}

interface Asked {
  question: string
  filter: SearchFilter
  /** The share of the sense in the score, 0 to 1; a half unless given. */
  denseWeight?: number | undefined
}

/**
 * The pieces of some places that answer a question best, the best first. Several places are searched as one: how rare a word is counts over all of
 * them, so that a small one does not win by being small. What belongs to a file that is gone is left out, whatever an index still says.
 */
export async function findHits(
  context: Context,
  places: readonly Place[],
  { question, filter, denseWeight }: Asked,
): Promise<Found> {
  const { knowledgeIndexes } = context.services
  const indexOf = ({ ownerId }: Place) => knowledgeIndexes.getByName(ownerId)
  const statistics = sumOf(await Promise.all(places.map((place) => indexOf(place).statistics({ question }))))
  const { vector, warnings } = await vectorOf(context, question)
  const outside = await neighboursOf(context, places, vector)
  const answers = await Promise.all(
    places.map((place) => {
      const near = outside.near.get(place.ownerId)
      const asked = { question, filter, statistics, limit: mostHits, ...vector, ...(near && { near }) }
      return indexOf(place).search(asked)
    }),
  )
  const hits = answers.flatMap(({ hits: some }, at) =>
    some.map((hit) => ({ ...hit, place: places[at] as Place, fused: 0 })),
  )
  for (const [at, fused] of fuse(hits, denseWeight).entries()) (hits[at] as PlacedHit).fused = fused
  const ranked = hits.toSorted((one, other) => other.fused - one.fused || compare(one.chunkId, other.chunkId))
  const said = [...warnings, ...outside.warnings, ...sayUnembedded(context, places, answers)]
  return { hits: await bestOfLiveFiles(context, ranked), statistics, warnings: said }
}

/** Says of how many pieces the model has no vector yet, because another one made them, and orders that it gets them. */
function sayUnembedded(
  context: Context,
  places: readonly Place[],
  answers: readonly SearchAnswer[],
): string[] {
  let count = 0
  for (const [at, { unembedded }] of answers.entries()) {
    if (unembedded === 0) continue
    count += unembedded
    context.waitUntil(orderEmbedding(context, places[at]?.ownerId ?? ''))
  }
  if (count === 0) return []
  const pieces = count === 1 ? '1 piece' : `${count} pieces`
  return [`The vectors of ${pieces} are being made anew: until then words alone find them.`]
}

const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other))

function sumOf(all: readonly TermStatistics[]): TermStatistics {
  const frequencies: Record<string, number> = {}
  let [chunks, tokens] = [0, 0]
  for (const one of all) {
    chunks += one.chunks
    tokens += one.tokens
    for (const [term, count] of Object.entries(one.frequencies))
      frequencies[term] = (Object.hasOwn(frequencies, term) ? (frequencies[term] ?? 0) : 0) + count
  }
  return { chunks, tokens, frequencies }
}

/** The question's vector, where a model makes them. Without it words alone find what they can, and the answer says so. */
async function vectorOf(
  { services: { embedder, settings }, requestId }: Context,
  question: string,
): Promise<{ vector?: { vector: Float32Array; model: string }; warnings: string[] }> {
  if (!embedder) return { warnings: [] }
  try {
    const timeoutMs = settings.SEARCH_SERVICE_TIMEOUT_SECONDS * 1000
    const [vector] = await embedder.embed([question], { timeoutMs })
    return { ...(vector && { vector: { vector, model: embedder.model } }), warnings: [] }
  } catch (error) {
    logError({ kind: 'search.embed', requestId, error })
    return { warnings: ['The model for vectors did not answer: this was found by its words alone.'] }
  }
}

/** What belongs to a file that is gone takes no place among the most that are found. */
async function bestOfLiveFiles(context: Context, ranked: readonly PlacedHit[]): Promise<PlacedHit[]> {
  const best: PlacedHit[] = []
  for (let from = 0; from < ranked.length && best.length < mostHits; from += mostHits)
    best.push(...(await ofLiveFiles(context, ranked.slice(from, from + mostHits))))
  return best.slice(0, mostHits)
}

async function ofLiveFiles({ services: { db } }: Context, hits: readonly PlacedHit[]): Promise<PlacedHit[]> {
  const ids = [...new Set(hits.map(({ fileId }) => fileId))]
  if (ids.length === 0) return []
  const rows = await db
    .select({ fileId: files.fileId, ownerId: files.ownerId })
    .from(files)
    .where(and(inArray(files.fileId, idsIn(ids)), isNull(files.deletedAt), ownerLives))
  const owners = new Map(rows.map(({ fileId, ownerId }) => [fileId, ownerId]))
  return hits.filter(({ fileId, place }) => owners.get(fileId) === place.ownerId)
}

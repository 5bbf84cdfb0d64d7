import { inArray } from 'drizzle-orm'
import type { SearchRequest } from '../../../durable-objects/knowledge-index/types.ts'
import { fileTotals } from '../../../shared/db/tables/knowledge.ts'
import { idsIn } from '../../../shared/db/ids-in.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { logError } from '../../../shared/services/log.ts'
import { orderSending } from '../documents/index.ts'
import type { Place } from './places.ts'

type Near = SearchRequest['near']

/** As many as the memory of an object has room for, at 1,024 bytes a vector. */
const mostScanned = 60_000

interface Large {
  ownerId: string
  chunks: number
  isReady: boolean
}

export interface Neighbours {
  /** By the ids of places; those without are small enough to be compared whole. */
  near: ReadonlyMap<string, Near>
  warnings: string[]
}

/** Where to look in large places, by the index of vectors outside. Where that has not all of a place yet or does not answer, the place compares by itself what it can. */
export async function neighboursOf(
  context: Context,
  places: readonly Place[],
  question: { vector: Float32Array; model: string } | undefined,
): Promise<Neighbours> {
  if (!context.services.vectors || !question) return { near: new Map(), warnings: [] }
  const large = await largeOf(context, places, question.model)
  const organizations = await organizationsOf(context, large)
  const warnings = new Set<string>()
  const ask = async (place: Large): Promise<[string, Near]> => {
    const neighbours = await askFor(context, place, {
      ...question,
      organizationId: organizations.get(place.ownerId),
    })
    if (neighbours) return [place.ownerId, { neighbours, now: context.now() }]
    const isScanned = place.chunks <= mostScanned
    if (place.isReady || !isScanned) warnings.add(isScanned ? slow : partly)
    return [place.ownerId, isScanned ? undefined : { neighbours: [], now: context.now() }]
  }
  return { near: new Map(await Promise.all(large.map(ask))), warnings: [...warnings] }
}

const slow = 'The index of vectors did not answer: all pieces were compared one by one instead.'
const partly =
  'The index of vectors could not be asked: of a large base only the pieces that the words find were compared.'

async function largeOf(context: Context, places: readonly Place[], model: string): Promise<Large[]> {
  const { knowledgeIndexes, settings } = context.services
  const all = await Promise.all(
    places.map(async ({ ownerId }) => ({
      ownerId,
      ...(await knowledgeIndexes.getByName(ownerId).outside({ model, now: context.now() })),
    })),
  )
  const large = all.filter(({ chunks }) => chunks > settings.VECTORS_ABOVE)
  for (const { ownerId, unsent, hasAbandoned } of large)
    if (unsent > 0 || hasAbandoned) context.waitUntil(orderSending(context, ownerId, model))
  return large
}

/** A base may be shared: its vectors lie with its own organization. */
async function organizationsOf({ services: { db } }: Context, large: readonly Large[]) {
  if (large.length === 0) return new Map<string, string>()
  const ids = idsIn(large.map(({ ownerId }) => ownerId))
  const { ownerId, organizationId } = fileTotals
  const rows = await db.select({ ownerId, organizationId }).from(fileTotals).where(inArray(ownerId, ids))
  return new Map(rows.map((row) => [row.ownerId, row.organizationId]))
}

async function askFor(
  { services: { vectors }, requestId }: Context,
  { ownerId, isReady }: Large,
  { vector, organizationId }: { vector: Float32Array; organizationId: string | undefined },
): Promise<string[] | undefined> {
  if (!vectors || !isReady || organizationId === undefined) return undefined
  try {
    return await vectors.near({ organizationId, ownerId }, vector)
  } catch (error) {
    logError({ kind: 'search.near', requestId, error })
    return undefined
  }
}

import { z } from 'zod'
import { fnv1a } from '../domain/basics/fnv.ts'
import { once } from '../domain/basics/once.ts'
import { inTime } from '../kernel/in-time.ts'
import { ServiceFault } from './ask-json.ts'
import type { Settings } from './settings.ts'

/** Whose vectors: those of one base or project. */
export interface VectorPlace {
  organizationId: string
  ownerId: string
}

/** An index of vectors outside of the objects of bases. It says where to look, and may be behind: what it names has to be looked up. */
export interface Vectors {
  /** Names of the nearest, the nearest first, at most 400. Throws `ServiceFault` when there is no answer. */
  near: (place: VectorPlace, vector: Float32Array) => Promise<string[]>
  /** Takes up to 1,000 under their names, in the place of what had them. */
  put: (place: VectorPlace, vectors: readonly { id: string; vector: Float32Array }[]) => Promise<void>
  remove: (ids: readonly string[]) => Promise<void>
}

/** What of the binding is used. */
export type VectorIndex = Pick<Vectorize, 'query' | 'upsert' | 'deleteByIds'>

/** A query finds no more; so each piece is in one of some buckets, and all of them are asked. */
const mostOfQuery = 100
const buckets = 16
const atOnce = 6
const mostNeighbours = 400
const removedAtOnce = 100

/**
 * The configured index of vectors, or undefined where each base compares its own. Chosen by a setting, never by the presence of a binding. An organization is a
 * namespace, which is applied before anything is compared.
 * Source: Vectorize, "Limits" and "Metadata filtering".
 */
export function createVectors(settings: Settings, index: VectorIndex | undefined): Vectors | undefined {
  if (settings.VECTORS !== 'vectorize') return undefined
  const bound = (): VectorIndex => {
    if (!index) throw new ServiceFault('This Worker has no binding VECTOR_INDEX')
    return index
  }
  return {
    near: (place, vector) => askAll(bound(), { place, vector, settings }),
    async put({ organizationId: namespace, ownerId: owner }, vectors) {
      const rows = vectors.map(({ id, vector }) => {
        const metadata = { owner, bucket: bucketOf(id) }
        return { id, values: [...vector], namespace, metadata }
      })
      if (rows.length > 0) await bound().upsert(rows)
    },
    async remove(ids) {
      for (let from = 0; from < ids.length; from += removedAtOnce)
        await bound().deleteByIds(ids.slice(from, from + removedAtOnce))
    },
  }
}

interface Asked {
  place: VectorPlace
  vector: Float32Array
  settings: Settings
}

const Matches = once(() => z.object({ matches: z.array(z.object({ id: z.string(), score: z.number() })) }))

/** All buckets, a few at a time and all of them in the time of one search. */
async function askAll(index: VectorIndex, { place, vector, settings }: Asked): Promise<string[]> {
  const { organizationId: namespace, ownerId: owner } = place
  const found: { id: string; score: number }[] = []
  let next = 0
  const askSome = async () => {
    while (next < buckets) {
      const filter = { owner, bucket: next++ }
      const answer = await index.query([...vector], { topK: mostOfQuery, namespace, filter })
      const { success, data } = Matches().safeParse(answer)
      if (!success) throw new ServiceFault('The index of vectors answered with something else than matches')
      found.push(...data.matches)
    }
  }
  const all = Promise.all(Array.from({ length: atOnce }, askSome))
  try {
    await inTime(all, settings.SEARCH_SERVICE_TIMEOUT_SECONDS * 1000)
  } catch (error) {
    next = buckets
    if (error instanceof ServiceFault) throw error
    throw new ServiceFault('The index of vectors did not answer')
  }
  const best = found.toSorted((one, other) => other.score - one.score)
  return [...new Set(best.map(({ id }) => id))].slice(0, mostNeighbours)
}

/** By the name of a piece, so that pieces of one file are spread over all. */
const bucketOf = (id: string): number => fnv1a(id) % buckets

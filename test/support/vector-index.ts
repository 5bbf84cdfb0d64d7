import type { VectorIndex } from '../../shared/services/vectors.ts'

interface Row {
  id: string
  values: number[]
  namespace: string
  metadata: Record<string, unknown>
}

const dot = (one: readonly number[], other: readonly number[]) =>
  one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0)

/** An index of vectors with the binding's form and limits, that shows what it took at once. */
export function newVectorIndex() {
  const rows = new Map<string, Row>()
  const state = { isAway: false, asking: 0, mostAsking: 0, queries: 0 }
  const require = (condition: boolean, what: string) => {
    if (!condition) throw new Error(`VECTOR_QUERY_ERROR (code = 40025): ${what}`)
  }
  const answer = async <T>(of: () => T): Promise<T> => {
    state.mostAsking = Math.max(state.mostAsking, ++state.asking)
    await Promise.resolve()
    state.asking--
    require(!state.isAway, 'internal error')
    return of()
  }
  const query = (vector: number[], options: { topK: number; namespace: string; filter: object }) =>
    answer(() => {
      state.queries++
      require(options.topK <= 100, 'topK')
      const matches = [...rows.values()]
        .filter(({ namespace }) => namespace === options.namespace)
        .filter(({ metadata }) => Object.entries(options.filter).every(([key, is]) => metadata[key] === is))
        .map(({ id, values }) => ({ id, score: dot(vector, values) }))
        .toSorted((one, other) => other.score - one.score)
        .slice(0, options.topK)
      return { count: matches.length, matches }
    })
  const upsert = (some: Row[]) =>
    answer(() => {
      require(some.length <= 1000, 'too many vectors')
      for (const row of some) {
        require(new TextEncoder().encode(row.id).length <= 64, 'id too long')
        rows.set(row.id, row)
      }
      return { mutationId: crypto.randomUUID() }
    })
  const deleteByIds = (ids: string[]) =>
    answer(() => {
      require(ids.length > 0 && ids.length <= 100, 'ids')
      for (const id of ids) rows.delete(id)
      return { mutationId: crypto.randomUUID() }
    })
  return { rows, state, binding: { query, upsert, deleteByIds } as unknown as VectorIndex }
}

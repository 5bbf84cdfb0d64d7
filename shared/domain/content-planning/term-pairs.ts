/** What stands beside each other in elements of certain names, and may be a term and what it means. */
export interface Pair {
  name: string
  at: number
  term: string
  value: string
}

/** Of the terms, how many several files have; of what follows them, how many at most. */
const shares = { terms: 0.6, values: 0.4 }

/** The names of pairs, one side of which says in several files what the other is. */
export function namesOfTerms(files: readonly (readonly Pair[])[]): Set<string> {
  const all = files.flatMap((pairs, file) => pairs.map((pair) => ({ ...pair, file })))
  const byName = [...Map.groupBy(all, ({ name }) => name)]
  return new Set(byName.flatMap(([name, some]) => (areTerms(some) ? [name] : [])))
}

function areTerms(pairs: readonly (Pair & { file: number })[]): boolean {
  const filesOf = (side: 'term' | 'value') =>
    [...Map.groupBy(pairs, (pair) => pair[side]).values()].map(
      (some) => new Set(some.map(({ file }) => file)).size,
    )
  const [terms, values] = [filesOf('term'), filesOf('value')]
  const repeated = (files: readonly number[]) => files.filter((count) => count > 1).length / files.length
  return terms.length > 1 && repeated(terms) >= shares.terms && repeated(values) <= shares.values
}

import type { Dropped } from './answer-schema.ts'

/** What nobody reads a sentence by is no loss. */
const slight: ReadonlySet<string> = new Set(['others', 'absent', 'pages', 'controls', 'samples'])

/** The sentences that dropped elements name, as far as they would have said what a sentence demands. */
export const lostBy = (dropped: readonly Dropped[]): number[] =>
  dropped.flatMap(({ kind, element }) => (slight.has(kind) ? [] : sentencesIn(element)))

function sentencesIn(element: unknown): number[] {
  const all: unknown = typeof element === 'object' && element !== null && 's' in element ? element.s : []
  return Array.isArray(all) ? all.filter((one): one is number => Number.isInteger(one)) : []
}

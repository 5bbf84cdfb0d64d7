import type { TestCase } from './schema.ts'

type Counts = Record<string, number>

/** What a summary counts of a set of cases: all of them, and those of each technique, type and priority. */
export function countCases(testCases: TestCase[]): {
  total: number
  byTechnique: Counts
  byType: Counts
  byPriority: Counts
} {
  return {
    total: testCases.length,
    byTechnique: countOf(testCases.flatMap(({ designTechnique }) => designTechnique?.split(', ') ?? [])),
    byType: countOf(testCases.map(({ testType }) => testType)),
    byPriority: countOf(testCases.map(({ priority }) => priority)),
  }
}

function countOf(keys: string[]): Counts {
  const counts = new Map<string, number>()
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  return Object.fromEntries(counts)
}

import type { TestCase } from '../../test-cases/schema.ts'
import { weightOf } from '../../test-generation/selection/select-cases.ts'
import type { Item } from '../model.ts'
import type { Summary } from '../../test-generation/schema.ts'

/** Counts cases by a key that a case may lack. */
function countBy(cases: TestCase[], keysOf: (testCase: TestCase) => string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const testCase of cases) for (const key of keysOf(testCase)) counts[key] = (counts[key] ?? 0) + 1
  return counts
}

/** Percent with two decimals; an empty plan is 0 percent covered, not 100. */
export function percentOf(covered: number, items: number): number {
  return items === 0 ? 0 : Math.round((covered / items) * 10_000) / 100
}

export interface SummaryInput {
  testCases: TestCase[]
  /** The items of the plan. */
  items: Item[]
  covered: Set<string>
  cut: Set<string>
  /** Those of the cut ones whose cases would be longer than a case may be. */
  tooLong?: Set<string>
  /** Items that a case claimed and the checker did not find in it. */
  unconfirmed?: Set<string>
  max: number
  requirements: Summary['requirements']
  duplicatesRemoved: number
}

/** The summary of a run: counts of cases, coverage as the checker recomputed it, and the account of sentences. */
export function summarize({
  testCases,
  items,
  covered,
  cut,
  tooLong = new Set(),
  unconfirmed = new Set(),
  max,
  requirements,
  duplicatesRemoved,
}: SummaryInput): Summary {
  const byTechnique: Summary['coverage']['byTechnique'] = {}
  for (const item of items) {
    const entry = (byTechnique[item.technique] ??= { items: 0, covered: 0, percent: 0 })
    entry.items += 1
    if (covered.has(item.id)) entry.covered += 1
    entry.percent = percentOf(entry.covered, entry.items)
  }
  const count = items.filter((item) => covered.has(item.id)).length
  const dropped = items.filter((item) => cut.has(item.id)).sort((a, b) => weightOf(a) - weightOf(b))
  return {
    total: testCases.length,
    byTechnique: countBy(testCases, (testCase) => testCase.designTechnique?.split(', ') ?? []),
    byType: countBy(testCases, (testCase) => [testCase.testType]),
    byPriority: countBy(testCases, (testCase) => [testCase.priority]),
    coverage: {
      items: items.length,
      covered: count,
      percent: percentOf(count, items.length),
      byTechnique,
      dropped: [
        ...dropped.map((item) => ({
          coverageItem: item.id,
          reason: tooLong.has(item.id)
            ? 'its case would be longer than a case may be'
            : `cut by the cap of ${max} cases (${item.priority} risk)`,
        })),
        ...items
          .filter((item) => unconfirmed.has(item.id))
          .map((item) => ({
            coverageItem: item.id,
            reason: 'a case claimed it, and the checker did not confirm it',
          })),
      ],
    },
    requirements,
    duplicatesRemoved,
    engine: 'embedded',
  }
}

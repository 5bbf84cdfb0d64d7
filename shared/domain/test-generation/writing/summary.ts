import type { ItemBase } from '../../test-cases/draft.ts'
import type { TestCase } from '../../test-cases/schema.ts'
import type { Summary } from '../schema.ts'
import { weightOf } from '../selection/select-cases.ts'

interface SummaryInput {
  testCases: TestCase[]
  /** The items of the plan. */
  items: ItemBase[]
  covered: ReadonlySet<string>
  cut: ReadonlySet<string>
  max: number
  requirements: Summary['requirements']
  duplicatesRemoved: number
}

/** The summary of a run: counts of cases, coverage as the checker recomputed it, and the account of sentences. */
export function summarize(input: SummaryInput): Summary {
  const { testCases, items, covered, cut, max, requirements, duplicatesRemoved } = input
  const byTechnique: Summary['coverage']['byTechnique'] = {}
  for (const [technique, own] of Map.groupBy(items, (item) => item.technique))
    byTechnique[technique] = shareOf(own, covered)
  const dropped = items.filter(({ id }) => cut.has(id)).sort((a, b) => weightOf(a) - weightOf(b))
  return {
    total: testCases.length,
    byTechnique: countBy(testCases, ({ designTechnique }) => designTechnique?.split(', ') ?? []),
    byType: countBy(testCases, ({ testType }) => [testType]),
    byPriority: countBy(testCases, ({ priority }) => [priority]),
    byBasis: countBy(testCases, ({ basis }) => (basis ? [basis] : [])),
    coverage: {
      ...shareOf(items, covered),
      byTechnique,
      dropped: dropped.map(({ id, priority }) => ({
        coverageItem: id,
        reason: `cut by the cap of ${max} cases (${priority} risk)`,
      })),
    },
    requirements,
    duplicatesRemoved,
    engine: 'embedded',
  }
}

/** Percent with two decimals; an empty plan is 0 percent covered, not 100. */
function shareOf(items: readonly ItemBase[], covered: ReadonlySet<string>) {
  const count = items.filter(({ id }) => covered.has(id)).length
  const percent = items.length === 0 ? 0 : Math.round((count / items.length) * 10_000) / 100
  return { items: items.length, covered: count, percent }
}

function countBy(
  cases: readonly TestCase[],
  keysOf: (testCase: TestCase) => string[],
): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const testCase of cases) for (const key of keysOf(testCase)) counts[key] = (counts[key] ?? 0) + 1
  return counts
}

import type { Item } from '../../model-based-testing/index.ts'
import type { TestCase, TestType } from '../../test-cases/schema.ts'

/** The test types that a case belongs to, by the items that it covers. */
export function typesOf({ testType }: TestCase, items: readonly Item[]): TestType[] {
  const isMain = items.some(({ as }) => as === 'main')
  const isEdge = items.some(({ as }) => as === 'edge')
  const isPath = items.some(({ as }) => as === 'move' || as === 'flow')
  return [
    testType,
    ...(isEdge ? (['boundary'] as const) : []),
    'functional',
    ...(isMain ? (['smoke'] as const) : []),
    'regression',
    ...(isMain || isPath ? (['e2e'] as const) : []),
  ]
}

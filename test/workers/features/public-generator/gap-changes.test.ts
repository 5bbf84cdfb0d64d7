import { expect, test } from 'vitest'
import { gapChanges } from '../../../../workers/features/public-generator/gap-changes.ts'

const gap = (description: string) => ({
  gapId: 'G-1',
  requirementRef: 'R-1',
  technique: 'equivalence-partitioning',
  coverageItem: 'item',
  description,
  priority: 'low' as const,
})

test('gaps that are others than before are told with their counts, the same ones are not', () => {
  const before = { gaps: [gap('Which hours?'), gap('How long?')] }
  expect(gapChanges(before, { gaps: [gap('How long?'), gap('Which hours?')] })).toBeUndefined()
  expect(gapChanges(before, { gaps: [gap('How long?')] })).toBe(
    'What the text leaves open changed: 2 gaps before, 1 now.',
  )
  expect(gapChanges(null, before)).toBeUndefined()
})

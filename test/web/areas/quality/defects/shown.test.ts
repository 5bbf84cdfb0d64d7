import { expect, test } from 'vitest'
import { isShown } from '../../../../../web/areas/quality/defects/shown.ts'

const defect = { status: 'open', proposal: null, testCaseId: 'c' } as const

test('not settled is what the figures count as open', () => {
  expect(isShown(defect, 'unsettled')).toBe(true)
  expect(isShown({ ...defect, status: 'fixed' }, 'unsettled')).toBe(true)
  expect(isShown({ ...defect, status: 'verified' }, 'unsettled')).toBe(false)
  expect(isShown({ ...defect, status: 'deferred' }, 'unsettled')).toBe(false)
})

test('proposals and defects without a case are found', () => {
  expect(isShown(defect, 'proposed')).toBe(false)
  expect(isShown({ ...defect, proposal: { status: 'verified', executionId: 'e' } }, 'proposed')).toBe(true)
  expect(isShown(defect, 'orphan')).toBe(false)
  expect(isShown({ ...defect, testCaseId: null }, 'orphan')).toBe(true)
  expect(isShown(defect, '')).toBe(true)
})

import { expect, test } from 'vitest'
import { rehearsalOf } from '../../../../../../web/areas/visitors/generator/rehearsal/rehearsed-case.ts'

test('the rehearsal of a case is that of its id, and a session without one has none', () => {
  const differs = { testCaseId: 'A', state: 'differs' as const, reason: '', screenshotUrl: null }
  const rehearsal = {
    status: 'over' as const,
    executionId: 'x',
    pageUrl: null,
    at: null,
    expiresAt: '',
    cases: [differs],
  }
  expect(rehearsalOf({ rehearsal }, 'A')).toBe(differs)
  expect(rehearsalOf({ rehearsal }, 'B')).toBeUndefined()
  expect(rehearsalOf({ rehearsal: null }, 'A')).toBeUndefined()
  expect(rehearsalOf(null, 'A')).toBeUndefined()
})

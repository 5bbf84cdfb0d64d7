import { expect, test } from 'vitest'
import { rehearsalOf } from '../../../../../../web/areas/visitors/generator/rehearsal/rehearsed-case.ts'

test('the rehearsal of a case is that of its id, and a session without one has none', () => {
  const differs = { testCaseId: 'A', state: 'differs' as const, expected: '8', seen: '9' }
  expect(rehearsalOf({ rehearsal: { cases: [differs] } }, 'A')).toBe(differs)
  expect(rehearsalOf({ rehearsal: { cases: [differs] } }, 'B')).toBeUndefined()
  expect(rehearsalOf({ rehearsal: null }, 'A')).toBeUndefined()
  expect(rehearsalOf({}, 'A')).toBeUndefined()
  expect(rehearsalOf(null, 'A')).toBeUndefined()
})

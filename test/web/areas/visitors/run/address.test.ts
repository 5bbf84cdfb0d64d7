import { describe, expect, test } from 'vitest'
import { isId, placeOf, runHash, setupHash } from '../../../../../web/areas/visitors/run/address.ts'

describe('the address of a run', () => {
  test('leads to a step of a case and back', () => {
    const hash = runHash('id', { caseId: 'TC 1&2', step: 3 })
    expect(placeOf(hash)).toEqual({ executionId: 'id', caseId: 'TC 1&2', step: 3, cases: [] })
  })

  test('names cases whatever their ids are', () => {
    const ids = ['TC-001', 'a,b', 'c%d', '&=#']
    expect(placeOf(setupHash('s', ids))).toEqual({ sessionId: 's', cases: ids })
  })

  test('may be broken without breaking the page', () => {
    expect(placeOf('')).toEqual({ cases: [] })
    expect(placeOf('#cases=%25E0%25A4%25&step=x&execution=')).toEqual({ cases: ['%E0%A4%'] })
    expect([isId('nonsense'), isId('4ffe51ef-2b35-4d02-8d5f-9f4c35ad7421')]).toEqual([false, true])
  })
})

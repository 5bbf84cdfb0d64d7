import { describe, expect, test } from 'vitest'
import { isId, placeOf } from '../../../../../web/areas/visitors/run/address.ts'

describe('the address of a run', () => {
  test('may be broken without breaking the page', () => {
    expect(placeOf('')).toEqual({ cases: [] })
    expect(placeOf('#cases=%25E0%25A4%25&step=x&execution=')).toEqual({ cases: ['%E0%A4%'] })
    expect([isId('nonsense'), isId('4ffe51ef-2b35-4d02-8d5f-9f4c35ad7421')]).toEqual([false, true])
  })
})

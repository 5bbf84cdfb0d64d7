import { expect, test } from 'vitest'
import { parcelsOf } from '../../../../../web/areas/quality/cases/parcels.ts'

const before = { action: 'Look', expectedResult: '' }
const after = { action: 'Open the page', expectedResult: '', testData: 'x' }
const rewording = (id: string) =>
  ({ id, stepNumber: 1, before, after, readable: true, meaning: 'holds' }) as const

test('rewordings are sent with the steps as they were read', () => {
  expect(parcelsOf([rewording('a')])).toEqual([[{ id: 'a', stepNumber: 1, before, ...after }]])
})

test('no request names more cases than it may, and all are sent', () => {
  const parcels = parcelsOf(Array.from({ length: 450 }, (_, at) => rewording(String(at))))
  expect(parcels.map(({ length }) => length)).toEqual([200, 200, 50])
  expect(new Set(parcels.flat().map(({ id }) => id)).size).toBe(450)
  expect(parcelsOf([])).toEqual([])
})

import { expect, test } from 'vitest'
import { lookHash, lookedAt } from '../../../../../web/areas/quality/run/looked.ts'

test('what is looked at stands behind the hash and is found again', () => {
  const at = { caseId: 'a b&c', step: 2 }
  expect(lookedAt(lookHash(at))).toEqual(at)
  expect(lookedAt('')).toEqual({})
  expect(lookedAt('#case=&step=-1')).toEqual({})
})

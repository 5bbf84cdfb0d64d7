import { expect, test } from 'vitest'
import { runAddress } from '../../../../../web/areas/visitors/generator/target.ts'
import { placeOf } from '../../../../../web/areas/visitors/run/address.ts'

test('what a run needs stands behind the #, where no server sees it', () => {
  expect(runAddress({ sessionId: 'S' })).toBe('/run#session=S')
})

test('the page of runs reads the cases that were chosen, whatever their ids are', () => {
  const cases = ['A,1', 'B&C', '50%']
  const { hash } = new URL(runAddress({ sessionId: 'S', cases }), 'http://localhost')
  expect(placeOf(hash)).toMatchObject({ sessionId: 'S', cases })
})

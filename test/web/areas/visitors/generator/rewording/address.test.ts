import { expect, test } from 'vitest'
import {
  idsInAddress,
  rewordingHash,
} from '../../../../../../web/areas/visitors/generator/rewording/address.ts'

test('an address names the cases that are to be made runnable, whatever their ids are', () => {
  const ids = ['TC-001', 'a,b', '50% & more', 'ä#']
  const hash = rewordingHash('2f1c', ids)
  expect(idsInAddress(hash)).toEqual(ids)
  expect(hash).toMatch(/^#session=2f1c&/)
})

test('an address without such cases, or one that was cut, names none or what is left', () => {
  expect(idsInAddress('#session=2f1c')).toEqual([])
  expect(idsInAddress('')).toEqual([])
  expect(idsInAddress('#session=2f1c&reword=%25,TC-1')).toEqual(['%', 'TC-1'])
})

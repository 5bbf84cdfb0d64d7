import { expect, test } from 'vitest'
import { changedFields } from '../../../shared/kernel/unchanged.ts'

const shown = {
  name: 'Relaunch',
  description: null,
  agents: [{ id: 'a', config: { depth: 1 } }],
  updatedAt: 1,
}

test('what equals what is shown is no change, however deep', () => {
  expect(changedFields(structuredClone(shown), shown)).toEqual({})
  expect(changedFields({ agents: [{ config: { depth: 1 }, id: 'a' }] }, shown)).toEqual({})
})

test('what differs is one: null and nothing, another order, another type', () => {
  expect(changedFields({ description: '' }, shown)).toEqual({ description: '' })
  expect(changedFields({ name: null }, shown)).toEqual({ name: null })
  expect(changedFields({ tags: ['b', 'a'] }, { tags: ['a', 'b'] })).toEqual({ tags: ['b', 'a'] })
  expect(changedFields({ order: '1' }, { order: 1 })).toEqual({ order: '1' })
  expect(changedFields({ slug: 'new' }, shown)).toEqual({ slug: 'new' })
})

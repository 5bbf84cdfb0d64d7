import { expect, test } from 'vitest'
import { draftOf, dropDraft, keepDraft } from '../../../web/client/draft.ts'
import { storageOf } from '../support.ts'

const fields = ['name', 'description'] as const

test('what was typed is given back for its own record only, and gone when dropped', () => {
  const [storage, draft] = [storageOf(new Map()), { name: 'Shop', description: 'Half a sent' }]
  const restored = (record: string) => draftOf(record, fields, storage)
  keepDraft('p1', draft, storage)
  expect(restored('p1')).toEqual(draft)
  expect(restored('p2')).toBeNull()
  dropDraft('p1', storage)
  expect(restored('p1')).toBeNull()
})

test('a full storage does not stop anybody from typing', () => {
  const full = storageOf(new Map(), {
    setItem() {
      throw new Error('QuotaExceededError')
    },
  })
  expect(() => keepDraft('p1', { name: 'a', description: 'b' }, full)).not.toThrow()
})

test('what somebody else has put there is no draft', () => {
  for (const text of ['{', '7', '{"name":1,"description":"a"}', 'null'])
    expect(draftOf('p1', fields, storageOf(new Map(), { getItem: () => text }))).toBeNull()
})

import { expect, test } from 'vitest'
import { draftOf, keepDraft } from '../../../web/client/draft.ts'
import { storageOf } from '../support.ts'

const fields = ['name', 'description'] as const

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

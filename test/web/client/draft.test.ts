import { expect, test } from 'vitest'
import { draftOf, dropDraft, keepDraft } from '../../../web/client/draft.ts'

function storageOf(own: Partial<Storage> = {}): Storage {
  const kept = new Map<string, string>()
  return {
    length: 0,
    clear: () => kept.clear(),
    key: () => null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    ...own,
  }
}

const fields = ['name', 'description'] as const

test('what was typed is there again until it is dropped, for its own record only', () => {
  const storage = storageOf()
  const draft = { name: 'مشروع', description: 'Half a sent' }
  keepDraft('p1', draft, storage)
  expect(draftOf('p1', fields, storage)).toEqual(draft)
  expect(draftOf('p2', fields, storage)).toBeNull()
  dropDraft('p1', storage)
  expect(draftOf('p1', fields, storage)).toBeNull()
})

test('a full storage does not stop anybody from typing', () => {
  const full = storageOf({
    setItem() {
      throw new Error('QuotaExceededError')
    },
  })
  expect(() => keepDraft('p1', { name: 'a', description: 'b' }, full)).not.toThrow()
})

test('what somebody else has put there is no draft', () => {
  for (const text of ['{', '7', '{"name":1,"description":"a"}', 'null'])
    expect(draftOf('p1', fields, storageOf({ getItem: () => text }))).toBeNull()
})

import { expect, test } from 'vitest'
import { changesOf, merged } from '../../../web/client/merge.ts'

interface Record {
  title: string
  tags: string[]
  note?: string | undefined
}
const fields = ['title', 'tags', 'note'] as const satisfies readonly (keyof Record)[]
const base: Record = { title: 'A', tags: ['x'], note: 'n' }

test('only what was changed is sent, and what was taken away as null', () => {
  expect(changesOf(base, { ...base, tags: ['x'] }, fields)).toEqual({})
  expect(changesOf(base, { ...base, title: 'B', note: undefined }, fields)).toEqual({
    title: 'B',
    note: null,
  })
})

test('a field that nobody has chosen a version of yet stays open when there is a still newer one', () => {
  const [theirs, later] = [
    { ...base, title: 'Theirs' },
    { ...base, title: 'Theirs', tags: ['y'] },
  ]
  const versions = { base: theirs, draft: { ...base, title: 'Mine' }, now: later }
  expect(merged(versions, fields).clashes).toEqual([])
  expect(merged({ ...versions, open: [{ field: 'title', theirs: 'Theirs' }] }, fields).clashes).toEqual([
    { field: 'title', mine: 'Mine', theirs: 'Theirs' },
  ])
})

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

test('what others changed of the rest is taken in', () => {
  const { draft, clashes } = merged(
    { base, draft: { ...base, title: 'Mine' }, now: { ...base, tags: ['y'] } },
    fields,
  )
  expect(draft).toEqual({ title: 'Mine', tags: ['y'], note: 'n' })
  expect(clashes).toEqual([])
})

test('a field that both changed keeps what is typed, and both versions are told', () => {
  const now = { ...base, title: 'Theirs' }
  const { draft, clashes } = merged({ base, draft: { ...base, title: 'Mine' }, now }, fields)
  expect(draft.title).toBe('Mine')
  expect(clashes).toEqual([{ field: 'title', mine: 'Mine', theirs: 'Theirs' }])
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

test('who wrote the same does not clash', () => {
  const same = { ...base, tags: ['x', 'y'] }
  expect(merged({ base, draft: { ...same }, now: { ...same, tags: ['x', 'y'] } }, fields).clashes).toEqual([])
})

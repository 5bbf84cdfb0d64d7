import { expect, test } from 'vitest'
import { mergedEntries, mergedValue } from '../../../web/client/merge-entries.ts'
import { merged } from '../../../web/client/merge.ts'

interface Page {
  key: string
  fileId: string
  status: string
  texts: Record<string, string>
}
const page = (key: string, change: Partial<Page> = {}): Page => ({
  key,
  fileId: `${key}-1`,
  status: 'planned',
  texts: {},
  ...change,
})
const keyOf = ({ key }: Page) => key
const joined = (versions: { base: Page[]; draft: Page[]; now: Page[] }) => mergedEntries(versions, keyOf)

test('what two people changed of different entries, or of different fields of one, stands together', () => {
  const base = [page('a'), page('b', { texts: { title: 'T' } }), page('c')]
  const draft = [page('a', { status: 'ready' }), page('b', { texts: { title: 'Mine' } }), page('c')]
  const now = [
    page('a', { fileId: 'a-2' }),
    page('b', { texts: { title: 'T', time: 'Theirs' } }),
    page('c', { status: 'migrated' }),
  ]
  const { mine, theirs } = joined({ base, draft, now })
  expect(mine).toEqual([
    page('a', { fileId: 'a-2', status: 'ready' }),
    page('b', { texts: { title: 'Mine', time: 'Theirs' } }),
    page('c', { status: 'migrated' }),
  ])
  expect(theirs).toEqual(mine)
})

test('an entry that is there no more goes, and one that came stays', () => {
  const { mine } = joined({
    base: [page('a'), page('b')],
    draft: [page('a', { status: 'ready' }), page('b', { status: 'ready' })],
    now: [page('b'), page('c')],
  })
  expect(mine).toEqual([page('b', { status: 'ready' }), page('c')])
})

test('a text that was taken away stays away', () => {
  const versions = { base: { a: 'x', b: 'y' }, draft: { b: 'y' }, now: { a: 'x', b: 'z' } }
  expect(mergedValue<Record<string, string>>(versions)).toEqual({ mine: { b: 'z' }, theirs: { b: 'z' } })
})

test('where both changed the same, each version keeps everything else that was changed', () => {
  const base = { pages: [page('a'), page('b')], updatedAt: '1' }
  const draft = { ...base, pages: [page('a', { status: 'ready' }), page('b', { status: 'ready' })] }
  const now = { pages: [page('a', { status: 'skipped' }), page('b')], updatedAt: '2' }
  const merges = { pages: (versions: { base: Page[]; draft: Page[]; now: Page[] }) => joined(versions) }
  const first = merged({ base, draft, now }, ['pages'], merges)
  const mine = [page('a', { status: 'ready' }), page('b', { status: 'ready' })]
  const theirs = [page('a', { status: 'skipped' }), page('b', { status: 'ready' })]
  expect(first).toEqual({
    draft: { pages: mine, updatedAt: '2' },
    clashes: [{ field: 'pages', mine, theirs }],
  })
  const later = { pages: [page('a', { status: 'skipped' }), page('b', { fileId: 'b-2' })], updatedAt: '3' }
  const again = merged({ base: now, draft: first.draft, now: later, open: first.clashes }, ['pages'], merges)
  expect(again.clashes[0]?.theirs).toEqual([
    page('a', { status: 'skipped' }),
    page('b', { fileId: 'b-2', status: 'ready' }),
  ])
})

import { expect, test } from 'vitest'
import { endOf } from '../../../../../workers/features/crawls/walk/end-of.ts'
import type { Known } from '../../../../../workers/features/crawls/walk/types.ts'

const start = 'https://a.example/'

const known = (path: string, state: Known['state'], reason: string | null = null): Known => ({
  url: new URL(path, start).href,
  depth: path === '/' ? 0 : 1,
  state,
  reason,
  canonical: null,
  title: null,
  hash: null,
  fingerprint: null,
  fileId: null,
})
const ended = (...addresses: Known[]) =>
  endOf({
    row: { url: start },
    known: new Map(addresses.map((one) => [one.url, one])),
  })

const forbidden = 'The robots.txt of the site does not allow it.'

test('a walk that read nothing has failed, and says what became of its start, however much a sitemap lists', () => {
  const listed = [known('/a', 'skipped', forbidden), known('/b', 'gone', 'There is no such page.')]
  expect(ended(known('/', 'skipped', forbidden), ...listed)).toEqual({
    kind: 'end',
    status: 'failed',
    error: `Nothing was read. The start: ${forbidden}`,
  })
  expect(ended(known('/', 'gone', 'There is no such page.'))).toMatchObject({ status: 'failed' })
})

test.each<Known['state']>(['fetched', 'unchanged'])(
  'a walk whose start came to nothing is complete where another page is %s',
  (state) => {
    expect(ended(known('/', 'skipped', 'It leads to another.'), known('/a', state))).toEqual({
      kind: 'end',
      status: 'completed',
    })
  },
)

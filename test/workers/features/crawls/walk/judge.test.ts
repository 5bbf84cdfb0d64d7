import { expect, test } from 'vitest'
import { printOf } from '../../../../../shared/domain/near-duplicates/index.ts'
import type { Surveyed } from '../../../../../shared/services/fetched-pages.ts'
import type { FetchedBytes } from '../../../../../shared/services/page-fetcher.ts'
import {
  type View,
  judgeFailure,
  judgeFile,
  judgeRefusal,
} from '../../../../../workers/features/crawls/walk/judge.ts'
import type { Known, Picked } from '../../../../../workers/features/crawls/walk/types.ts'

const start = 'https://a.example/'
const words = (own: string) => Array.from({ length: 60 }, (_, n) => `${own}${n} ${(n * 7) % 13}`).join(' ')
const at = (path: string) => `https://a.example${path}`

const address = (changes: Partial<Picked> = {}): Picked => ({
  kbId: 'base',
  site: start,
  url: at('/a'),
  organizationId: 'organization',
  crawlId: 'crawl',
  depth: 1,
  ordinal: 3,
  state: 'found',
  reason: null,
  etag: null,
  lastModified: null,
  hash: null,
  fingerprint: null,
  canonical: null,
  title: null,
  tries: 0,
  fileId: null,
  misses: 0,
  fetchedAt: null,
  updatedAt: 0,
  ...changes,
})
const kept = { fileId: 'file', hash: 'old' }

const known = (...some: Partial<Known>[]): View['known'] =>
  new Map(some.map((one) => [one.url ?? '', { ...address(), ...one }]))
const view = (changes: Partial<View> = {}): View => ({
  scope: { start, include: [], exclude: [] },
  known: new Map(),
  now: 5,
  ...changes,
})

const page = (changes: Partial<Extract<Surveyed, { kind: 'page' }>> = {}): Surveyed => ({
  kind: 'page',
  title: 'A',
  words: 100,
  hash: 'new',
  fingerprint: printOf(words('a')),
  links: [at('/b')],
  canonical: null,
  robots: [],
  refresh: null,
  ...changes,
})
const fetched = (changes: Partial<FetchedBytes> = {}): FetchedBytes => ({
  ok: true,
  url: at('/a'),
  bytes: new Uint8Array(1),
  mediaType: 'text/html',
  charset: undefined,
  etag: '"1"',
  lastModified: null,
  robots: null,
  ...changes,
})
const judged = (surveyed: Surveyed, of: Partial<Picked> = {}, among: Partial<View> = {}) =>
  judgeFile(address(of), { fetched: fetched(), surveyed }, view(among))

test('a new page becomes a file, with its validators and where it leads', () => {
  expect(judged(page())).toMatchObject({
    change: { state: 'fetched', hash: 'new', etag: '"1"', misses: 0, fetchedAt: 5 },
    met: [{ url: at('/b'), depth: 2 }],
    keep: { sourceUrl: at('/a'), fileName: 'a.html' },
  })
})

test('a page that shows the same is unchanged, and one whose file is gone is kept anew', () => {
  expect(judged(page({ hash: 'old' }), kept)).toMatchObject({ change: { state: 'unchanged' } })
  expect(judged(page({ hash: 'old' }), { ...kept, fileId: null })).toMatchObject({
    change: { state: 'fetched' },
  })
})

test('validators are those of what the base holds, so that what was left out is never taken for unchanged', () => {
  const { change } = judged(page({ canonical: at('/one') }), { ...kept, etag: '"0"' })
  expect(change).toMatchObject({ state: 'skipped', etag: '"0"' })
  expect(judged(page({ hash: 'old' }), { ...kept, etag: '"0"' }).change.etag).toBe('"1"')
})

test('what was read stays after one miss, and leaves with the second', () => {
  const gone = { ok: false, reason: 'gone' } as const
  const once = judgeFailure(address(kept), gone, view())
  expect(once).toMatchObject({ change: { state: 'skipped', misses: 1 } })
  expect(once.removes).toBeUndefined()
  expect(judgeFailure(address({ ...kept, misses: 1 }), gone, view())).toMatchObject({
    change: { state: 'gone', misses: 2, fileId: null },
    removes: true,
  })
})

test.each([
  [{ ok: false, reason: 'failed', status: 500 }],
  [{ ok: false, reason: 'late' }],
  [{ ok: false, reason: 'too_large' }],
] as const)('a server that fails takes nothing from a base: %j', (failure) => {
  const verdict = judgeFailure(address({ ...kept, misses: 1, tries: 1 }), failure, view())
  expect(verdict).toMatchObject({ change: { state: 'skipped' } })
  expect(verdict.change.misses).toBeUndefined()
  expect(verdict.removes).toBeUndefined()
})

test('an outage of robots.txt is no miss, and what it forbids is one', () => {
  expect(judgeRefusal(address(kept), 'Nobody knows.', true).change.misses).toBeUndefined()
  expect(judgeRefusal(address(kept), 'Forbidden.').change.misses).toBe(1)
})

test('what fails once is tried again behind the others', () => {
  const verdict = judgeFailure(address(), { ok: false, reason: 'failed', status: 502 }, view())
  expect(verdict.change).toMatchObject({ state: 'found', tries: 1, ordinal: 1_000_003 })
})

test('a redirect is an address of its own, within the site alone', () => {
  const to = (target: string) =>
    judgeFailure(address(), { ok: false, reason: 'moved', to: target, isPermanent: true }, view())
  expect(to('/b?utm_source=x').met).toEqual([{ url: at('/b'), depth: 1 }])
  expect(to('https://other.example/').met).toEqual([])
  expect(to('http://169.254.169.254/').met).toEqual([])
  expect(to('javascript:alert(1)').met).toEqual([])
  expect(to('/a#x').change.reason).toBe('It leads to itself.')
})

test('a canonical address is followed within the site', () => {
  expect(judged(page({ canonical: at('/one') }))).toMatchObject({
    change: { state: 'skipped', reason: `Its canonical address is ${at('/one')}.` },
    met: [{ url: at('/one'), depth: 1 }, { url: at('/b') }],
  })
})

test.each<[why: string, canonical: string, among: Partial<View>]>([
  ['it is of another site', 'https://live.example/a', {}],
  ['it is its own', at('/a'), {}],
  [
    'it names a third one',
    at('/one'),
    { known: known({ url: at('/one'), state: 'skipped', canonical: at('/a') }) },
  ],
  ['it is gone', at('/one'), { known: known({ url: at('/one'), state: 'gone' }) }],
  [
    'it named itself once, and leads elsewhere now',
    at('/one'),
    { known: known({ url: at('/one'), state: 'skipped', canonical: at('/one') }) },
  ],
  ['a pattern leaves it out', at('/one'), { scope: { start, include: [], exclude: ['/one'] } }],
  ['it is the same page without encryption', 'http://a.example/a', {}],
  [
    'it says something else altogether',
    at('/one'),
    { known: known({ url: at('/one'), state: 'fetched', fingerprint: printOf(words('b')) }) },
  ],
])('a canonical address is passed over where %s', (_why, canonical, among) => {
  expect(judged(page({ canonical }), {}, among)).toMatchObject({ change: { state: 'fetched' } })
})

test('what asks not to be read is not, and its links are followed unless it asks otherwise', () => {
  expect(judged(page({ robots: ['noindex'] }))).toMatchObject({
    change: { state: 'skipped' },
    met: [{ url: at('/b') }],
  })
  expect(judged(page({ robots: ['noindex, nofollow'] })).met).toEqual([])
  const byHeader = { fetched: fetched({ robots: 'tracewrightbot: none' }), surveyed: page() }
  expect(judgeFile(address(), byHeader, view())).toMatchObject({ change: { state: 'skipped' }, met: [] })
})

test('a copy is told by the page that it is one of', () => {
  const first = {
    url: at('/first'),
    fileId: 'other',
    hash: 'new',
    title: 'A',
    fingerprint: printOf(`${words('a')} printed`),
  }
  expect(judged(page(), {}, { known: known(first) }).change.reason).toBe(
    `It says the same as ${at('/first')}.`,
  )
  expect(judged(page({ hash: 'newer' }), {}, { known: known(first) }).change.reason).toBe(
    `It says nearly the same as ${at('/first')}.`,
  )
  const titled = judged(page({ hash: 'newer', title: 'B' }), {}, { known: known(first) })
  expect(titled.change.state).toBe('fetched')
})

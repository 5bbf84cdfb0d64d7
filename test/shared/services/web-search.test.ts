import { expect, test } from 'vitest'
import { readSettings } from '../../../shared/services/settings.ts'
import { createWebSearch } from '../../../shared/services/web-search.ts'
import { misbehaviours, newService } from '../../support/search-services.ts'

const search = (settings: ReturnType<typeof readSettings>, question = 'why & how?') =>
  createWebSearch(settings)?.search(question)

const finding = (...results: unknown[]) => newService(() => Response.json({ query: '', results }))

test('a question is asked by its words, and results are what the search tells of pages', async () => {
  const { web, got } = finding({
    url: 'https://a.example/page',
    title: 'A <b>page</b>',
    content: 'It says <em>so</em> &amp; so.',
    publishedDate: '2026-01-02T00:00:00Z',
    engine: 'some',
  })
  const result = { title: 'A page', snippet: 'It says so & so.', publishedAt: Date.UTC(2026, 0, 2) }
  expect(await search(web)).toEqual([{ url: 'https://a.example/page', ...result }])
  expect(got).toHaveLength(1)
  const { pathname, searchParams } = new URL(got[0]?.url ?? '')
  expect(pathname).toBe('/search')
  expect(Object.fromEntries(searchParams)).toEqual({ q: 'why & how?', format: 'json' })
})

test.each([
  { url: 'javascript:alert(1)', content: 'x' },
  { url: 'data:text/html,x', content: 'x' },
  { url: 'file:///etc/passwd', content: 'x' },
  { url: 'https://user:password@a.example/', content: 'x' },
  { url: 'not an address', content: 'x' },
  { url: `https://a.example/${'a'.repeat(3000)}`, content: 'x' },
  { url: 'https://a.example/', content: '' },
  { url: 'https://a.example/', content: '<script src=x></script>' },
  { url: 7, content: 'x' },
  { content: 'x' },
  null,
  'text',
])('%j is no result', async (result) => {
  expect(await search(finding(result).web)).toEqual([])
})

test('a page at a private address is told of and never opened', async () => {
  const { web, got } = finding({ url: 'http://127.0.0.1/admin', title: 'x', content: 'words' })
  expect(await search(web)).toMatchObject([{ url: 'http://127.0.0.1/admin', publishedAt: null }])
  expect(got).toHaveLength(1)
})

test.each([
  ['<img src=x onerror=alert(1)>Hello', 'Hello'],
  ['&lt;script&gt;', '<script>'],
  ['a\u202eb\u0000c\nd', 'ab c d'],
  ['1 < 2 and 3 > 2', '1 < 2 and 3 > 2'],
  ['&#x1F600; &#0; &#55296; &unknown;', '😀 &#0; &#55296; &unknown;'],
])('%j is shown as %j', async (content, snippet) => {
  expect(await search(finding({ url: 'https://a.example/', content }).web)).toMatchObject([{ snippet }])
})

test('what is long or comes often is cut', async () => {
  const long = { title: 't'.repeat(1000), content: 'words '.repeat(1000) }
  const urls = Array.from({ length: 50 }, (_, at) => `https://a.example/${at % 20}`)
  const { web } = finding(...urls.map((url) => ({ ...long, url })))
  const results = (await search(web)) ?? []
  expect(results).toHaveLength(8)
  expect(Math.max(...results.map(({ title, snippet }) => title.length + snippet.length))).toBe(2300)
})

test.each(misbehaviours)('a search that %s found nothing that can be told', async (_what, answer, said) => {
  await expect(search(newService(answer).web)).rejects.toThrow(said)
})

test('where none is configured there is none', () => {
  expect(createWebSearch(readSettings({}))).toBeUndefined()
})

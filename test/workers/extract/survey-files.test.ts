import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { packFiles, unpackFiles } from '../../../shared/services/fetched-pages.ts'
import { listSitemap } from '../../../workers/extract/list-sitemap.ts'
import { surveyFiles } from '../../../workers/extract/survey-files.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const file = (name: string) => new Uint8Array(readFileSync(`test/support/files/${name}`))
const url = 'https://a.example/b'

async function survey(...files: [mediaType: string, content: Uint8Array<ArrayBuffer>][]) {
  const packed = packFiles(files.map(([mediaType, content]) => ({ url, mediaType, bytes: content })))
  const result = await surveyFiles({ bytes: packed })
  if (!result.ok) throw new Error(result.message)
  return result.files
}

test('files travel in one piece and come out as they were', () => {
  const files = [
    { url, mediaType: 'text/html', bytes: bytes('<p>ä\n') },
    { url: `${url}?2`, mediaType: '', bytes: new Uint8Array([10, 0, 255]) },
    { url, mediaType: 'x', bytes: new Uint8Array() },
  ]
  expect(unpackFiles(packFiles(files))).toEqual(files)
})

test('a page is told by its title, words, prints and links', async () => {
  const html = `<title> Our\n terms </title><nav><a href="/c">C</a></nav><p>Goods go back within 30 days.<link rel=canonical href="/one">`
  const [page] = await survey(['text/html', bytes(html)])
  expect(page).toMatchObject({
    kind: 'page',
    title: 'Our terms',
    links: ['https://a.example/c'],
    canonical: 'https://a.example/one',
    refresh: null,
    hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    fingerprint: expect.stringMatching(/^(?:[0-9a-f]{8}){4}$/),
  })
})

test('the print of a page is of its content, whatever stands around it', async () => {
  const page = (menu: string) => bytes(`<nav>${menu}</nav><p>Goods go back within thirty days of their sale.`)
  const [one, other] = await survey(['text/html', page('Home')], ['text/html', page('Start Shop Help')])
  expect(one).toMatchObject({ fingerprint: (other as { fingerprint: string }).fingerprint })
  expect((one as { hash: string }).hash).not.toBe((other as { hash: string }).hash)
})

test('what a page does not show changes nothing of its hash', async () => {
  const page = (nonce: string, words: string) =>
    bytes(`<title>T</title><script nonce="${nonce}">x()</script><!-- ${nonce} --><p>${words}`)
  const [one, other, changed] = await survey(
    ['text/html', page('1', 'Open until eight.')],
    ['text/html', page('2', 'Open until eight.')],
    ['text/html', page('1', 'Open until nine.')],
  )
  const hashOf = (surveyed: unknown) => (surveyed as { hash: string }).hash
  expect(hashOf(one)).toBe(hashOf(other))
  expect(hashOf(one)).not.toBe(hashOf(changed))
})

test('a file is what its content is, whatever its server calls it', async () => {
  const told = await survey(
    ['text/html', file('requirements.pdf')],
    ['application/pdf', bytes('<!doctype html><p>Not a PDF')],
    ['application/octet-stream', file('requirements.docx')],
    ['text/plain', bytes('Just words')],
    ['', bytes('<p>No type at all')],
    ['application/json', bytes('{"a":1}')],
    ['text/html', file('scan.pdf').subarray(0, 0)],
    ['text/html', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0])],
  )
  expect(told.map((one) => (one.kind === 'document' ? one.fileType : one.kind))).toEqual([
    'pdf',
    'page',
    'docx',
    'txt',
    'page',
    'other',
    'other',
    'other',
  ])
  expect(told[5]).toMatchObject({ message: expect.stringContaining('application/json') })
})

test('a page that cannot be read is told beside the others', async () => {
  const [deep, other] = await survey(
    ['text/html', bytes('<div>'.repeat(100_000))],
    ['text/html', bytes('<p>Words')],
  )
  expect(deep).toMatchObject({ kind: 'other', message: expect.stringContaining('nested too deeply') })
  expect(other).toMatchObject({ kind: 'page' })
})

test('what is no bundle of files is refused, and a sitemap is listed', async () => {
  expect(await surveyFiles({ bytes: new ArrayBuffer(0) })).toMatchObject({ ok: false, code: 'malformed' })
  const sitemap = bytes('<urlset><url><loc>/a</loc></url></urlset>').buffer
  expect(await listSitemap({ bytes: sitemap })).toEqual({
    ok: true,
    kind: 'pages',
    addresses: ['/a'],
    isCut: false,
  })
})

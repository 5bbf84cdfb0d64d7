import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { showPage } from '../../../../workers/features/documents/show-page.route.ts'
import { expectRefusal, send } from '../../../support/client.ts'
import { newOwner } from '../../../support/people.ts'
import { newReceiver } from '../../../support/receivers.ts'
import { newBase, updateRow, upload, uploaded } from './support.ts'

const owner = await newOwner()
const base = await newBase(owner)

const hostile = [
  '<!doctype html><html onload="steal()"><head><title>Terms</title>',
  '<meta http-equiv="refresh" content="0;url=https://evil.example/"><base href="https://evil.example/">',
  '<script>steal()</script></head><body onload="steal()">',
  '<p onclick="steal()">Goods go back <b>within 30 days</b>.</p><a href="javascript:steal()">More</a>',
  '<form action="https://evil.example/"><button>Send</button></form><iframe src="https://evil.example/"></iframe>',
  '<img src="https://evil.example/p.png" onerror="steal()"></body></html>',
].join('\n')

let counted = 0
const withPage = async (content: BlobPart, fileName = 'terms.html') => {
  // The same bytes would be the same file.
  const unlike = new Blob([content, `<!-- ${counted++} -->`])
  return { id: base, fileId: (await upload(base, { fileName, content: unlike }, owner)).fileId }
}

/** The answer, with the data that the script is called with, if there is one. */
async function shown(input: Record<string, unknown>) {
  const response = await send(showPage, input, owner)
  const html = await response.text()
  expect(response.status, html).toBe(200)
  const script = /<script nonce="([^"]+)">[\s\S]*\)\((\{[^<]*\})\)<\/script>/.exec(html)
  return {
    headers: response.headers,
    html,
    nonce: script?.[1],
    quoted: script?.[2] === undefined ? undefined : (JSON.parse(script[2]) as Record<string, string>),
    rest: html.replace(/<script nonce[\s\S]*?<\/script>/, ''),
  }
}

test('a page is sent so that nothing of it can act', async () => {
  const { headers, rest } = await shown(await withPage(hostile))
  expect(rest).not.toMatch(/script|steal|evil|refresh|<base|<form|<iframe/)
  expect(rest).toContain('<p>Goods go back <b>within 30 days</b>.</p>')
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(headers.get('content-security-policy')).toMatch(
    /^sandbox allow-scripts; default-src 'none'; script-src 'nonce-[\w-]{36}'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'$/,
  )
  expect(Object.fromEntries(headers)).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cache-control': 'private, no-store',
  })
})

test('the script has a nonce that is new each time, and is there only where something is to be marked', async () => {
  const page = await withPage(hostile)
  const [first, second] = [await shown({ ...page, quote: 'a' }), await shown({ ...page, quote: 'a' })]
  expect(first.headers.get('content-security-policy')).toContain(`'nonce-${first.nonce}'`)
  expect(second.nonce).not.toBe(first.nonce)
  expect((await shown(page)).html).not.toContain('<script')
})

test('a quote cannot end the script that looks for it', async () => {
  const quote = '</script><script>steal()</script><!-- \u2028 "\\'
  const { html, quoted } = await shown({ ...(await withPage(hostile)), quote })
  expect(quoted).toEqual({ quote })
  expect(html.match(/<script/g)).toHaveLength(1)
  expect(html.match(/<\/script/g)).toHaveLength(1)
})

test('a span of the extracted text is looked for with what stands around it', async () => {
  const content = '<h1>Terms</h1><p>Goods go back within 30 days. Ask first.</p>'
  const { fileId } = await uploaded(base, { fileName: 'span.html', content }, owner)
  const text = await (await env.FILES.get(`knowledge-bases/${base}/files/${fileId}/text`))!.text()
  const start = text.indexOf('within')
  const { quoted } = await shown({ id: base, fileId, start, end: start + 'within 30 days'.length })
  expect(quoted).toEqual({
    quote: 'within 30 days',
    before: '# Terms\n\nGoods go back ',
    after: '. Ask first.',
  })
  const beyond = await shown({ id: base, fileId, start: 90_000, end: 90_010 })
  expect(beyond.quoted).toMatchObject({ quote: '' })
})

test.each([
  ['half a span', { start: 1 }],
  ['an empty span', { start: 2, end: 2 }],
  ['a span and a quote', { start: 1, end: 2, quote: 'a' }],
  ['an empty quote', { quote: '' }],
  ['a quote of a whole book', { quote: 'a'.repeat(4001) }],
])('%s is refused', async (_what, wanted) => {
  const page = { id: base, fileId: crypto.randomUUID() }
  await expectRefusal(send(showPage, { ...page, ...wanted }, owner), 400)
})

test('what is no page is not shown as one, whatever it is called', async () => {
  const text = await upload(base, { fileName: 'plain.txt', content: '<script>steal()</script>' }, owner)
  await expectRefusal(send(showPage, { id: base, fileId: text.fileId }, owner), 415, 'files.not_a_page')
})

test('a page in another encoding, or without a doctype, is read as its text was', async () => {
  const ascii = new TextEncoder().encode('<meta charset="latin1">')
  const latin = new Uint8Array([0x4d, 0xfc, 0x6c, 0x6c, ...ascii])
  const { rest } = await shown(await withPage(latin))
  expect(rest).toMatch(/^<!doctype html><meta charset="utf-8">\s*Müll/)
})

test('a page that cannot be read surely is shown as the text that was read of it', async () => {
  const content = `<p>Deep &amp; <b>bold</b>${'<div>'.repeat(900)}${'<select><xmp></select>'}`
  const { fileId } = await uploaded(base, { fileName: 'deep.html', content }, owner)
  const { rest } = await shown({ id: base, fileId, quote: 'Deep & bold' })
  expect(rest).toMatch(/Deep &amp; /)
})

const fetchedFrom = async (sourceUrl: string) => {
  const page = await withPage('<p>as it was</p>')
  await updateRow(page.fileId, { sourceUrl })
  return page
}
const answerOf = (html: string, type = 'text/html') =>
  new Response(html, { headers: { 'content-type': type } })

test('a fetched page is shown as it is now, and as harmless as any', async () => {
  const { url } = newReceiver(() => answerOf('<p onclick="steal()">as it is</p><script>steal()</script>'))
  const { rest } = await shown(await fetchedFrom(url))
  expect(rest).toContain('<p>as it is</p>')
  expect(rest).not.toContain('steal')
})

test.each(['http://169.254.169.254/latest', 'http://localhost:1/', 'http://[::1]/', 'file:///etc/passwd'])(
  'an address within is not fetched, at once or by a redirect: %s',
  async (within) => {
    await expectRefusal(send(showPage, await fetchedFrom(within), owner), 502)
    const { url } = newReceiver(() => new Response(null, { status: 302, headers: { location: within } }))
    await expectRefusal(send(showPage, await fetchedFrom(url), owner), 502, {
      error: 'files.source_unavailable',
      message: expect.stringContaining('must not be fetched'),
    })
  },
)

test('a page that became something else, or is gone, says so', async () => {
  const drawing = newReceiver(() => answerOf('<svg onload="steal()"/>', 'image/svg+xml'))
  await expectRefusal(send(showPage, await fetchedFrom(drawing.url), owner), 415)
  const gone = newReceiver(() => new Response(null, { status: 410 }))
  await expectRefusal(send(showPage, await fetchedFrom(gone.url), owner), 502, {
    message: expect.stringContaining('is gone'),
  })
})

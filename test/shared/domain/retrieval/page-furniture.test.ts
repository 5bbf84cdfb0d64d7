import { expect, test } from 'vitest'
import { chunkText } from '../../../../shared/domain/retrieval/chunking/chunk-text.ts'
import { furnitureOf } from '../../../../shared/domain/retrieval/page-furniture.ts'
import { readDocument } from '../../../../workers/extract/read-document.ts'

/** What of a page is searched, as one text. */
async function searched(html: string, sourceUrl: string | null = 'https://a.example/one') {
  const read = await readDocument({ bytes: new TextEncoder().encode(html).buffer, fileName: 'page.html' })
  if (!read.ok) throw new Error(read.message)
  const chunks = chunkText(read, furnitureOf(read, sourceUrl))
  for (const { text, start, end } of chunks) expect(text).toBe(read.text.slice(start, end))
  return chunks.map(({ text }) => text).join('\n')
}

const around = (body: string) =>
  `<div role="dialog"><p>We use cookies.</p><button>Agree</button></div>
  <header><h1>Opening hours</h1><a href="/">Start</a></header><nav><h2>Menu</h2><ul><li><a href="/b">Prices</a></li></ul></nav>
  ${body}<aside><p>Latest news</p></aside><footer><p>Mill Lane 4</p></footer>`
const page = around(
  '<main><p>We open at nine.</p><nav><a href="#x">On this page</a></nav><p>We close at six.</p></main>',
)

test('menus, notices, links of the header, what stands aside and the footer are not searched, and all else is', async () => {
  const text = await searched(page)
  for (const out of ['cookies', 'Agree', 'Start', 'Menu', 'Prices', 'On this page', 'news', 'Mill Lane'])
    expect(text).not.toContain(out)
  for (const kept of ['Opening hours', 'We open at nine.', 'We close at six.']) expect(text).toContain(kept)
})

test.each([
  ['the start of a site', 'https://a.example/'],
  ['a page that somebody uploads', null],
])('%s is searched with its footer and what stands aside', async (_what, sourceUrl) => {
  const text = await searched(page, sourceUrl)
  for (const kept of ['Mill Lane 4', 'Latest news']) expect(text).toContain(kept)
  for (const out of ['cookies', 'Prices']) expect(text).not.toContain(out)
})

test('headers, footers and what stands aside within an article are part of it', async () => {
  const text = await searched(
    '<article><header><p>By Ann</p></header><p>Long ago.</p><aside><p>A side note</p></aside><footer><p>Read on</p></footer></article>',
  )
  for (const kept of ['By Ann', 'Long ago.', 'A side note', 'Read on']) expect(text).toContain(kept)
})

test('a page that is nothing else is searched as it is', async () => {
  expect(await searched('<nav><p>Alpha</p></nav><footer><p>Omega</p></footer>')).toContain('Alpha')
})

test('a heading above a menu stands in front of what follows', async () => {
  const html = '<h1>Prices</h1><nav><a href="/x">Elsewhere</a></nav><p>A room costs 80.</p>'
  expect(await searched(html)).toBe('# Prices\nA room costs 80.')
})

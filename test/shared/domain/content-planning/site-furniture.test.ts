import { expect, test } from 'vitest'
import { learnFurniture, outlineOf, repeatedIn } from '../../../../shared/domain/content-planning/index.ts'
import { chunkText } from '../../../../shared/domain/retrieval/chunking/chunk-text.ts'
import { furnitureOf } from '../../../../shared/domain/retrieval/page-furniture.ts'
import { readDocument } from '../../../../workers/extract/read-document.ts'
import { expectLinear } from '../../../support/costs.ts'

const words = 'amber river stone lantern maple violet harbour copper meadow winter signal orchard'.split(' ')

/** A page whose menu, notice and footer have no element or name that says so. */
const html = (
  nth: number,
  more = '',
) => `<div class="x1"><a href="/">Start</a> <a href="/prices">Prices</a></div>
  <div class="x2"><p>We keep crumbs on your computer to remember you.</p></div>
  <h1>Dish ${words[nth]}</h1><p>Serves: 4</p><p>It is made of ${words[nth]} and ${words[(nth + 5) % 12]} on a plate of ${words[(nth + 7) % 12]}.</p>${more}
  <div class="x9"><p>Mill Lane 4, Anytown. Orders before three are sent on the same day.</p></div>`

async function pageOf(sourceUrl: string, content: string) {
  const bytes = new TextEncoder().encode(content).buffer
  const read = await readDocument({ bytes, fileName: 'page.html' })
  if (!read.ok) throw new Error(read.message)
  const file = { fileId: sourceUrl, fileName: 'page.html', sourceUrl, text: read.text, blocks: read.blocks }
  return { ...file, outline: outlineOf(file) }
}

const siteOf = (count: number) =>
  Promise.all(Array.from({ length: count }, (_, nth) => pageOf(`https://a.example/dish/${nth}`, html(nth))))

const searched = (page: Awaited<ReturnType<typeof pageOf>>, furniture: ReadonlyMap<string, string>) =>
  chunkText(page, furnitureOf(page, page.sourceUrl, repeatedIn(page, furniture)))
    .map(({ text }) => text)
    .join('\n')

test('what stands on most pages of a site is read on one of them, and what each page says of its own stays', async () => {
  const pages = await siteOf(6)
  const furniture = learnFurniture(pages, new Map())
  expect(new Set(furniture.values())).toEqual(new Set(['https://a.example/dish/0']))
  const [first = '', ...others] = pages.map((page) => searched(page, furniture))
  for (const kept of ['Prices', 'crumbs', 'Mill Lane 4']) expect(first).toContain(kept)
  for (const [at, text] of others.entries()) {
    for (const out of ['Prices', 'crumbs', 'Mill Lane']) expect(text).not.toContain(out)
    for (const kept of [`Dish ${words[at + 1]}`, 'Serves: 4', `made of ${words[at + 1]}`])
      expect(text).toContain(kept)
  }
})

test('the order of the pages makes no difference, and fewer than five tell nothing', async () => {
  const pages = await siteOf(7)
  const furniture = learnFurniture(pages, new Map())
  expect(learnFurniture(pages.toReversed(), new Map())).toEqual(furniture)
  expect(learnFurniture(pages.slice(0, 4), new Map())).toEqual(new Map())
})

test('what repeated before still does on a third of the pages, and what is read on a page stays there while that says it', async () => {
  const notice = '<p>The kitchen is closed on the first Monday of May.</p>'
  const siteWith = (count: number, noticed: number) =>
    Promise.all(
      Array.from({ length: count }, (_, nth) =>
        pageOf(`https://a.example/dish/${nth}`, html(nth, nth < noticed ? notice : '')),
      ),
    )
  const third = await siteWith(6, 2)
  const said = 'the kitchen is closed on the first monday of may'
  const known = new Map([[said, 'https://a.example/dish/1']])
  expect(learnFurniture(third, new Map()).has(said)).toBe(false)
  // Three pages are the fewest on which something repeats.
  expect(learnFurniture(third, known).has(said)).toBe(false)
  const more = await siteWith(9, 3)
  expect(learnFurniture(more, new Map()).has(said)).toBe(false)
  expect(learnFurniture(more, known).get(said)).toBe('https://a.example/dish/1')
  const gone = new Map([[said, 'https://a.example/gone']])
  expect(learnFurniture(more, gone).get(said)).toBe('https://a.example/dish/0')
})

test('a page of nothing but what repeats stays as it is, and names of every object are no keys', async () => {
  const pages = await siteOf(6)
  const empty = await pageOf('https://a.example/empty', html(0).replaceAll(/<h1>.*<\/p>/g, ''))
  const furniture = learnFurniture([...pages, empty], new Map())
  expect(searched(empty, furniture)).toContain('Mill Lane 4')
  const odd = await pageOf('https://a.example/odd', '<p>constructor</p><p>toString</p>')
  expect(searched(odd, furniture)).toContain('constructor')
})

test('what is asked of a page costs its length', () => {
  expectLinear(400_000, (length) => {
    const text = 'Word of it. '.repeat(length / 12)
    const block = { kind: 'paragraph' as const, page: null }
    const starts = Array.from({ length: length / 12 }, (_, at) => at * 12)
    const blocks = starts.map((start) => ({ ...block, start, end: start + 11 }))
    const isRepeated = repeatedIn({ sourceUrl: 'https://a.example/b', text }, new Map([['word of it', '/']]))
    return blocks.filter(isRepeated).length
  })
})

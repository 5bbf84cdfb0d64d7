import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readGuide } from '../../../scripts/web/read-guide.ts'
import { type Block, type Inline, headingsOf, textOf } from '../../../web/guides/blocks.ts'
import { guides } from '../../../web/guides/list.ts'
import { pages } from '../../../web/pages.ts'

const folder = join(import.meta.dirname, '../../../web/guides')
const written = guides.filter(({ name }) => name !== 'steps')
const markdown = (name: string) => readFile(join(folder, `${name}.md`), 'utf8')

const within = (block: Block): Inline[] => {
  switch (block.kind) {
    case 'snippet':
      return []
    case 'note':
      return block.of.flatMap(within)
    case 'list':
      return block.items.flat().flatMap(within)
    case 'table':
      return [block.head, ...block.rows].flat(2)
    default:
      return block.of
  }
}

const linksIn = (part: Inline): string[] => {
  if (typeof part === 'string' || part.kind === 'code') return []
  return [...(part.kind === 'link' ? [part.to] : []), ...part.of.flatMap(linksIn)]
}

test('the list names each guide that is written, and no other', async () => {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.md'))
  expect(files.toSorted()).toEqual(written.map(({ name }) => `${name}.md`).toSorted())
})

test.each(written)('$name has the title of the list and some parts', async ({ name, title }) => {
  const text = await markdown(name)
  expect(text.split('\n', 1)).toEqual([`# ${title}`])
  expect(headingsOf(readGuide(text)).length).toBeGreaterThanOrEqual(3)
})

test.each(written)('each link of $name leads to a page or a part that is there', async ({ name }) => {
  const blocks = readGuide(await markdown(name))
  const ids = blocks.flatMap((block) => (block.kind === 'heading' ? [block.id] : []))
  for (const to of blocks.flatMap(within).flatMap(linksIn)) {
    const [path = '', part] = to.split('#')
    if (to.startsWith('#')) expect(ids).toContain(part)
    else if (path.startsWith('/') && !path.startsWith('/api/'))
      expect(['/', ...pages.map((page) => page.path)]).toContain(path)
  }
})

test.each(written)('what $name says to press in the browser is what the pages say', async ({ name }) => {
  const texts = join(folder, '../texts/en')
  const files = (await readdir(texts, { recursive: true })).filter((file) => file.endsWith('.ts'))
  const said = (await Promise.all(files.map((file) => readFile(join(texts, file), 'utf8')))).join('\n')
  const lists = readGuide(await markdown(name)).filter((block) => block.kind === 'list')
  const steps = lists.filter(({ isOrdered }) => isOrdered).flatMap(within)
  for (const part of steps)
    if (typeof part !== 'string' && part.kind === 'strong')
      expect(said.includes(`'${textOf(part.of)}'`), textOf(part.of)).toBe(true)
})

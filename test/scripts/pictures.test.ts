import { readFile, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { pictures } from '../../scripts/pictures/list.mjs'
import { root } from '../../scripts/toolchain.mjs'

const mostBytes = 200_000
const folder = join(root, 'docs/pictures')

test('the page of pictures shows each one that is made, and there is no other', async () => {
  const page = await readFile(join(root, 'docs/what-it-looks-like.md'), 'utf8')
  const shown = [...page.matchAll(/\]\(pictures\/([a-z-]+\.webp)\)/g)].map(([, file = '']) => file)
  expect(shown).toEqual(pictures.map(({ name }) => `${name}.webp`))
  expect((await readdir(folder)).toSorted()).toEqual(shown.toSorted())
})

test.each(pictures)('$name is small enough for a page', async ({ name }) => {
  const { size } = await stat(join(folder, `${name}.webp`))
  expect(size).toBeGreaterThan(5000)
  expect(size).toBeLessThan(mostBytes)
})

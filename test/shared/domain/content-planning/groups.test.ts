import { expect, test } from 'vitest'
import { planOf } from '../../../../shared/domain/content-planning/index.ts'
import { outlined, sentence } from './site.ts'

const text = (n: number) => `<p>${sentence(n + 3, 60)}</p>`
const others = Object.fromEntries(
  [0, 1, 2, 3, 4, 5, 6, 7].map((n) => [
    `people/p${'abcdefgh'[n]}.html`,
    `<h1>Person ${n}</h1><dl><dt>Room</dt><dd>${n}</dd><dt>Since</dt><dd>200${n}</dd></dl>${text(n + 30)}`,
  ]),
)

async function typesOf(pages: Record<string, string>) {
  const { contentTypes } = planOf(await outlined({ ...others, ...pages }))
  return contentTypes.map(({ name, fileIds }) => `${name}: ${fileIds.length}`)
}

test('a page and its copy are no type of their own, however alike they are', async () => {
  const post = (n: number) => `<h1>News ${n}</h1><p>Date: ${n + 1} May 2026</p>${text(n)}`
  const posts = [0, 1, 2, 3].map((n) => [`news/${'wxyz'[n]}.html`, post(n)])
  const odd = `<h1>Looking back</h1><h2>What went well</h2>${text(20)}<h2>What did not</h2>${text(21)}<ul><li>Boats</li></ul>`
  const pages = { ...Object.fromEntries(posts), 'news/odd.html': odd, 'print/odd.html': odd }
  expect(await typesOf(pages)).toEqual(['News: 6', 'Person: 8'])
})

test('pages in folders of years and months are of one type', async () => {
  const posts = ['2023/07/one', '2023/10/two', '2024/02/three'].map((path, n) => [
    `${path}.html`,
    `<h1>News ${n}</h1><div class="byline">Ada ${n}</div>${n === 1 ? '<h2>Why</h2>' : ''}${text(n)}`,
  ])
  const types = await typesOf(Object.fromEntries(posts))
  expect(types.map((type) => type.replace(/.*: /, ''))).toEqual(['3', '8'])
})

test('two builds of pages in one folder are one type', async () => {
  const built = (n: number) =>
    n < 3
      ? `<table><tr><td>Rise</td><td>${n} ft</td></tr><tr><td>State</td><td>Good ${n}</td></tr></table>${text(n)}`
      : `<ul><li>Size: ${n} ft</li><li>Condition: Poor ${n}</li></ul>${text(n)}`
  const locks = [0, 1, 2, 3, 4].map((n) => [`locks/${'vwxyz'[n]}.html`, `<h1>Lock ${n}</h1>${built(n)}`])
  expect(await typesOf(Object.fromEntries(locks))).toEqual(['Lock: 5', 'Person: 8'])
})

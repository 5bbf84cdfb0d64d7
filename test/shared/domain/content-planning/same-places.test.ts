import { expect, test } from 'vitest'
import { sentence } from './site.ts'
import { names, places, valuesOfThree } from './things.ts'

const text = (n: number) =>
  `<div class="mt-8"><div>${sentence(n + 3, 40)}</div><div>${sentence(n + 9, 40)}</div></div>`

test('what most pages have at one place of their markup is a field, called by its words or by where it stands', async () => {
  const files = await valuesOfThree(
    (n) =>
      `<div class="mt-2">${places[n]}</div><h1>${names[n]}</h1><div class="text-xl">${sentence(n, 6)}</div>
      <div class="flex"><div class="font-bold">${names[2 - n]}</div><div>${n + 3} March 2026</div><div>${n + 4} min read</div></div>${text(n)}`,
  )
  expect(files[0]?.map(([name, value]) => [name, value.slice(0, 12)])).toEqual([
    ['kicker', 'Oslo'],
    ['title', 'Ada Ravn'],
    ['subtitle', sentence(0, 6).slice(0, 12)],
    ['line_1', 'Cleo Tan'],
    ['date', '3 March 2026'],
    ['min_read', '4 min read'],
    ['body', sentence(3, 40).slice(0, 12)],
  ])
})

test('texts of a page, and lines that are a list of one kind, have no places', async () => {
  const colours = [
    ['Red', 'Green'],
    ['Blue', 'Pink'],
    ['Grey', 'Red'],
  ]
  const list = (n: number) => (colours[n] ?? []).map((one) => `<div>${one}</div>`).join('')
  const files = await valuesOfThree((n) => `<h1>${names[n]}</h1>${text(n)}<div class="tags">${list(n)}</div>`)
  const found = new Set(files.flat().map(([name]) => name))
  expect([...found].filter((name) => /^(?:line|subtitle)/.test(name))).toEqual([])
})

test('the way to a page that ends with its title is no part of it', async () => {
  const files = await valuesOfThree((n) => `<div class="sm">${names[n]}</div><h1>${names[n]}</h1>${text(n)}`)
  expect(files.map((values) => values.map(([name]) => name))).toEqual([
    ['title', 'body'],
    ['title', 'body'],
    ['title', 'body'],
  ])
})

test('what most pages say alike at one place is a label, and its text is below it', async () => {
  const label = (name: string, value: string) =>
    `<div class="font-bold">${name}</div><div class="text-sm">${value}</div>`
  const files = await valuesOfThree(
    (n) => `<h1>${names[n]}</h1>${text(n)}${label('Opening times', `Mon to Fri 7 to 1${n}`)}`,
  )
  expect(files[2]?.slice(-1)).toEqual([['opening_times', 'Mon to Fri 7 to 12']])
})

test('the only sentence of a page is its text', async () => {
  const files = await valuesOfThree(
    (n) => `<div class="prose"><h1>${names[n]}</h1><p>${sentence(n, 6)}</p></div>`,
  )
  expect(files[0]).toEqual([
    ['title', 'Ada Ravn'],
    ['body', sentence(0, 6)],
  ])
})

test('a sentence that only its place could name is one of the text', async () => {
  const files = await valuesOfThree(
    (n) =>
      `<h1>${names[n]}</h1>${text(n)}<div class="box"><p class="p-2">${sentence(n, 6)}</p></div>${text(n + 3)}`,
  )
  expect(new Set(files.flat().map(([name]) => name))).toEqual(new Set(['title', 'body']))
})

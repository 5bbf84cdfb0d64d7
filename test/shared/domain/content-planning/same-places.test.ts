import { expect, test } from 'vitest'
import { sentence } from './site.ts'
import { type Shown, linesOf, names, places, shown } from './things.ts'

const text = (n: number) =>
  `<div class="mt-8"><div>${sentence(n + 3, 40)}</div><div>${sentence(n + 9, 40)}</div></div>`

test.each<Shown>([
  [
    'what most pages have at one place of their markup is a field, called by its words or by where it stands',
    (n) =>
      `<div class="mt-2">${places[n]}</div><h1>${names[n]}</h1><div class="text-xl">${sentence(n, 6)}</div>
      <div class="flex"><div class="font-bold">${names[2 - n]}</div><div>${n + 3} March 2026</div><div>${n + 4} min read</div></div>${text(n)}`,
    `kicker: Lagos | title: Ben Okoro | subtitle: copper amber copper maple lantern maple 1.
    line_1: Ben Okoro | date: 4 March 2026 | min_read: 5 min read | body: maple amber … 10.`,
  ],
  [
    'texts of a page, and lines that are a list of one kind, have no places',
    (n) => {
      const colours = [
        ['Red', 'Green'],
        ['Blue', 'Pink'],
        ['Grey', 'Red'],
      ]
      const list = (n: number) => (colours[n] ?? []).map((one) => `<div>${one}</div>`).join('')
      return `<h1>${names[n]}</h1>${text(n)}<div class="tags">${list(n)}</div>`
    },
    'title: Ben Okoro | body: maple amber … 10. | tags: Blue | tags: Pink',
  ],
  [
    'the way to a page that ends with its title is no part of it',
    (n) => `<div class="sm">${names[n]}</div><h1>${names[n]}</h1>${text(n)}`,
    'title: Ben Okoro | body: maple amber … 10.',
  ],
  [
    'what most pages say alike at one place is a label, and its text is below it',
    (n) => {
      const label = (name: string, value: string) =>
        `<div class="font-bold">${name}</div><div class="text-sm">${value}</div>`
      return `<h1>${names[n]}</h1>${text(n)}${label('Opening times', `Mon to Fri 7 to 1${n}`)}`
    },
    'title: Ben Okoro | body: maple amber … 10. | opening_times: Mon to Fri 7 to 11',
  ],
  [
    'the only sentence of a page is its text',
    (n) => `<div class="prose"><h1>${names[n]}</h1><p>${sentence(n, 6)}</p></div>`,
    'title: Ben Okoro | body: copper amber copper maple lantern maple 1.',
  ],
  [
    'a sentence that only its place could name is one of the text',
    (n) =>
      `<h1>${names[n]}</h1>${text(n)}<div class="box"><p class="p-2">${sentence(n, 6)}</p></div>${text(n + 3)}`,
    'title: Ben Okoro | body: maple amber … 13.',
  ],
])('%s', async (_, bodyOf, expected) => {
  expect(await shown(bodyOf)).toEqual(linesOf(expected))
})

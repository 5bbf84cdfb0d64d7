import { expect, test } from 'vitest'
import { sentence } from './site.ts'
import { type Shown, linesOf, names, places, shown } from './things.ts'

const text = (n: number) => `<p>${sentence(n + 3, 40)}</p>`

test.each<Shown>([
  [
    'parts of a line that neither label nor form tells are called by their place in it',
    (n) =>
      `<h1>${names[n]}</h1><p class="about">${n + 3} March 2026 · ${places[n]} Edge · ${n + 2} h 40 min</p>${text(n)}`,
    `title: Ben Okoro | date: 4 March 2026 | about_2: Lagos Edge | about_3: 3 h 40 min
    body: maple amber …l 4.`,
  ],
  [
    'where the lines of the pages have different numbers of parts, their places say nothing',
    (n) => {
      const parts = [['Quay'], ['Quay', 'North'], ['Quay', 'North', 'Lower']]
      const line = [`${places[n]} Edge`, ...(parts[n] ?? [])].join(' · ')
      return `<h1>${names[n]}</h1><p class="about">${line}</p>${text(n)}`
    },
    'title: Ben Okoro | about: Lagos Edge · Quay · North | body: maple amber …l 4.',
  ],
  [
    'lines that list things of one kind have no places',
    (n) => {
      const colours = ['Red · Green', 'Blue · Pink', 'Grey · Red']
      return `<h1>${names[n]}</h1><p class="colours">${colours[n]}</p>${text(n)}`
    },
    'title: Ben Okoro | colours: Blue · Pink | body: maple amber …l 4.',
  ],
])('%s', async (_, bodyOf, expected) => {
  expect(await shown(bodyOf)).toEqual(linesOf(expected))
})

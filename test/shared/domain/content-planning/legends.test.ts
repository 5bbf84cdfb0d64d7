import { expect, test } from 'vitest'
import { sentence } from './site.ts'
import { type Shown, linesOf, places, shown } from './things.ts'

const text = (n: number) => `<p>${sentence(n + 3, 40)}</p>`
const figure = (value: string, legend: string) =>
  `<div class="col"><span class="big">${value}</span><span class="below">${legend}</span></div>`

test.each<Shown>([
  [
    'what stands below figures in elements of one name, the same on several pages, says what they are',
    (n) =>
      `<h1>${places[n]}</h1>${figure(`${n + 6},4 km`, 'Distance')}${figure(`+ ${n + 1}80 m`, 'Climb')}${text(n)}`,
    'title: Lagos | distance: 7,4 km | climb: + 280 m | body: maple amber …l 4.',
  ],
  [
    'where what stands below differs from page to page, it says nothing, though two pages share one',
    (n) => {
      const below = ['to Bergen', 'to Bergen', 'to Rome']
      return `<h1>${places[n]}</h1>${figure(`${n + 6} km`, below[n] ?? '')}${figure(`${n + 2} h`, `past ${places[n]}`)}${text(n)}`
    },
    `title: Lagos | big: 7 km | below: to Bergen | big: 3 h | below: past Lagos
    body: maple amber …l 4.`,
  ],
  [
    'the unit of a figure belongs to it, and a list of definitions says itself what it means',
    (n) => {
      const value = (n: number, unit: string) =>
        `<span class="num">${n}</span> <span class="unit">${unit}</span>`
      return `<h1>${places[n]}</h1><dl><dt>Distance</dt><dd>${value(n + 6, 'km')}</dd><dt>Climb</dt><dd>${value(n + 280, 'm')}</dd></dl>${text(n)}`
    },
    'title: Lagos | distance: 7 km | climb: 281 m | body: maple amber …l 4.',
  ],
])('%s', async (_, bodyOf, expected) => {
  expect(await shown(bodyOf)).toEqual(linesOf(expected))
})

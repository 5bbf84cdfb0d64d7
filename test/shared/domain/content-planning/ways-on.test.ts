import { expect, test } from 'vitest'
import { planOf } from '../../../../shared/domain/content-planning/index.ts'
import { outlined, sentence } from './site.ts'
import { type Shown, linesOf, names, places, shown, three, valuesOf } from './things.ts'

const text = (n: number) => `<p>${sentence(n + 3, 40)}</p>`
const link = (n: number) => `<a href="/trips/t${n % 5}.html">Trip to ${places[n % 3]} ${n % 5}</a>`

test.each<Shown>([
  [
    'links with their dates under a label that several pages end with say nothing of the page',
    (n) =>
      `<h1>${names[n]}</h1>${text(n)}<h2>You may also like</h2><ul><li>${link(n)} <em>${n + 1} May 2026</em></li><li>${link(n + 1)}</li></ul>`,
    'title: Ben Okoro | body: maple amber …l 4.',
  ],
  [
    'a label with links that something else stands behind is one of the page',
    (n) =>
      `<h1>${names[n]}</h1><h2>Trips</h2><ul><li>${link(n)}</li><li>${link(n + 1)}</li></ul><h2>Story</h2>${text(n)}`,
    'title: Ben Okoro | trips: Trip to Lagos 1 | trips: Trip to Macau 2 | story: maple amber …l 4.',
  ],
  [
    'a trail of crumbs without blanks is none of the page',
    (n) =>
      `<div><a href="/">Home</a>/<a href="/p">People</a>/${names[n]}</div><h1>${names[n]}</h1>${text(n)}`,
    'title: Ben Okoro | body: maple amber …l 4.',
  ],
])('%s', async (_, bodyOf, expected) => {
  expect(await shown(bodyOf)).toEqual(linesOf(expected))
})

test('a page of a folder that lists others with a text for each is an overview', async () => {
  const pages = Object.fromEntries(
    [0, 1, 2, 3, 4].map((n) => [`trips/t${n}.html`, `<h1>Trip ${n}</h1><p>Fare: ${n} €</p>${text(n)}`]),
  )
  const entry = (n: number) =>
    `<dt><a href="t${n}.html">Trip ${n}</a> in ${n + 1} days</dt><dd>${sentence(n, 60)}</dd>`
  const list = `<h1>Trips</h1>${text(9)}<dl>${three.map(entry).join('')}</dl>`
  const { contentTypes } = planOf(await outlined({ ...pages, 'trips/index.html': list }))
  const types = contentTypes.map(({ name, fileIds }) => `${name}: ${fileIds.length}`)
  expect(types).toEqual(['Trip: 5', 'Overview page: 1'])
})

test('what most pages of a type say in the same words is said of none of them, and neither is the heading over it', async () => {
  const notice = '<h2>Before you go</h2><p>Tickets are sold at the pier until noon.</p>'
  const trips = three.map((n) => [
    `trips/t${'abc'[n]}.html`,
    `<h1>Trip ${n}</h1><p>Fare: ${n} €</p>${notice}<h2>Way</h2>${text(n)}`,
  ])
  const people = [0, 1, 2, 3, 4, 5, 6, 7].map((n) => [
    `people/p${'abcdefgh'[n]}.html`,
    `<h1>Person ${n}</h1><p>Room: ${n}</p>${text(n + 30)}`,
  ])
  const { mappings } = planOf(await outlined(Object.fromEntries([...trips, ...people])))
  const { fields = [] } = mappings.find(({ fileId }) => fileId === 'trips/ta.html') ?? {}
  expect(fields.map(({ machineName }) => machineName)).toEqual(['title', 'fare', 'way'])
})

test('a footer that goes on with what is of its page is a footer', async () => {
  const footer = `<p>The mill is kept by Ada Ravn and Ben Okoro with a hammer and two saws, and it asks nobody for cookies, names or addresses.`
  const files = await valuesOf(
    [0, 1, 2, 0, 1].map(
      (n, nth) =>
        `<h1>${names[n]} ${nth}</h1>${text(nth)}${footer}${nth === 4 ? ' Last changed on 3 March 2003.' : ''}</p>`,
    ),
  )
  expect(files[4]?.at(-1)).toEqual(['body', sentence(7, 40)])
})

import { expect, test } from 'vitest'
import { names, places, valuesOf, valuesOfThree } from './things.ts'
import { sentence } from './site.ts'
import { type Shown, linesOf, shown } from './things.ts'

const text = (n: number) => `<p>${sentence(n + 3, 40)}</p>`

test.each<Shown>([
  [
    'a line with a label that every page of a site ends with is said of none of them',
    (n) => {
      const end = '<p>Opening hours: Monday to Friday</p>'
      return `<h1>${names[n]}</h1>${text(n)}<p>Room: ${n + 4}</p>${end}`
    },
    'title: Ben Okoro | body: maple amber …l 4. | room: 5',
  ],
  [
    'an element beside the title is a value of its own',
    (n) =>
      `<div><span class="big">${names[n]}</span><span class="rank">${places[n]}</span></div><p>Room: ${n}</p>${text(n)}`,
    'title: Ben Okoro | rank: Lagos | room: 1 | body: maple amber …l 4.',
  ],
  [
    'a heading right below the title that no other page has is its subtitle',
    (n) => `<h1>${names[n]}</h1><h3>Warden of ${places[n]}</h3>${text(n)}`,
    'title: Ben Okoro | subtitle: Warden of Lagos | body: maple amber …l 4.',
  ],
  [
    'a heading below the title that others of its level follow is none',
    (n) =>
      `<h1>${names[n]}</h1><h2>The ${places[n]} years</h2>${text(n)}<h2>After ${places[n]}</h2>${text(n + 5)}`,
    'title: Ben Okoro | body: The Lagos ye…r 9.',
  ],
  [
    'a line above the title is no part of the text below it',
    (n) => `<div>${['Bridges', 'Heritage', 'Schools'][n]}</div><h1>${names[n]}</h1>${text(n)}`,
    'kicker: Heritage | title: Ben Okoro | body: maple amber …l 4.',
  ],
  [
    'a telephone number above the title is a value, and links to pages there are a menu',
    (n) =>
      `<div><a href="/">Start</a> <a href="/t${n}">Things</a></div><div><a href="tel:0163296011${n}">01632 96011${n}</a></div><h1>${names[n]}</h1>${text(n)}`,
    'phone: 01632 960111 | title: Ben Okoro | body: maple amber …l 4.',
  ],
  [
    'what every page of a type shows alike without a label is no field',
    (n) => `<h1>${names[n]}</h1><div class="fact-head">At a glance</div><p>Room: ${n}</p>${text(n)}`,
    'title: Ben Okoro | room: 1 | body: maple amber …l 4.',
  ],
  [
    'a trail of crumbs above a title that is no heading is no content',
    (n) =>
      `<p>You are here: <a href="/">Start</a> &gt; ${names[n]}<br><br><b>${names[n]}</b><br><br>Room: ${n + 4}</p>${text(n)}`,
    'title: Ben Okoro | room: 5 | body: maple amber …l 4.',
  ],
  [
    'a date before something else is the date of a page, and the weekday of several is no label',
    (n) => `<h1>${names[n]}</h1><p>Saturday ${n + 1} June, 9 until ${n + 3}</p>${text(n)}`,
    'title: Ben Okoro | date: Saturday 2 June | body: maple amber …l 4.',
  ],
  [
    'several labels in one line, parted by full stops, each have their value',
    (n) => `<h1>${names[n]}</h1><p>Meet at: ${places[n]} pier. Leader: ${names[n]}</p>${text(n)}`,
    'title: Ben Okoro | meet_at: Lagos pier | leader: Ben Okoro | body: maple amber …l 4.',
  ],
  [
    'who wrote it ends where brackets begin',
    (n) => `<h1>${places[n]}</h1><p><b>by ${names[n]}</b> (No. 18${n}, Spring)</p>${text(n)}`,
    'title: Lagos | author: Ben Okoro | body: maple amber …l 4.',
  ],
  [
    'a heading is not over an element with a name beside its own',
    (n) =>
      `<h1>${names[n]}</h1><h2 class="short">In short</h2><p>${places[n]} and its harbour.</p><div class="story">${text(n)}</div>`,
    'title: Ben Okoro | in_short: Lagos and its harbour. | story: maple amber …l 4.',
  ],
])('%s', async (_, bodyOf, expected) => {
  expect(await shown(bodyOf)).toEqual(linesOf(expected))
})

test.each([
  ['sentences', (n: number) => `The ${places[n]} road is long.`],
  ['numbers of one thing', (n: number) => `Hall ${n + 1}`],
  ['words that go on small', (n: number) => `Fresh ${['basil', 'mint', 'dill'][n]}`],
])('%s are no labels with values', async (_, line) => {
  const files = await valuesOfThree((n) => `<h1>${names[n]}</h1>${text(n)}<p>${line(n)}</p>${text(n + 9)}`)
  expect(new Set(files.flat().map(([name]) => name))).toEqual(new Set(['title', 'body']))
})

test('a label of one page stands for itself in a row with those of others, and not in a sentence', async () => {
  const files = await valuesOfThree((n) => {
    const more = n === 0 ? '<p>Seats: 40</p>' : ''
    const said = n === 1 ? '<p>One warning: never look at it without a filter.</p>' : ''
    return `<h1>${names[n]}</h1><p>Room: ${n}</p><p>Speaker: ${names[n]}</p>${more}${said}${text(n)}`
  })
  expect(files[0]?.map(([name]) => name)).toEqual(['title', 'room', 'speaker', 'seats', 'body'])
  expect(files[1]?.map(([name]) => name)).toEqual(['title', 'room', 'speaker', 'body'])
})

test('a date in bold is no label, and a line with a date above a title that is no heading is not the title', async () => {
  const files = await valuesOfThree(
    (n) =>
      `<div>${n + 1} May 2026 · 3 min read</div><div>${names[n]}</div><p><b>Saturday 14 June</b>, 9 until 4</p>${text(n)}`,
  )
  expect(files[0]?.slice(0, 2)).toEqual([
    ['date', '1 May 2026'],
    ['title', 'Ada Ravn'],
  ])
  expect(files.flat().filter(([name]) => name.startsWith('saturday'))).toEqual([])
})

test('a badge that many pages show is a value of its own and no label', async () => {
  const files = await valuesOfThree((n) => {
    const office =
      n === 2 ? '<p class="office">Oslo</p><p class="office">Lagos</p>' : '<p class="office">Oslo</p>'
    return `<h1>${names[n]}</h1>${office}<p>Room: ${n}</p>${text(n)}`
  })
  expect(files[2]?.slice(0, 3).map(([name]) => name)).toEqual(['title', 'office', 'office'])
})

test('a short line with a colon at its end is a label where two files have it', async () => {
  const files = await valuesOf(
    [0, 1, 2, 0, 1, 2].map((n, nth) => {
      const bring = nth < 2 ? '<p>Bring:</p><ul><li>boots</li><li>a mug</li></ul>' : ''
      return `<h1>${names[n]} ${nth}</h1>${text(nth)}${bring}`
    }),
  )
  expect(files[1]?.slice(2)).toEqual([
    ['bring', 'boots'],
    ['bring', 'a mug'],
  ])
})

import { expect, test } from 'vitest'
import { planOf } from '../../../../shared/domain/content-planning/index.ts'
import { outlined, read, sentence } from './site.ts'
import { type Shown, linesOf, names, places, shown, three, valuesOf, valuesOfThree } from './things.ts'

test.each<Shown>([
  [
    'lines that one name of markup repeats are labels, and each is that of all that is built alike behind it',
    (n) =>
      `<h1>${names[n]}</h1><div class="zz-text">${sentence(n + 3, 40)}</div>
        <div class="zz-sub">Please bring</div><div class="zz-one">a ${places[n]} map</div><div class="zz-one">socks for ${names[n]}</div>
        <div class="zz-sub">Good to know</div><div class="zz-one">${places[n]} is warm</div>`,
    `title: Ben Okoro | body: maple amber …l 4. | please_bring: a Lagos map
    please_bring: socks for Ben Okoro | good_to_know: Lagos is warm`,
  ],
  [
    'a line that is a list of links or of elements with one name has several values; the words before them are none',
    (n) =>
      `<h1>${names[n]}</h1><p class="skills"><span class="tag">${places[n]}</span> <span class="tag">maps ${n}</span></p>
        <p>${sentence(n + 3, 40)}</p><p class="filed">Filed under <a href="/a${n}">${places[n]} news</a>, <a href="/b${n}">Trips ${n}</a></p>`,
    `title: Ben Okoro | skills: Lagos | skills: maps 1 | body: maple amber …l 4. | filed: Lagos news
    filed: Trips 1`,
  ],
  [
    'blocks whose names tell nothing are told by their modifiers; their labels are no values, and items are values of their own',
    (n) => {
      const field = (name: string, label: string, items: string[]) =>
        `<div class="field field--name-${name} clearfix"><div class="field__label">${label}</div><div class="field__items">${items.map((item) => `<div class="field__item">${item}</div>`).join('')}</div></div>`
      return `<h1>${names[n]}</h1><div class="field field--name-lead-text">${sentence(n + 3, 20)}</div>
        ${field('field-fee', 'Fee', [`${n + 4} € for ${places[n]}`])}${field('field-who', 'For whom?', [`${places[n]} people`, `friends of ${names[n]}`])}
        ${field('field-until', 'Open until', [`<time class="datetime">${n + 1} May 2027</time>`])}`
    },
    `title: Ben Okoro | lead: maple amber …r 4. | fee: 5 € for Lagos | for_whom: Lagos people
    for_whom: friends of Ben Okoro | open_until: 2 May 2027`,
  ],
  [
    'the value of a label is not cut at a word like "by"',
    (n) =>
      `<h1>${names[n]}</h1><p>Built: 199${n} by ${names[n]}, ${places[n]}</p><p>${sentence(n + 3, 40)}</p>`,
    'title: Ben Okoro | built: 1991 by Ben Okoro, Lagos | body: maple amber …l 4.',
  ],
  [
    'a sentence with links in it stays one text',
    (n) => {
      const sentenceOf = (n: number) =>
        `Ask at the <a href="/desk">desk of ${places[n]}</a> when you come before noon.`
      return `<h1>${names[n]}</h1><p class="asking">${sentenceOf(n)}</p>`
    },
    'title: Ben Okoro | asking: Ask at the d…oon.',
  ],
  [
    'a short line right below the title is the subtitle, where half of the files have one',
    (n) => `<h1>${names[n]}</h1><p>${places[n]} and its harbour</p><p>${sentence(n + 3, 40)}</p>`,
    'title: Ben Okoro | subtitle: Lagos and its harbour | body: maple amber …l 4.',
  ],
  [
    'a label with bullets in lines of one paragraph has each of them as a value',
    (n) =>
      `<h1>${names[n]}</h1><p>${sentence(n + 3, 40)}</p><p><b>Parts</b><br>- ${n + 2} nuts<br>- ${n + 5} bolts</p>`,
    'title: Ben Okoro | body: maple amber …l 4. | parts: 3 nuts | parts: 6 bolts',
  ],
  [
    'a telephone number and an address behind their words are values of their own',
    (n) =>
      `<h1>${names[n]}</h1><p>${sentence(n + 3, 40)}</p><address>Telephone 01632 96011${n}<br>Email a${n}@mill.example</address>`,
    'title: Ben Okoro | body: maple amber …l 4. | phone: 01632 960111 | email: a1@mill.example',
  ],
  [
    'elements around each other that come to the same value are one field',
    (n) =>
      `<article><h1>${places[n]} again</h1><div class="entry-meta"><span class="posted-on">Posted on <time class="entry-date">${n + 4} May 2026</time></span>
        <span class="byline">by <span class="author">${names[n]}</span></span></div><p>${sentence(n + 3, 40)}</p></article>`,
    'title: Lagos again | posted_on: 5 May 2026 | byline: Ben Okoro | body: maple amber …l 4.',
  ],
  [
    'what stands behind the box of a heading is not under it',
    (n) =>
      `<h1>${names[n]}</h1><div class="costs"><h2>Cost</h2><p>${n + 2}4 pounds for all</p></div><div class="prose"><p>${sentence(n + 3, 40)}</p></div>`,
    'title: Ben Okoro | cost: 34 pounds for all | body: maple amber …l 4.',
  ],
  [
    'what is called something in the box of a heading is under it',
    (n) =>
      `<h1>${names[n]}</h1><div class="section" id="example"><h2>Example</h2><div class="listing"><p>${sentence(n + 3, 40)}</p></div></div>`,
    'title: Ben Okoro | example: maple amber …l 4.',
  ],
  [
    'an element with a name is not under a heading that shares with it only what is around the page',
    (n) =>
      `<main class="content"><h1>${names[n]}</h1><h2>Details</h2><p>${sentence(n + 3, 40)}</p><div class="price">${n + 4} pounds</div></main>`,
    'title: Ben Okoro | details: maple amber …l 4. | price: 5 pounds',
  ],
  [
    'so it is where the box holds nothing but labels with their values',
    (n) =>
      `<h1>${names[n]}</h1><div class="facts"><h2>Facts</h2><dl><dt>Port</dt><dd>${places[n]}</dd></dl></div><div class="prose"><p>${sentence(n + 3, 40)}</p></div>`,
    'title: Ben Okoro | port: Lagos | body: maple amber …l 4.',
  ],
  [
    'what is deeper in a box than is known of it is still in it',
    (n) => {
      const deep = (html: string) =>
        `${Array.from({ length: 7 }, () => `<div class="inner">`).join('')}${html}${'</div>'.repeat(7)}`
      return `<h1>${names[n]}</h1><p>${sentence(n + 20, 40)}</p><div class="costs"><h2>Cost</h2><p>${n + 2}4 pounds for all</p>${deep(`<p>${sentence(n + 3, 40)}</p>`)}</div>`
    },
    'title: Ben Okoro | body: lantern mapl… 21. | cost: 34 pounds fo…l 4.',
  ],
  [
    'a caption is a field of its own, whole, and no part of the text',
    (n) =>
      `<h1>${names[n]}</h1><figure><img src="${n}.png" alt=""><figcaption>The quay of ${places[n]} at noon. Photo: ${names[n]}</figcaption></figure><p>${sentence(n + 3, 40)}</p>`,
    'title: Ben Okoro | caption: The quay of Lagos at noon. Photo: Ben Okoro | body: maple amber …l 4.',
  ],
  [
    'the parts of a caption do not overlap',
    (n) =>
      `<h1>${names[n]}</h1><figure><img src="${n}.png" alt=""><figcaption><b>Photo:</b> ${places[n]} Smith</figcaption></figure><p>${sentence(n + 3, 40)}</p>`,
    'title: Ben Okoro | photo: Lagos Smith | body: maple amber …l 4.',
  ],
])('%s', async (_, bodyOf, expected) => {
  expect(await shown(bodyOf)).toEqual(linesOf(expected))
})

test('an old copy in another folder is of the type that the others are', async () => {
  const page = (n: number) =>
    `<h1>${names[n % 3]} ${n}</h1><dl><dt>Room</dt><dd>${n}</dd></dl><p>${sentence(n + 20, 60)}</p>`
  const pages = Object.fromEntries([0, 1, 2, 3, 4].map((n) => [`rooms/r${n}.html`, page(n)]))
  const { contentTypes } = planOf(await outlined({ ...pages, 'old/rooms/r1.html': page(1) }))
  expect(contentTypes.map(({ name, fileIds }) => [name, fileIds.length])).toEqual([['Room', 6]])
})

test('a page and its copy are not two that show a label', async () => {
  const odd = `<h1>Odd one</h1><p>From the old orchards: ${sentence(7, 60)}</p>`
  const others = three.map((n) => `<h1>${names[n]}</h1><p>${sentence(n + 20, 60)}</p>`)
  const files = await valuesOf([odd, odd.replace('</h1>', '</h1><p>Printed on 1 May</p>'), ...others])
  expect(files.flat().filter(([name]) => name.startsWith('from_the'))).toEqual([])
})

test('a text with the date of a month alone above its title keeps its title', async () => {
  const files = await valuesOfThree(
    (n) =>
      `<p>${['March', 'April', 'May'][n]} 2026</p><p>News from ${places[n]}</p><p>${sentence(n + 3, 40)}</p>`,
  )
  expect(files[1]?.slice(0, 2)).toEqual([
    ['date', 'April 2026'],
    ['title', 'News from Lagos'],
  ])
})

test('the title is content, though lists on the other pages of its type say it as well', async () => {
  const titleOf = (n: number) => `News from the port of ${places[n]}`
  const listBut = (n: number) =>
    three.filter((at) => at !== n).map((at) => `<br><a href="t${at}.html">${titleOf(at)}</a>`)
  const thing = (n: number) =>
    `<p>${titleOf(n)}</p><p>${sentence(n + 3, 40)}</p><div><b>More news</b>${listBut(n).join('')}</div>`
  const others = Array.from({ length: 9 }, (_, n) => `<h1>Hall ${n}</h1><p>${sentence(n + 20, 40 + n)}</p>`)
  const pages = Object.fromEntries([
    ...three.map((n) => [`things/t${n}.html`, thing(n)]),
    ...others.map((html, n) => [`p${n}.html`, html]),
  ])
  const { mappings } = planOf(await outlined(pages))
  const texts = new Map((await read(pages)).map(({ fileId, text }) => [fileId, text]))
  const things = mappings.filter(({ fileId }) => fileId.startsWith('things/'))
  const titles = things.map(({ fileId, fields }) => {
    const { start = 0, end = 0 } = fields.find(({ machineName }) => machineName === 'title') ?? {}
    return texts.get(fileId)?.slice(start, end)
  })
  expect(titles).toEqual(three.map(titleOf))
})

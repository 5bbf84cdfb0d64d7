import { expect, test } from 'vitest'
import { sentence } from './site.ts'
import { type Shown, linesOf, names, places, shown, valuesOfThree } from './things.ts'

const text = (n: number) => `<p>${sentence(n + 3, 40)}</p>`

test.each<Shown>([
  [
    'lines of one build that each stand over a short line of another, two or more in a row, are labels with their values',
    (n) => {
      const row = (label = '', value = '') => `<p class="over">${label}</p><p>${value}</p>`
      return `<h1>${places[n]}</h1>${text(n)}${row('Session', `${n + 3}0 minutes`)}${row('Therapist', names[n])}`
    },
    'title: Lagos | body: maple amber …l 4. | session: 40 minutes | therapist: Ben Okoro',
  ],
  [
    'so are lines that only their look tells from their values',
    (n) => {
      const row = (label: string, value = '') =>
        `<div class="p-2"><div class="text-xs">${label}</div><div class="text-sm">${value}</div></div>`
      return `<h1>${places[n]}</h1>${text(n)}${row('Session', `${n + 3}0 minutes`)}${row('Therapist', names[n])}`
    },
    'title: Lagos | body: maple amber …l 4. | session: 40 minutes | therapist: Ben Okoro',
  ],
  [
    'rows that look different by turns are rows',
    (n) => {
      const row = (look: string, label: string, value = '') =>
        `<div class="row ${look}"><div class="name">${label}</div><div class="what">${value}</div></div>`
      return `<h1>${places[n]}</h1>${text(n)}${row('odd', 'Session', `${n + 3}0 minutes`)}${row('even', 'Therapist', names[n])}`
    },
    'title: Lagos | body: maple amber …l 4. | session: 40 minutes | therapist: Ben Okoro',
  ],
  [
    'so are headings that other pages have; those that hardly another has are values themselves',
    (n) =>
      `<h1>${names[n]}</h1>${text(n)}<h3>Session</h3><p>${n + 3}0 minutes</p><h3>Room</h3><p>North ${n}</p><h3>${places[n]} Quay</h3><p>Lower ${places[n]}</p>`,
    `title: Ben Okoro | body: maple amber …l 4. | session: 40 minutes | room: North 1
    body: Lagos Quay Lower Lagos`,
  ],
  [
    'the values end where a text begins',
    (n) =>
      `<h1>${names[n]}</h1><h2>Party</h2><p>${places[n]} Greens</p><h2>Tasks</h2><ul><li>Water ${n}</li><li>Dykes ${n}</li></ul>${text(n)}`,
    'title: Ben Okoro | party: Lagos Greens | tasks: Water 1 | tasks: Dykes 1 | body: maple amber …l 4.',
  ],
  [
    'a heading over one short line is one over its text',
    (n) => `<h1>${names[n]}</h1>${text(n)}<h2>Note ${'abc'[n]}</h2><p>${places[n]} alone</p>`,
    'title: Ben Okoro | body: maple amber …lone',
  ],
  [
    'elements of two names by turns in one line are labels and their values',
    (n) => {
      const pair = (label: string, value: string) =>
        `<span class="k_2j">${label}</span><span class="v_2j">${value}</span>`
      return `<h1>${names[n]}</h1><div class="kv">${pair('Where', places[n] ?? '')}${pair('Hours', `${n + 2}0 a week`)}</div>${text(n)}`
    },
    'title: Ben Okoro | where: Lagos | hours: 30 a week | body: maple amber …l 4.',
  ],
  [
    'lines of a paragraph that each begin with an element are labels and their values',
    (n) =>
      `<h1>${names[n]}</h1><p><strong>When?</strong> Every ${['Monday', 'Friday', 'Sunday'][n]}<br><strong>Where?</strong> Hall of ${places[n]}</p>${text(n)}`,
    'title: Ben Okoro | when: Every Friday | where: Hall of Lagos | body: maple amber …l 4.',
  ],
  [
    'lines of one cell of a table are several values',
    (n) =>
      `<h1>${places[n]}</h1><table><tr><td>Vets</td><td>${names[n]}<br>Ida Holm</td></tr><tr><td>Room</td><td>${n}</td></tr></table>${text(n)}`,
    'title: Lagos | vets: Ben Okoro | vets: Ida Holm | room: 1 | body: maple amber …l 4.',
  ],
  [
    'elements without a name beside each other are a label and its values, and a number of its own is that of an item',
    (n) => {
      const spans = (...said: string[]) => `<div>${said.map((one) => `<span>${one}</span>`).join('')}</div>`
      return `<h1><span>${names[n]}</span> <span>of ${places[n]}</span></h1>${spans('Sound', 'Drone', `Folk ${n}`)}${spans('Town', places[n] ?? '')}
        ${text(n)}<div>Tracks</div>${spans('1', `Low ${places[n]}`)}${spans('2', `High ${places[n]}`)}`
    },
    `title: Ben Okoro of Lagos | sound: Drone | sound: Folk 1 | town: Lagos | body: maple amber …l 4.
    tracks: Low Lagos | tracks: High Lagos`,
  ],
])('%s', async (_, bodyOf, expected) => {
  expect(await shown(bodyOf)).toEqual(linesOf(expected))
})

test('a table whose labels no other page has makes no fields of them; beside one that others have they are', async () => {
  const hours = (n: number) =>
    `<table><tr><td>${places[n]} days</td><td>9 to ${n + 4}</td></tr><tr><td>${places[n]} nights</td><td>closed</td></tr></table>`
  const facts = (n: number) =>
    `<table><tr><td>Port</td><td>${places[n]}</td></tr>${n === 1 ? '<tr><td>Crane</td><td>12 t</td></tr>' : ''}</table>`
  const files = await valuesOfThree(
    (n) => `<h1>${names[n]}</h1>${facts(n)}${text(n)}${text(n + 7)}${hours(n)}`,
  )
  expect(new Set(files.flat().map(([name]) => name))).toEqual(new Set(['title', 'port', 'crane', 'body']))
})

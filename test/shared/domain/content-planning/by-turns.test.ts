import { expect, test } from 'vitest'
import { sentence } from './site.ts'
import { names, places, valuesOfThree } from './things.ts'

const text = (n: number) => `<p>${sentence(n + 3, 40)}</p>`
const terms = [
  ['Session', 'Therapist'],
  ['Length', 'Who'],
  ['Time', 'Ask for'],
]

test('lines of one build that each stand over a short line of another, two or more in a row, are labels with their values', async () => {
  const row = (label = '', value = '') => `<p class="over">${label}</p><p>${value}</p>`
  const files = await valuesOfThree((n) => {
    const [one, other] = terms[0] ?? []
    return `<h1>${places[n]}</h1>${text(n)}${row(one, `${n + 3}0 minutes`)}${row(other, names[n])}`
  })
  expect(files[0]?.slice(2)).toEqual([
    ['session', '30 minutes'],
    ['therapist', 'Ada Ravn'],
  ])
})

test('so are lines that only their look tells from their values', async () => {
  const row = (label: string, value = '') =>
    `<div class="p-2"><div class="text-xs">${label}</div><div class="text-sm">${value}</div></div>`
  const files = await valuesOfThree(
    (n) =>
      `<h1>${places[n]}</h1>${text(n)}${row('Session', `${n + 3}0 minutes`)}${row('Therapist', names[n])}`,
  )
  expect(files[0]?.slice(2)).toEqual([
    ['session', '30 minutes'],
    ['therapist', 'Ada Ravn'],
  ])
})

test('rows that look different by turns are rows', async () => {
  const row = (look: string, label: string, value = '') =>
    `<div class="row ${look}"><div class="name">${label}</div><div class="what">${value}</div></div>`
  const files = await valuesOfThree(
    (n) =>
      `<h1>${places[n]}</h1>${text(n)}${row('odd', 'Session', `${n + 3}0 minutes`)}${row('even', 'Therapist', names[n])}`,
  )
  expect(files[0]?.slice(2)).toEqual([
    ['session', '30 minutes'],
    ['therapist', 'Ada Ravn'],
  ])
})

test('so are headings that other pages have; those that hardly another has are values themselves', async () => {
  const files = await valuesOfThree(
    (n) =>
      `<h1>${names[n]}</h1>${text(n)}<h3>Session</h3><p>${n + 3}0 minutes</p><h3>Room</h3><p>North ${n}</p><h3>${places[n]} Quay</h3><p>Lower ${places[n]}</p>`,
  )
  const fields = new Set(files.flat().map(([name]) => name))
  expect([...fields].slice(0, 4)).toEqual(['title', 'body', 'session', 'room'])
  expect(fields.has('oslo_quay')).toBe(false)
})

test('the values end where a text begins', async () => {
  const files = await valuesOfThree(
    (n) =>
      `<h1>${names[n]}</h1><h2>Party</h2><p>${places[n]} Greens</p><h2>Tasks</h2><ul><li>Water ${n}</li><li>Dykes ${n}</li></ul>${text(n)}`,
  )
  expect(files[1]).toEqual([
    ['title', 'Ben Okoro'],
    ['party', 'Lagos Greens'],
    ['tasks', 'Water 1'],
    ['tasks', 'Dykes 1'],
    ['body', sentence(4, 40)],
  ])
})

test('a heading over one short line is one over its text', async () => {
  const files = await valuesOfThree(
    (n) => `<h1>${names[n]}</h1>${text(n)}<h2>Note ${'abc'[n]}</h2><p>${places[n]} alone</p>`,
  )
  expect(new Set(files.flat().map(([name]) => name))).toEqual(new Set(['title', 'body']))
})

test('elements of two names by turns in one line are labels and their values', async () => {
  const files = await valuesOfThree((n) => {
    const pair = (label: string, value: string) =>
      `<span class="k_2j">${label}</span><span class="v_2j">${value}</span>`
    return `<h1>${names[n]}</h1><div class="kv">${pair('Where', places[n] ?? '')}${pair('Hours', `${n + 2}0 a week`)}</div>${text(n)}`
  })
  expect(files[1]?.slice(1, 3)).toEqual([
    ['where', 'Lagos'],
    ['hours', '30 a week'],
  ])
})

test('lines of a paragraph that each begin with an element are labels and their values', async () => {
  const files = await valuesOfThree(
    (n) =>
      `<h1>${names[n]}</h1><p><strong>When?</strong> Every ${['Monday', 'Friday', 'Sunday'][n]}<br><strong>Where?</strong> Hall of ${places[n]}</p>${text(n)}`,
  )
  expect(files[0]?.slice(1, 3)).toEqual([
    ['when', 'Every Monday'],
    ['where', 'Hall of Oslo'],
  ])
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

test('lines of one cell of a table are several values', async () => {
  const files = await valuesOfThree(
    (n) =>
      `<h1>${places[n]}</h1><table><tr><td>Vets</td><td>${names[n]}<br>Ida Holm</td></tr><tr><td>Room</td><td>${n}</td></tr></table>${text(n)}`,
  )
  expect(files[1]?.slice(1, 3)).toEqual([
    ['vets', 'Ben Okoro'],
    ['vets', 'Ida Holm'],
  ])
})

test('elements without a name beside each other are a label and its values, and a number of its own is that of an item', async () => {
  const spans = (...said: string[]) => `<div>${said.map((one) => `<span>${one}</span>`).join('')}</div>`
  const files = await valuesOfThree(
    (n) =>
      `<h1><span>${names[n]}</span> <span>of ${places[n]}</span></h1>${spans('Sound', 'Drone', `Folk ${n}`)}${spans('Town', places[n] ?? '')}
        ${text(n)}<div>Tracks</div>${spans('1', `Low ${places[n]}`)}${spans('2', `High ${places[n]}`)}`,
  )
  expect(files[1]?.filter(([name]) => name !== 'body')).toEqual([
    ['title', 'Ben Okoro of Lagos'],
    ['sound', 'Drone'],
    ['sound', 'Folk 1'],
    ['town', 'Lagos'],
    ['tracks', 'Low Lagos'],
    ['tracks', 'High Lagos'],
  ])
})

import { expect, test } from 'vitest'
import { sentence } from './site.ts'
import { names, places, valuesOfThree } from './things.ts'

const text = (n: number) => `<p>${sentence(n + 3, 40)}</p>`
const terms = [
  ['Session', 'Therapist'],
  ['Length', 'Who'],
  ['Time', 'Ask for'],
]

test('headings that each stand over a short line, two or more in a row, are labels with their values', async () => {
  const files = await valuesOfThree((n) => {
    const [one, other] = terms[n] ?? []
    return `<h1>${places[n]}</h1>${text(n)}<h3>${one}</h3><p>${n + 3}0 minutes</p><h3>${other}</h3><p>${names[n]}</p>`
  })
  expect(files[0]?.slice(2)).toEqual([
    ['session', '30 minutes'],
    ['therapist', 'Ada Ravn'],
  ])
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

test('in lines of nothing but elements of one name the first of each is its label', async () => {
  const line = (...said: string[]) =>
    `<div>${said.map((one) => `<span class="block">${one}</span>`).join('')}</div>`
  const files = await valuesOfThree(
    (n) =>
      `<h1>${places[n]}</h1>${line('Started', `20${n}8`)}${line('Line-up', names[n] ?? '', 'Ida Holm')}${text(n)}`,
  )
  expect(files[2]?.slice(1, 4)).toEqual([
    ['started', '2028'],
    ['line_up', 'Cleo Tan'],
    ['line_up', 'Ida Holm'],
  ])
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

test('a table of facts is one, whatever its labels say; a list of single sentences with colons is not', async () => {
  const rows = terms.map(
    ([one, other], n) =>
      `<table><tr><td>${one}</td><td>${n + 3}0 minutes</td></tr><tr><td>${other}</td><td>${names[n]}</td></tr></table>`,
  )
  const files = await valuesOfThree((n) => {
    const list =
      n === 0
        ? `<div class="text">${text(9)}<ul><li>Birds: cover the cage</li><li>Cats: use a box</li></ul></div>`
        : ''
    return `<h1>${places[n]}</h1>${rows[n]}${text(n)}${list}`
  })
  expect(files.map((file) => file.map(([name]) => name))).toEqual([
    ['title', 'session', 'therapist', 'body'],
    ['title', 'length', 'who', 'body'],
    ['title', 'time', 'ask_for', 'body'],
  ])
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

import { expect, test } from 'vitest'
import { sentence } from './site.ts'
import { type Shown, linesOf, names, places, shown, valuesOfThree } from './things.ts'

const text = (n: number) => `<p>${sentence(n + 3, 40)}</p>`

test.each<Shown>([
  [
    'an element that is called a label says what stands in the element around both',
    (n) => {
      const items = [places[n], 'Bergen'].map((one) => `<div class="field__item">${one}</div>`).join('')
      const field = `<div class="field--name-field-ort"><div class="field__label">Where it lives</div><div class="field__items">${items}</div></div>`
      return `<h1>${names[n]}</h1>${field}${text(n)}`
    },
    'title: Ben Okoro | where_it_lives: Lagos | where_it_lives: Bergen | body: maple amber …l 4.',
  ],
  [
    'elements of one name that hold values alone have no labels among them',
    (n) => {
      const rows = [`Hall ${n}`, `Door ${n + 4}`].map((one) => `<div class="room">${one}</div>`).join('')
      return `<h1>${names[n]}</h1>${rows}${text(n)}`
    },
    'title: Ben Okoro | room: Hall 1 | room: Door 5 | body: maple amber …l 4.',
  ],
])('%s', async (_, bodyOf, expected) => {
  expect(await shown(bodyOf)).toEqual(linesOf(expected))
})

test('lines in elements of one name that are a label and its value by turns are labels with their values', async () => {
  const fact = (label: string, value: string) =>
    `<div class="fact"><div>${label}</div><div>${value}</div></div>`
  const files = await valuesOfThree((n) => {
    const only = n === 1 ? fact('Floor area', '7,200 m²') : ''
    return `<h1>${places[n]}</h1>${text(n)}<div class="facts">${fact('Client', names[n] ?? '')}${fact('Value', `£${n + 1}1.4 million`)}${only}</div>`
  })
  expect(files[1]?.slice(2)).toEqual([
    ['client', 'Ben Okoro'],
    ['value', '£21.4 million'],
    ['floor_area', '7,200 m²'],
  ])
})

import { expect, test } from 'vitest'
import { sentence } from './site.ts'
import { type Shown, linesOf, names, places, shown, valuesOfThree } from './things.ts'

const text = (n: number) => `<p>${sentence(n + 3, 40)}</p>`
const rowOf = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`

test.each<Shown>([
  [
    'the cells of tables that begin with the same heads on several pages are values of what their heads say',
    (n) => {
      const rows = [rowOf('Adult', `£${n + 4}.20`, `£${n + 7}.80`), rowOf('Child', `£${n + 2}.10`, '')]
      return `<h1>${places[n]}</h1>${text(n)}<table>${rowOf('Who', 'Single', 'Return')}${rows.join('')}</table>`
    },
    `title: Lagos | body: maple amber …l 4. | who: Adult | single: £5.20 | return: £8.80 | who: Child
    single: £3.10`,
  ],
  [
    'the first row of a table that no other page has stays content, and says nothing of the rows below it',
    (n) => {
      const head = rowOf(`Stop ${places[n]}`, `Day ${names[n]}`, `Night ${n}`)
      return `<h1>${places[n]}</h1>${text(n)}<table>${head}${rowOf('Quay', `${n}`, 'yes')}</table>`
    },
    'title: Lagos | body: maple amber …es |',
  ],
  [
    'a row that is too long to be looked at whole ends no table',
    (n) => {
      const rows = [rowOf(sentence(n + 2, 90), `${n}`, 'yes'), rowOf('Quay', `${n + 4}`, 'no')]
      return `<h1>${places[n]}</h1>${text(n)}<table>${rowOf('Place', 'Number', 'Open')}${rows.join('')}</table>`
    },
    `title: Lagos | body: maple amber …l 4. | body: | winter map…es | | place: Quay | number: 5
    open: no`,
  ],
  [
    'a table that says the same on every page has no heads that tell of a page',
    (n) => {
      const table = `<table>${rowOf('Who', 'Single', 'Return')}${rowOf('Adult', '£4', '£7')}</table>`
      return `<h1>${places[n]}</h1>${text(n)}${table}${text(n + 5)}`
    },
    'title: Lagos | body: maple amber …r 9.',
  ],
])('%s', async (_, bodyOf, expected) => {
  expect(await shown(bodyOf)).toEqual(linesOf(expected))
})

test.each([
  ['a head without a text', ['', 'Single', 'Return'], 2],
  ['very many rows', ['Who', 'Single', 'Return'], 90],
  ['very many columns', Array.from({ length: 20 }, (_, at) => `Column ${at}`), 2],
])('a table with %s is text', async (_, heads, rows) => {
  const files = await valuesOfThree((n) => {
    const body = Array.from({ length: rows }, (_, row) => rowOf(...heads.map((_, at) => `${n} ${row} ${at}`)))
    return `<h1>${places[n]}</h1>${text(n)}<table>${rowOf(...heads)}${body.join('')}</table>`
  })
  expect(new Set(files.flat().map(([name]) => name))).toEqual(new Set(['title', 'body']))
})

import { expect, test } from 'vitest'
import { sentence } from './site.ts'
import { names, places, valuesOfThree } from './things.ts'

const text = (n: number) => `<p>${sentence(n + 3, 40)}</p>`
const rowOf = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`

test('the cells of tables that begin with the same heads on several pages are values of what their heads say', async () => {
  const files = await valuesOfThree((n) => {
    const rows = [rowOf('Adult', `£${n + 4}.20`, `£${n + 7}.80`), rowOf('Child', `£${n + 2}.10`, '')]
    return `<h1>${places[n]}</h1>${text(n)}<table>${rowOf('Who', 'Single', 'Return')}${rows.join('')}</table>`
  })
  expect(files[0]?.slice(2)).toEqual([
    ['who', 'Adult'],
    ['single', '£4.20'],
    ['return', '£7.80'],
    ['who', 'Child'],
    ['single', '£2.10'],
  ])
})

test('the first row of a table that no other page has says nothing of the rows below it', async () => {
  const files = await valuesOfThree((n) => {
    const head = rowOf(`Stop ${places[n]}`, `Day ${names[n]}`, `Night ${n}`)
    return `<h1>${places[n]}</h1>${text(n)}<table>${head}${rowOf('Quay', `${n}`, 'yes')}</table>`
  })
  expect(new Set(files.flat().map(([name]) => name))).toEqual(new Set(['title', 'body']))
})

test('a table that says the same on every page has no heads that tell of a page', async () => {
  const table = `<table>${rowOf('Who', 'Single', 'Return')}${rowOf('Adult', '£4', '£7')}</table>`
  const files = await valuesOfThree((n) => `<h1>${places[n]}</h1>${text(n)}${table}${text(n + 5)}`)
  expect(files.flat().map(([name]) => name)).not.toContain('single')
})

import { expect, test } from 'vitest'
import { sentence } from './site.ts'
import { places, valuesOfThree } from './things.ts'

const text = (n: number) => `<p>${sentence(n + 3, 40)}</p>`
const figure = (value: string, legend: string) =>
  `<div class="col"><span class="big">${value}</span><span class="below">${legend}</span></div>`

test('what stands below figures in elements of one name, the same on several pages, says what they are', async () => {
  const files = await valuesOfThree(
    (n) =>
      `<h1>${places[n]}</h1>${figure(`${n + 6},4 km`, 'Distance')}${figure(`+ ${n + 1}80 m`, 'Climb')}${text(n)}`,
  )
  expect(files[1]?.slice(1, 3)).toEqual([
    ['distance', '7,4 km'],
    ['climb', '+ 280 m'],
  ])
})

test('where what stands below differs from page to page, it says nothing, though two pages share one', async () => {
  const below = ['to Bergen', 'to Bergen', 'to Rome']
  const files = await valuesOfThree(
    (n) =>
      `<h1>${places[n]}</h1>${figure(`${n + 6} km`, below[n] ?? '')}${figure(`${n + 2} h`, `past ${places[n]}`)}${text(n)}`,
  )
  expect(files.flat().map(([name]) => name)).not.toContain('to_bergen')
})

test('the unit of a figure belongs to it, and a list of definitions says itself what it means', async () => {
  const value = (n: number, unit: string) => `<span class="num">${n}</span> <span class="unit">${unit}</span>`
  const files = await valuesOfThree(
    (n) =>
      `<h1>${places[n]}</h1><dl><dt>Distance</dt><dd>${value(n + 6, 'km')}</dd><dt>Climb</dt><dd>${value(n + 280, 'm')}</dd></dl>${text(n)}`,
  )
  expect(files[1]?.slice(1, 3)).toEqual([
    ['distance', '7 km'],
    ['climb', '281 m'],
  ])
})

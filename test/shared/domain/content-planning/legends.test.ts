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

test('where both differ from page to page, neither says what the other is', async () => {
  const files = await valuesOfThree(
    (n) => `<h1>${places[n]}</h1>${figure(`${n + 6} km`, `to ${places[2 - n]}`)}${text(n)}`,
  )
  expect(files.flat().map(([name]) => name)).not.toContain('to_oslo')
})

import { expect, test } from 'vitest'
import { sentence } from './site.ts'
import { names, places, valuesOfThree } from './things.ts'

const text = (n: number) => `<p>${sentence(n + 3, 40)}</p>`

test('parts of a line that neither label nor form tells are called by their place in it', async () => {
  const files = await valuesOfThree(
    (n) =>
      `<h1>${names[n]}</h1><p class="about">${n + 3} March 2026 · ${places[n]} Edge · ${n + 2} h 40 min</p>${text(n)}`,
  )
  expect(files[0]?.slice(1, 4)).toEqual([
    ['date', '3 March 2026'],
    ['about_2', 'Oslo Edge'],
    ['about_3', '2 h 40 min'],
  ])
})

test('where the lines of the pages have different numbers of parts, their places say nothing', async () => {
  const parts = [['Quay'], ['Quay', 'North'], ['Quay', 'North', 'Lower']]
  const files = await valuesOfThree((n) => {
    const line = [`${places[n]} Edge`, ...(parts[n] ?? [])].join(' · ')
    return `<h1>${names[n]}</h1><p class="about">${line}</p>${text(n)}`
  })
  expect(files.flat().map(([name]) => name)).not.toContain('about_2')
})

test('lines that list things of one kind have no places', async () => {
  const colours = ['Red · Green', 'Blue · Pink', 'Grey · Red']
  const files = await valuesOfThree(
    (n) => `<h1>${names[n]}</h1><p class="colours">${colours[n]}</p>${text(n)}`,
  )
  expect(files.flat().map(([name]) => name)).not.toContain('colours_1')
})

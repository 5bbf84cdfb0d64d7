import { expect, test } from 'vitest'
import { names, valuesOfThree } from './things.ts'
import { sentence } from './site.ts'

/** What each of three files shows as the value of one label. */
async function shown(label: string, said: readonly string[]): Promise<string[][]> {
  const files = await valuesOfThree(
    (n) => `<h1>${names[n]}</h1><p>${label}: ${said[n]}</p><p>${sentence(n + 3, 40)}</p>`,
  )
  const machineName = label.toLowerCase()
  return files.map((file) => file.flatMap(([name, value]) => (name === machineName ? [value] : [])))
}

test.each([
  ['three of one build', ['Norton', 'Darlington, Norton and Stokesley', 'Hexham']],
  ['marks that do nothing else', ['iPad · Windows', 'Android', 'iPhone · Android']],
  ['a thing that comes at another place', ['Iron, ash', 'Ash, raw hide', 'Slate']],
  ['three short things, and two beside them', ['Dogs, cats, rabbits', 'Birds, fish', 'Horses']],
  ['names that a word joins', ['Ada Ravn', 'Ben Okoro and Cleo Tan', 'Ida Holm']],
])('%s make a list of a line', async (_, said) => {
  const cut = said.map((line) => line.split(/, | · | and /))
  expect(await shown('Things', said)).toEqual(cut)
})

test.each([
  ['a place with its county', ['Helmsley, North Yorkshire', 'Settle, North Yorkshire', 'York']],
  ['a name with what is said of it', ['Club shirt, £8 from the hatch', 'Anything', 'Old boots']],
  ['a day with its time', ['Sunday, 10 am', 'Monday', 'Tuesday, not in August']],
  ['a number with its thousands', ['1,290', '12', '3,400,000']],
  ['a name that has "and" in it', ['Research and Development', 'Sales', 'Bed and Breakfast']],
  ['a sentence', ['Bring boots, gloves and a hat.', 'Nothing.', 'A map, a pen and tea.']],
])('%s stays one value', async (_, said) => {
  expect(await shown('Things', said)).toEqual(said.map((line) => [line]))
})

test('a field of which one file has several values apart lists them in the lines of others', async () => {
  const said = ['<dd>Maps</dd><dd>Boats, old</dd>', '<dd>Birds of prey, trees</dd>', '<dd>Trains</dd>']
  const files = await valuesOfThree(
    (n) =>
      `<h1>${names[n]}</h1><dl><dt>Room</dt><dd>${n}</dd><dt>Interests</dt>${said[n]}</dl><p>${sentence(n + 3, 40)}</p>`,
  )
  expect(files.map((file) => file.flatMap(([name, value]) => (name === 'interests' ? [value] : [])))).toEqual(
    [['Maps', 'Boats, old'], ['Birds of prey', 'trees'], ['Trains']],
  )
})

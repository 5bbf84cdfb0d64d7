import { expect, test } from 'vitest'
import { sentence } from './site.ts'
import { names, valuesOfThree } from './things.ts'

/** What the second fact of each of three files is called, beside a room that each has. */
async function called(
  facts: readonly (readonly [string, string])[],
  more = '',
): Promise<(string | undefined)[]> {
  const files = await valuesOfThree((n) => {
    const [label, value] = facts[n] ?? []
    return `<h1>${names[n]}</h1><dl><dt>Room</dt><dd>${n}</dd><dt>${label}</dt><dd>${value}</dd>${n === 0 ? more : ''}</dl><p>${sentence(n + 3, 40)}</p>`
  })
  return files.map((file) => file[2]?.[0])
}

const said: [string, ...[string, string][]][] = [
  ['all words of another', ['Interests', 'maps'], ['Special interests', 'boats'], ['Interests', 'trees']],
  ['a value of another', ['Vet', 'Ida Holm'], ['Treated by', 'Ida Holm'], ['Vet', 'Ben Okoro']],
  ['values of the form of another', ['Fee', '£12'], ['Costs', '£30, with tea'], ['Fee', 'from £9']],
  ['values built like those of another', ['Cat. no.', 'AB-12'], ['Number', 'AB-19'], ['Cat. no.', 'AB-23']],
]

test.each(said)('a label with %s is one with it', async (_, ...facts) => {
  const [one] = await called(facts)
  expect(await called(facts)).toEqual([one, one, one])
})

test('labels that one file shows both stay two', async () => {
  const facts = [
    ['Begun', '1 May 2020'],
    ['Built', '3 June 2021'],
    ['Begun', '4 July 2022'],
  ] as const
  expect(await called(facts, '<dt>Ended</dt><dd>8 May 2021</dd>')).toEqual(['begun', 'built', 'begun'])
  const others = [['Vet', 'Ida'] as const, ['Owner', 'Bo Lind'] as const, ['Vet', 'Eva'] as const]
  expect(await called(others)).toEqual(['vet', 'owner', 'vet'])
})

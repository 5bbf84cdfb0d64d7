import { expect, test } from 'vitest'
import { readRequirements } from '../../../../../shared/domain/requirement-reading/read.ts'

/** Names of what somebody enters, and how many limits the text has. */
function entered(text: string): { inputs: string[]; limits: number } {
  const { model } = readRequirements(text)
  const inputs = model.subjects.filter(({ given, kind }) => given !== true && kind !== 'state')
  const limits = model.rules.filter(({ kind }) => kind === 'constraint')
  return { inputs: inputs.map(({ name }) => name), limits: limits.length }
}

test.each([
  ['The **Weight** is 5 to 10 kg.', 'Weight'],
  ['The weight field takes 5 to 10 kg. The weight is 5 to 10 kg.', 'weight'],
])('what is demanded, entered, answered or written as a term is an input: %s', (text, name) => {
  const { inputs, limits } = entered(text)
  expect(inputs).toEqual([name])
  expect(limits).toBeGreaterThan(0)
})

test.each([
  'The scheduler must send a message. The scheduler is at least 5.',
  'As a curator I search for paintings. The curator is at most 5.',
])('what acts, or is only said to be so long, is none: %s', (text) => {
  expect(entered(text)).toMatchObject({ limits: 0 })
})

test('a limit of what nobody enters is named as open', () => {
  const { model } = readRequirements('A red pencil promotion lasts at most 30 days.')
  expect(model.accounts[0]?.is).not.toBe('read')
})

const aboutData = 'abcdefghijkl'.split('').map((letter) => `The ${letter}-weight must be between 1 and 5 kg.`)

test('a long text in which nothing is pressed, shown or entered is about data, and no form', () => {
  expect(entered(aboutData.join('\n')).inputs).toEqual([])
  expect(entered([...aboutData, 'The clerk enters the a-weight.'].join('\n')).inputs).toEqual(['a-weight'])
})

test('a table of names as programs write them is no form', () => {
  const table = (first: string, second: string) =>
    `| Field | Type | Required |\n|---|---|---|\n| ${first} | text | yes |\n| ${second} | number | yes |`
  expect(entered(table('First name', 'Age')).inputs).toEqual(['First name', 'Age'])
  expect(entered(table('first_name', 'birth_year')).inputs).toEqual([])
})

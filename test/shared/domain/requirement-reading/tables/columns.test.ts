import { expect, test } from 'vitest'
import { readRequirements } from '../../../../../shared/domain/requirement-reading/read.ts'

const accountsOf = (text: string) => {
  const { sentences, model } = readRequirements(text)
  return model.accounts.map(({ sentence, is }) => [sentences[sentence]?.is, is])
}

test('a first column that counts its rows takes no part in what they decide', () => {
  const rows = ['| 1 | under 2 | "Small" |', '| 2 | 2 to 9 | "Medium" |', '| 3 | over 9 | "Large" |']
  const text = ['| Rule | Seats | Answer |', '|---|---|---|', ...rows].join('\n')
  const { model } = readRequirements(text)
  expect(model.subjects.map(({ name }) => name)).toContain('Seats')
  expect(model.subjects.map(({ name }) => name)).not.toContain('Rule')
  expect(model.rules.map(({ kind }) => kind)).toEqual(['decision', 'decision', 'decision'])
})

test('rows of a table that nothing was taken from are told as not read', () => {
  const rows = ['| Holiday | The heating keeps warm until somebody presses a button |', '| Paused | closed |']
  expect(accountsOf(['| Term | Meaning |', '|---|---|', ...rows].join('\n'))).toEqual([
    ['header', 'context'],
    ['row', 'not-read'],
    ['row', 'not-read'],
  ])
})

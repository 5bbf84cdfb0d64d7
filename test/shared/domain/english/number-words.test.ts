import { expect, test } from 'vitest'
import { numberOfWord } from '../../../../shared/domain/english/number-words.ts'

test.each([
  ['zero', 0],
  ['Twelve', 12],
  ['ninety', 90],
  ['twenty-five', 25],
])('%s counts %i', (word, value) => {
  expect(numberOfWord(word)).toBe(value)
})

test.each(['', 'hundred', 'five-twenty', 'twenty-zero', 'twenty-ten', 'twenty-five-one', 'twenty-', '20'])(
  '%o is no word for a number',
  (word) => {
    expect(numberOfWord(word)).toBeUndefined()
  },
)

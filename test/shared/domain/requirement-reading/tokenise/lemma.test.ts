import { expect, test } from 'vitest'
import { lemmaAs } from '../../../../../shared/domain/requirement-reading/tokenise/lemma.ts'

test.each([
  ['taken', 'take'],
  ['hiding', 'hide'],
  ['stopped', 'stop'],
  ['frobs', 'frobs'],
])('%s is a form of the verb %s', (word, base) => {
  expect(lemmaAs(word, 'VERB')).toBe(base)
})

test.each([
  ['Users', 'user'],
  ['leaves', 'leaf'],
  ['women', 'woman'],
])('%s is a form of the noun %s', (word, base) => {
  expect(lemmaAs(word, 'NOUN')).toBe(base)
})

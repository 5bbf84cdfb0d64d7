import { expect, test } from 'vitest'
import { lemmaAs } from '../../../../../shared/domain/requirement-reading/tokenise/lemma.ts'

test.each([
  ['taken', 'take'],
  ['carries', 'carry'],
  ['hiding', 'hide'],
  ['stopped', 'stop'],
  ['shows', 'show'],
  ['frobs', 'frobs'],
])('%s is a form of the verb %s', (word, base) => {
  expect(lemmaAs(word, 'VERB')).toBe(base)
})

test.each([
  ['Users', 'user'],
  ['boxes', 'box'],
  ['leaves', 'leaf'],
  ['entries', 'entry'],
  ['women', 'woman'],
  ['address', 'address'],
])('%s is a form of the noun %s', (word, base) => {
  expect(lemmaAs(word, 'NOUN')).toBe(base)
})

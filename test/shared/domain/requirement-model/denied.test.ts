import { expect, test } from 'vitest'
import { denied } from '../../../../shared/domain/requirement-model/denied.ts'

test.each([
  ['the extractor is off', 'the extractor is not off'],
  ['a certificate has been filed', 'a certificate has not been filed'],
])('"%s" is denied as "%s", and the other way round', (one, other) => {
  expect(denied(one)).toBe(other)
  expect(denied(other)).toBe(one)
})

test.each(['the mechanic finishes', 'the plan that is attached is complete', 'the clerk has to agree'])(
  'nobody says how to deny "%s"',
  (text) => {
    expect(denied(text)).toBeUndefined()
  },
)

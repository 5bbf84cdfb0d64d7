import { expect, test } from 'vitest'
import { readRequirements } from '../../../../../../shared/domain/requirement-reading/read.ts'

const statesOf = (text: string): string[] =>
  readRequirements(text).model.subjects.flatMap(({ kind, options = [] }) => (kind === 'state' ? options : []))

const loan =
  'A loan begins as *Requested*. A Requested loan that the clerk approves becomes *Approved*. An Approved loan that is sent becomes *On loan*, and a loan that is On loan '

test('what something comes into is a state where it is written as the other states are', () => {
  expect(statesOf(`${loan}may be brought home, which leads to *Back again*.`)).toContain('Back again')
})

test('what something comes into, but is written otherwise, is none', () => {
  expect(statesOf(`${loan}may be added to **Our favourites**.`)).not.toContain('Our favourites')
})

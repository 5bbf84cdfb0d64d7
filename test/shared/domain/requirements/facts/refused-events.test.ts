import { describe, expect, test } from 'vitest'
import { readDocument } from '../../../../../shared/domain/requirements/read-document.ts'

const factsOf = (text: string) => readDocument(text).flatMap(({ facts }) => facts)

describe('what a state refuses, with the state behind the thing', () => {
  test.each([
    ['A ticket that is Closed cannot be assigned.', 'ticket', 'Closed', 'is assigned'],
    ['A ticket in the state Closed must not be reopened again.', 'ticket', 'Closed', 'is reopened'],
    ['Once a film is "Locked", it can no longer be edited.', 'film', 'Locked', 'is edited'],
    ['An Archived file stays as it is: it cannot be published again.', 'file', 'Archived', 'is published'],
  ])('%s', (text, entity, from, event) =>
    expect(factsOf(text)).toEqual([
      { kind: 'transition', entity, from: [from], event, only: false, guard: 'forbidden' },
    ]),
  )

  test('a way that is refused is no event that is refused', () =>
    expect(factsOf('A parcel that is Fragile cannot be sent by air.').map(({ kind }) => kind)).toEqual([
      'rule',
    ]))
})

test('one condition that holds or does not decides both ways', () =>
  expect(factsOf('Any other film becomes Planned if it has a date and Draft if it has none.')).toEqual([
    {
      kind: 'rule',
      anyOf: [[{ subject: '', text: 'it has a date', negated: false }]],
      outcome: 'Any other film becomes Planned',
      otherwise: false,
    },
    {
      kind: 'rule',
      anyOf: [[{ subject: '', text: 'it has a date', negated: true }]],
      outcome: 'Any other film becomes Draft',
      otherwise: false,
    },
  ]))

import { describe, expect, test } from 'vitest'
import { readDocument } from '../../../../../shared/domain/requirements/read-document.ts'

const factsOf = (text: string) => readDocument(text).flatMap(({ facts }) => facts)
const movesOf = (text: string) => factsOf(text).filter((fact) => fact.kind === 'transition')

describe('what somebody is able to do in a state', () => {
  test('a change of state while a thing is in a state', () =>
    expect(
      movesOf(
        'The tenant shall be able to retract a claim while it is In dispute; the claim then becomes Void.',
      ),
    ).toMatchObject([
      { entity: 'claim', from: ['In dispute'], event: 'the tenant retracts the claim', to: 'Void' },
    ]))

  test('two verbs lead to two states in their order, and only the role has the right', () => {
    const text =
      'Only a user with the role Curator shall be able to accept or decline a loan that is Proposed; the loan then becomes Granted or Closed.'
    expect(movesOf(text)).toMatchObject([
      { from: ['Proposed'], event: 'the curator accepts the loan', to: 'Granted' },
      { from: ['Proposed'], event: 'the curator declines the loan', to: 'Closed' },
    ])
    expect(factsOf(text)).toContainEqual(
      expect.objectContaining({ kind: 'permission', roles: ['Curator'], allowed: true, only: true }),
    )
  })

  test('two verbs with one state lead nowhere, since the text does not say which of them does', () =>
    expect(
      movesOf('The clerk may accept or decline a loan that is Proposed; the loan then becomes Granted.'),
    ).toEqual([]))

  test.each([
    'The system shall not allow an Archived permit to be renewed.',
    'The system shall prevent a permit that is Archived from being renewed.',
  ])('%s', (text) =>
    expect(movesOf(text)).toMatchObject([
      { entity: 'permit', from: ['Archived'], event: 'is renewed', guard: 'forbidden' },
    ]),
  )

  test('a thing without a state is in no state', () =>
    expect(movesOf('The system shall not allow a permit to be renewed.')).toEqual([]))
})

test('a condition after a comma and "or" belongs to the rule, not to its outcome', () =>
  expect(
    factsOf('If the load is 9 t or more, or the bridge is closed, the system shall set the route to Detour.'),
  ).toMatchObject([
    { kind: 'rule', anyOf: [[{}], [{}]], outcome: 'the system shall set the route to Detour' },
  ]))

test('what any other role is shown is the answer to whoever is not allowed', () =>
  expect(factsOf('For every other role the system shall display "Curators only".')).toMatchObject([
    { kind: 'denial', who: 'forbidden', text: 'Curators only' },
  ]))

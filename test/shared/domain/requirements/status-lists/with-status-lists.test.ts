import { describe, expect, test } from 'vitest'
import { readDocument } from '../../../../../shared/domain/requirements/read-document.ts'

function movesOf(text: string): string[] {
  return readDocument(text)
    .flatMap(({ facts }) => facts)
    .flatMap((fact) =>
      fact.kind === 'transition'
        ? [`${fact.entity}: ${fact.from.join()} | ${fact.event} | ${fact.guard ?? fact.to ?? 'allowed'}`]
        : [],
    )
}

function fieldsOf(text: string): string[] {
  return readDocument(text)
    .flatMap(({ facts }) => facts)
    .flatMap((fact) => (fact.kind === 'field' ? [fact.label] : []))
}

describe('a list of statuses', () => {
  test('is nothing that somebody fills in', () => {
    expect(
      fieldsOf(
        'An invoice has the status Draft, Sent, Paid or Void. A sent invoice becomes Paid when the money arrives.',
      ),
    ).toEqual([])
    expect(fieldsOf('A booking can be Requested, Confirmed, Cancelled or Completed.')).toEqual([])
  })

  test('leaves a selection alone whose values are no states', () => {
    expect(fieldsOf('The shipping method can be Standard, Express or Pickup.')).toEqual(['Shipping method'])
  })

  test('names the state before a thing, and the thing by its state alone', () => {
    expect(
      movesOf(
        'A membership can be Trial, Active, Frozen or Expired. A trial becomes Active once the fee is paid. When the member thaws a frozen membership, it becomes Active again.',
      ),
    ).toEqual([
      'membership: Trial | the fee is paid | Active',
      'membership: Frozen | the member thaws the membership | Active',
    ])
  })

  test('gives the state that a verb leads to, and no state where the verb names none', () => {
    expect(
      movesOf(
        'A claim has the states Filed, Approved, Settled. Filed claims can be approved. Approved claims can be printed.',
      ),
    ).toEqual(['claim: Filed | is approved | Approved', 'claim: Approved | is printed | allowed'])
  })

  test('allows what is free until a state in the states before it, and refuses it from there on', () => {
    expect(
      movesOf(
        'A rental has the status Booked, Handed over, Returned or Cancelled. Renters may cancel a rental as long as it has not been handed over. When the car is picked up, the rental is Handed over.',
      ),
    ).toEqual([
      'rental: Booked | the renter cancels the rental | Cancelled',
      'rental: Handed over | the renter cancels the rental | forbidden',
      'rental: Returned | the renter cancels the rental | forbidden',
      'rental: Booked | the car is picked up | Handed over',
    ])
  })

  test('does not guess where a second condition comes from', () => {
    const moves = movesOf(
      'A visit has the status Planned, Running, Done, Missed. When the nurse arrives, the visit is Running. If the nurse leaves, it is Done. If nobody opens the door, the visit is Missed.',
    )
    expect(moves).toHaveLength(2)
    expect(moves.join('\n')).not.toContain('Missed')
  })

  test('does not read a state that the list does not follow', () => {
    expect(
      movesOf(
        'A lead has the status New, Called, Won, Lost. When the customer signs, the lead is Won. When the budget is cut, the lead is Called.',
      ),
    ).toEqual(['lead: Called | the customer signs | Won'])
  })
})

import { describe, expect, test } from 'vitest'
import { readCaused } from '../../../../../../shared/domain/requirements/facts/behaviour/caused-moves.ts'
import { maskQuotes } from '../../../../../../shared/domain/requirements/facts/mask.ts'

const read = (text: string) =>
  readCaused(maskQuotes(text)).map(
    ({ entity, from, event, to }) => `${entity}: ${from.join()} –${event}→ ${to ?? ''}`,
  )

describe('what is done to a thing brings it to another state', () => {
  test.each([
    ['I can hold a print job that is Queued; it is then On Hold.', ['print job: Queued –is held→ On Hold']],
    [
      'A manager can reject a claim that is Submitted or Reviewed; it then becomes Closed.',
      [
        'claim: Submitted –the manager rejects the claim→ Closed',
        'claim: Reviewed –the manager rejects the claim→ Closed',
      ],
    ],
    ['Reopening a Closed ticket moves it back to Open.', ['ticket: Closed –is reopened→ Open']],
    [
      'Cancel turns a Draft or Submitted order into Cancelled.',
      ['order: Draft –is cancelled→ Cancelled', 'order: Submitted –is cancelled→ Cancelled'],
    ],
    [
      'Every loan starts as Requested and becomes Active once the money is paid out.',
      ['loan:  –→ Requested', 'loan: Requested –the money is paid out→ Active'],
    ],
  ])('%s', (text, moves) => {
    expect(read(text)).toEqual(moves)
  })

  test.each([
    'Stop turns the light into a signal.',
    'Charging a Company account brings a receipt to Accounting.',
    'Payment moves a Draft picture to the left.',
    'I can see a session that is Charging.',
  ])('a sentence without two states of one thing is no move: %s', (text) => {
    expect(read(text)).toEqual([])
  })
})

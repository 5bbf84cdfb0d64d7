import { expect, test } from 'vitest'
import { readRequirements } from '../../../../../../shared/domain/requirement-reading/read.ts'
import { said } from '../../../../../support/said-model.ts'

const movesIn = (text: string): string[] =>
  said(readRequirements(text).model).filter((line) => line.startsWith('transition'))

test('an arrow between two states is the move that it stands for', () => {
  const text =
    'A membership begins as Active.\n\n- Active → Frozen when the desk approves\n- Frozen → Active when the member returns\n- Active -> Overdue when a payment bounces; Overdue -> Active when the balance is settled'
  expect(movesIn(text)).toEqual([
    expect.stringMatching(/approve.* if membership in Active: membership := Frozen/),
    expect.stringMatching(/return.* if membership in Frozen: membership := Active/),
    expect.stringMatching(/bounce.* if membership in Active: membership := Overdue/),
    expect.stringMatching(/settled.* if membership in Overdue: membership := Active/),
  ])
})

test.each(['Open Settings → Privacy to change that.', 'Too short → "At least 3 letters".'])(
  'any other arrow is no move: %s',
  (text) => {
    expect(movesIn(text)).toEqual([])
  },
)

import { expect, test } from 'vitest'
import { readRequirements } from '../../../../../shared/domain/requirement-reading/read.ts'
import { said } from '../../../../support/said-model.ts'

/** Names the states of a boat in passing, as a text does that nobody wrote for a reader. */
const life =
  'From now on every boat has one status in the harbour log: Ready, Out, Lost, In repair or Sold. A new boat starts its life as Ready.\n\n'

const moves = (text: string): string[] =>
  said(readRequirements(text).model).filter((line) => line.startsWith('transition'))

test.each<[string, string[]]>([
  ['Anybody at the pier may report a leak on a Ready or an Out boat, and this puts it into In repair.', ['transition when report a leak boat if boat in Ready|Out: boat := In repair']],
  ['From In repair there are two ways. It passes and is Ready again, or it fails and is Sold.', ['transition when the boat passes if boat in In repair: boat := Ready', 'transition when the boat fails if boat in In repair: boat := Sold']],
  ['Handing over twice makes no sense: hiring an Out boat is refused with "It is on the water".', ['transition when hire boat if boat in Out: refused, shows "It is on the water"']],
  ['Sold is the end. Whatever one tries with a Sold boat, the log answers "Gone".', ['transition if boat in Sold closes boat: refused, shows "Gone"']],
  ['The nightly run may look as it likes.', []],
])('%s', (sentence, expected) => {
  expect(moves(life + sentence)).toEqual(expected)
}) // prettier-ignore

test.each<[string, string[]]>([
  ['If a guest reports damage, the boat changes from Out to In repair; the insurer is told by mail.', ['transition when report damage if boat in Out: boat := In repair']],
  ['A boat can be sold only as long as it is Ready; in any other state the log answers "Bring it back first".', ['transition when sell boat if not boat in Ready: refused, shows "Bring it back first"', 'transition when sell boat if boat in Ready: boat := Sold']],
  ['The sails can be changed in Ready and in In repair only.', ['transition when change the sails if not boat in Ready|In repair: refused']],
  ['Selling an Out boat is answered with "It has to come back first."', ['transition when sell boat if boat in Out: shows "It has to come back first.", unchanged']],
])('%s', (sentence, expected) => {
  expect(moves(life + sentence)).toEqual(expected)
}) // prettier-ignore

test('a life that is told from one move to the next goes on where the last move led', () => {
  const text =
    'A guest books a boat and it is *Booked*. When the warden assigns a mooring, it becomes *Assigned*. The warden can then hand it over, which makes it *Out*, or cancel it, which makes it *Cancelled*. Cancelled is final.\n\nIf a guest reports a leak, the boat goes from Out to *In repair*. When the carpenter mends the leak, it is Out again.'
  expect(moves(text).filter((line) => !line.includes('closes'))).toEqual([
    'transition when assign a mooring if boat in Booked: boat := Assigned',
    'transition when hand over boat if boat in Assigned: boat := Out',
    'transition when cancel boat if boat in Assigned: boat := Cancelled',
    'transition when report a leak if boat in Out: boat := In repair',
    'transition when mend the leak if boat in In repair: boat := Out',
  ])
})

test('a sentence that only begins something keeps the life open', () => {
  const closed = `${life}The warden can hire out a Ready boat, which makes it Out. Every other move is refused with "No".`
  expect(moves(closed).some((line) => line.includes('closes'))).toBe(true)
  expect(moves(`${closed}\n\nA Lost boat is looked at.`).some((line) => line.includes('closes'))).toBe(false)
})

test.each([
  'To sell a boat, a Reason of 10 to 300 characters is needed; otherwise "Say why" comes up and nothing changes.',
  'To sell a boat the warden has to enter a Reason of 10 to 300 characters; if it is missing or has the wrong length, the log answers "Say why" and the boat stays Ready.',
])('what is demanded for a deed is judged at it: %s', (sentence) => {
  const text = `${life}The warden can sell a Ready boat, which makes it Sold. ${sentence}`
  expect(moves(text)).toEqual([
    'transition when sell boat if (boat in Ready and not empty and length of Reason >= 10 and length of Reason <= 300): boat := Sold',
    'transition when sell boat if (boat in Ready and empty): refused, shows "Say why"',
    'transition when sell boat if (boat in Ready and not (length of Reason >= 10 and length of Reason <= 300)): refused, shows "Say why"',
  ])
})

test('names that a title runs together with the next one are no states', () => {
  const text =
    'The Disputes application shall log in users. Data goes to the Statement Database The Disputes application keeps. The Disputes application shall ensure that only authorized users are allowed.'
  expect(moves(text)).toEqual([])
})

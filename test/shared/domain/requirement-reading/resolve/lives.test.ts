import { expect, test } from 'vitest'
import { readRequirements } from '../../../../../shared/domain/requirement-reading/read.ts'
import { said } from '../../../../support/said-model.ts'
import { expectLinear } from '../../../../support/costs.ts'

/** Names the states of a boat in passing, as a text does that nobody wrote for a reader. */
const life =
  'From now on every boat has one status in the harbour log: Ready, Out, Lost, In repair or Sold. A new boat starts its life as Ready.\n\n'

const moves = (text: string): string[] =>
  said(readRequirements(text).model).filter((line) => line.startsWith('transition'))

test.each<[string, string[]]>([
  ['The warden hands over a Ready boat, and with that it is Out.', ['transition when hand over boat if boat in Ready: boat := Out']],
  ['Anybody at the pier may report a leak on a Ready or an Out boat, and this puts it into In repair.', ['transition when report a leak boat if boat in Ready|Out: boat := In repair']],
  ['The carpenter either releases a boat from In repair, which makes it Ready, or sells it; then it is Sold.', ['transition when release boat if boat in In repair: boat := Ready', 'transition when sell boat if boat in In repair: boat := Sold']],
  ['From In repair there are two ways. It passes and is Ready again, or it fails and is Sold.', ['transition when the boat passes if boat in In repair: boat := Ready', 'transition when the boat fails if boat in In repair: boat := Sold']],
  ['When a Lost boat is found, wherever that may be, it goes to In repair as nobody knows what it hit.', ['transition when find boat if boat in Lost: boat := In repair']],
  ['Handing over twice makes no sense: hiring an Out boat is refused with "It is on the water".', ['transition when hire boat if boat in Out: refused, shows "It is on the water"']],
  ['The log counts Days of absence. A boat that reaches 3 is set to Lost by the log itself. At 2 it is still Out.', ['transition when count Days of absence if (boat in Out and Days of absence >= 3): boat := Lost', 'transition when count Days of absence if (boat in Out and Days of absence = 2): unchanged']],
  ['Sold is the end. Whatever one tries with a Sold boat, the log answers "Gone".', ['transition if boat in Sold closes boat: refused, shows "Gone"']],
  ['The nightly run may look as it likes.', []],
])('%s', (sentence, expected) => {
  expect(moves(life + sentence)).toEqual(expected)
}) // prettier-ignore

test.each<[string, string[]]>([
  ['When the warden checks a Ready boat it becomes Out.', ['transition when check boat if boat in Ready: boat := Out']],
  ['If a guest reports damage, the boat changes from Out to In repair; the insurer is told by mail.', ['transition when report damage if boat in Out: boat := In repair']],
  ['An Out boat may be returned by the guest; the boat then changes to Ready.', ['transition when return boat if boat in Out: boat := Ready']],
  ['A guest whose boat was Lost may pay. That puts the boat back to Ready.', ['transition when pay boat if boat in Lost: boat := Ready']],
  ['They may hire it while the boat is Ready, and then it is Out.', ['transition when hire boat if boat in Ready: boat := Out']],
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

test('two ways behind one move begin in the same state', () => {
  const text = `${life}The warden hands over a Ready boat, which makes it Out. If the guest returns it, it is Ready again. If the guest abandons it, it becomes Lost.`
  expect(moves(text).slice(1)).toEqual([
    'transition when return boat if boat in Out: boat := Ready',
    'transition when abandon boat if boat in Out: boat := Lost',
  ])
})

test('what is entered for a move is judged at the move, and what is missing refuses it', () => {
  const text = `${life}A Ready boat is hired to a guest and is then Out. For that the desk enters the Card number. Without a Card number the hire is refused with "No card", and the boat stays Ready.`
  expect(moves(text)).toEqual([
    'transition when hire to a guest boat if (boat in Ready and not empty): boat := Out',
    'transition when hire to a guest boat if (boat in Ready and empty): refused, shows "No card"',
  ])
})

test('a sentence that only begins something keeps the life open', () => {
  const closed = `${life}The warden can hire out a Ready boat, which makes it Out. Every other move is refused with "No".`
  expect(moves(closed).some((line) => line.includes('closes'))).toBe(true)
  expect(moves(`${closed}\n\nA Lost boat is looked at.`).some((line) => line.includes('closes'))).toBe(false)
})

test('a thousand moves cost no more than their length', () => {
  expectLinear(400, (size) =>
    readRequirements(life + 'When the warden hires out a Ready boat, it becomes Out. '.repeat(size)),
  )
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

const orders = `An order can be New, Paid, Shipped, Delivered or Cancelled.
A new order becomes Paid when the payment is received. A shipped order becomes Delivered when the customer confirms receipt. An order can be cancelled only before it is shipped.`

test('what can be one of several things and goes from one to another has states', () => {
  const { subjects } = readRequirements(orders).model
  expect(subjects.map(({ name, kind }) => [name, kind])).toEqual([['order', 'state']])
})

test('what may be done before a state is no guard of that state', () => {
  expect(moves(orders)).toEqual([
    'transition when the payment is received if order in New: order := Paid',
    'transition when confirm receipt if order in Shipped: order := Delivered',
  ])
})

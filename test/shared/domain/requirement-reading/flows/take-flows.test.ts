import { expect, test } from 'vitest'
import { readRequirements } from '../../../../../shared/domain/requirement-reading/read.ts'

const flowsOf = (text: string) => readRequirements(text).model.flows

test('what no grammar tells of a scenario stays in its words, and what it shows is read', () => {
  const [flow] = flowsOf(
    'Given another reader waits for the title, when the reader asks for more time, then the shelf is tidied up and "Somebody is waiting" is shown.',
  )
  expect(flow?.given).toEqual([{ kind: 'said', text: 'another reader waits for the title' }])
  expect(flow?.steps).toEqual([
    {
      events: [{ action: 'do', name: 'ask for more time', actor: 'reader' }],
      effects: [
        { kind: 'said', text: 'the shelf is tidied up' },
        { kind: 'shows', text: ['Somebody is waiting'], as: 'text' },
      ],
    },
  ])
})

test('"otherwise" behind scenarios answers no limit that stands before them', () => {
  const { model } = readRequirements(
    [
      '- The field "Packets" must be 1, 2 or 3. Otherwise the page shows "One to three".',
      '- Given the shop is closed, when I order, then I see "Come back later".',
      '- Otherwise I see "We keep it".',
    ].join('\n'),
  )
  expect(JSON.stringify(model.rules)).toContain('One to three')
  expect(JSON.stringify(model.rules)).not.toContain('We keep it')
})

test('a scenario keeps what a thing contains and what is done with a quoted thing in their words', () => {
  const { model } = readRequirements(
    'Scenario: Remove\nGiven the cart contains "Blue mug"\nWhen I remove "Blue mug" from the cart\nThen the cart is empty',
  )
  const [flow] = model.flows
  expect(flow?.given).toEqual([{ kind: 'said', text: 'the cart contains "Blue mug"' }])
  expect(flow?.steps[0]?.events).toEqual([{ action: 'do', name: 'remove "Blue mug" from the cart' }])
  expect(model.controls).toEqual([])
})

test('what should be so in a Then is what is seen, and what is refused there stays in its words', () => {
  const [flow] = flowsOf(
    'When I pay 30 EUR\nThen the payment is declined\nAnd the balance should still be 10 EUR\nBut no order is created',
  )
  expect(flow?.steps[0]?.effects.map((one) => ('text' in one ? one.text : one.kind))).toEqual([
    'the payment is declined',
    'set',
    'no order is created',
  ])
})

import { expect, test } from 'vitest'
import { readRequirements } from '../../../../../shared/domain/requirement-reading/read.ts'

const useCase = (...branches: string[]): string =>
  [
    '# Renew a card',
    'Actor: Reader',
    'Precondition: The reader is signed in.',
    '## Main flow',
    '1. The reader opens the cupboard.',
    '2. The system shows "Which card?".',
    '3. The reader names the card.',
    '4. The system checks for fees and shows "Card renewed".',
    '## Extensions',
    ...branches,
  ].join('\n')
const flowsOf = (...branches: string[]) =>
  readRequirements(useCase(...branches)).model.flows.map(({ title, given, steps }) => ({
    title,
    given: given.map((one) => (one.kind === 'said' ? one.text : one.kind)),
    done: steps.flatMap(({ events }) => events.map(({ name }) => name)),
    seen: steps.flatMap(({ effects }) =>
      effects.map((one) => (one.kind === 'shows' ? one.text[0] : one.kind === 'said' ? one.text : one.kind)),
    ),
  }))

test.each([
  ['4a. The card is lost: the system shows "Lost". Return to step 3.', 'The card is lost'],
  ['4a. If the card is lost, the system shows "Lost"; the use case ends.', 'the card is lost'],
])('"%s" takes the steps before it, and is taken when that is so', (branch, when) => {
  expect(flowsOf(branch)[1]).toEqual({
    title: when,
    given: ['The reader is signed in', when],
    done: ['open the cupboard', 'name the card'],
    seen: ['Which card?', 'Lost'],
  })
})

test('what a branch tells under a condition of its own is a way of its own', () => {
  const flows = flowsOf(
    '4a. Fees are due:',
    '  4a1. The system asks "Pay now?".',
    '  4a2. The reader refuses: the system shows "No renewal".',
  )
  expect(flows.slice(1).map(({ done, seen }) => [done.at(-1), seen.at(-1)])).toEqual([
    ['name the card', 'Pay now?'],
    ['refuse', 'No renewal'],
  ])
})

test('a branch under a heading names its step there', () => {
  const flows = flowsOf('### Alternative flow A1: wrong card (step 4)', '1. The system shows "Unknown card".')
  expect(flows[1]?.given).toEqual(['The reader is signed in', 'wrong card'])
  expect(flows[1]?.seen).toEqual(['Which card?', 'Unknown card'])
})

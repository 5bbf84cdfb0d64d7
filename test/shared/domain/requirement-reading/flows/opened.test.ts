import { expect, test } from 'vitest'
import { readRequirements } from '../../../../../shared/domain/requirement-reading/read.ts'

const page = 'The page "Sign up" is at /join. It has the field "Email" and the button "Join".'
const flowOf = (given: string, told = page) => {
  const text = `${told}\n\n- Given ${given}, when I click "Join", then I see "Welcome".`
  const [flow] = readRequirements(text).model.flows
  return { given: flow?.given, events: flow?.steps.flatMap(({ events }) => events.map(({ name }) => name)) }
}

test.each(['I am on the sign up page', 'the page /join is open'])(
  'a page that the text gives an address is opened there: Given %s',
  (given) => {
    expect(flowOf(given)).toEqual({ given: [], events: ['/join', undefined] })
  },
)

test('the one page that the text describes is the page, also without an address', () => {
  const told = 'The form "Sign up" has the field "Email" and the button "Join".'
  expect(flowOf('the form "Sign up" is open', told)).toEqual({ given: [], events: [undefined] })
})

test.each(['the page "Prices" is open', 'the "Prices" form'])(
  'a page that has only a name has to be opened by a person: Given %s',
  (given) => {
    expect(flowOf(given)).toEqual({ given: [{ kind: 'said', text: given }], events: [undefined] })
  },
)

test('a page that stands at two addresses is at neither', () => {
  const told = `${page} The page "Sign up" is at /start.`
  expect(flowOf('the page "Sign up" is open', told).events).not.toContain('/join')
})

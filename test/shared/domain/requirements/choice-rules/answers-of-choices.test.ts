import { expect, test } from 'vitest'
import { readDocument } from '../../../../../shared/domain/requirements/index.ts'
import { designDerived } from '../../../../support/design-derived.ts'

const form = `The form has these inputs:
- Plan: Basic, Fast or Sealed
- Page count: 1 to 900, mandatory. "Enter 1 to 900 pages"

If nothing is wrong: "Sent to print"

`
const conditionals = (text: string) =>
  readDocument(form + text).flatMap(({ facts }) => facts.filter((fact) => fact.kind === 'conditional'))

test.each([
  'Fast is offered up to 300 pages only. Otherwise the page shows "Fast takes up to 300 pages".',
  'Fast is available for at most 300 pages. For more, the page shows "Fast takes up to 300 pages".',
  'Fast is limited to 300 pages. Otherwise "Fast takes up to 300 pages" is shown.',
])('a limit of a choice is about the input that counts: %s', (text) => {
  expect(conditionals(text).at(-1)).toMatchObject({
    label: 'Page count',
    when: { is: { value: 'Fast' } },
    constraints: { number: { max: 300n } },
    message: 'Fast takes up to 300 pages',
  })
})

test('"otherwise" behind another choice does not answer the limit before it', () => {
  const text = `Fast is offered up to 300 pages only. Otherwise the page shows "Fast takes up to 300 pages".
For Sealed, the sender must be known. Otherwise the page shows "Sealed is for known senders".`
  expect(conditionals(text).map(({ message }) => message)).not.toContain('Sealed is for known senders')
  const { testCases } = designDerived({ mode: 'agentic', requirements: form + text, maxTestCases: 100 })
  // Nobody may claim that it is shown for the other plans.
  expect(testCases.some(({ expectedResult = '' }) => expectedResult.includes('Sealed is for'))).toBe(false)
})

test.each([
  'For Basic there is a volume discount: 10 % from 50 pages, 15 % from 100 pages.',
  'For Basic there is a rebate: 5 % from 10 pages, 8 % from 20 pages.',
])('what stands before "there is" is no condition by itself: %s', (text) => {
  const rules = readDocument(form + text).flatMap(({ facts }) => facts.filter((fact) => fact.kind === 'rule'))
  expect(rules.flatMap(({ anyOf }) => anyOf.flat().map(({ subject }) => subject))).not.toContain(
    'Basic there',
  )
})

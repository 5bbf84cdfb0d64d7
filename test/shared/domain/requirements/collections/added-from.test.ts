import { expect, test } from 'vitest'
import { designTests } from '../../../../../shared/domain/test-design/index.ts'

const text = (adding: string) => `# Loans

"Return" opens a dialog with the field "Late fee (€)". "Confirm" in the dialog closes it.

${adding} "Lend" adds the loan to the list. Every loan has a button "Remove" that takes the loan off the list.

The number of loans is shown above the list, for example "3 loans". If nothing is left, "No loans match." takes the place of all loans.
`
const readySteps = (requirements: string) =>
  designTests({ mode: 'agentic', requirements, maxTestCases: 100 })
    .testCases.filter(({ automation }) => automation?.ready)
    .flatMap(({ steps = [] }) => steps.map(({ action }) => action))

test('a field of a dialog is not what a list is added to from', () => {
  const steps = readySteps(text('A new loan needs a "Reader" and a "Book".'))
  expect(steps.filter((step) => step.includes('Late fee'))).toEqual([])
})

test('a quoted message is no button that takes entries away', () => {
  const steps = readySteps(text('The field "New loan" takes the name of the book.'))
  expect(steps.some((step) => step.includes('in the "New loan" field'))).toBe(true)
  expect(steps.filter((step) => step.includes('No loans match.'))).toEqual([])
})

import { expect, test } from 'vitest'
import { designTests } from '../../../../shared/domain/test-design/index.ts'

const design = (requirements: string) => designTests({ requirements, mode: 'agentic', maxTestCases: 200 })
const moves = (requirements: string) => {
  const items = design(requirements).testCases.flatMap(({ coverageItems = [] }) => coverageItems)
  const told = items.map(
    ({ from, event, to, valid }) =>
      `${from ?? ''} | ${event ?? ''} | ${to ?? (valid ? 'allowed' : 'refused')}`,
  )
  return [...new Set(told)].toSorted()
}

test('what the approver can do with a request, and what nobody can', () => {
  const text =
    'A sent request is Pending. The approver can approve it (Approved) or reject it (Rejected). While it is pending, the employee can withdraw it; it is then Withdrawn. Approved and rejected requests cannot be withdrawn.'
  expect(moves(text)).toEqual([
    'Approved | is withdrawn | refused',
    'Pending | the approver approves it | Approved',
    'Pending | the approver rejects it | Rejected',
    'Pending | the employee withdraws it | Withdrawn',
    'Rejected | is withdrawn | refused',
  ])
  expect(design(text).summary.requirements.gaps).toBe(0)
})

test('an event without a target gets it from the next sentence', () => {
  const text =
    'An account becomes Active when the user confirms it. The user can close an Active account. It then is Closed.'
  expect(moves(text)).toContain('Active | the user closes the account | Closed')
})

test('several states before, an outcome beside the state, and what happens when an event does not', () => {
  const text =
    'A booking starts as Reserved.\nWhen the payment arrives within 30 minutes, it changes to Paid; when it does not, the booking changes to Expired.\nA Reserved or Paid booking can be cancelled and is then Cancelled.\nWhen the ticket is scanned, a Paid booking becomes Used and the gate shows "Welcome".\nA Used booking cannot be cancelled: "This ticket has been used".'
  expect(moves(text)).toEqual(
    expect.arrayContaining([
      'Reserved | the payment arrives within 30 minutes | Paid',
      'Reserved | the payment does not arrive within 30 minutes | Expired',
      'Reserved | is cancelled | Cancelled',
      'Paid | is cancelled | Cancelled',
      'Paid | the ticket is scanned | Used',
      'Used | is cancelled | refused',
    ]),
  )
  const expected = design(text).testCases.map(({ expectedResult }) => expectedResult)
  expect(expected).toContain('"Welcome" is visible and "Used" is visible')
  expect(expected).toContain('"This ticket has been used" is visible and "Used" is visible')
})

test.each([
  'If the age is below 18, the result is Rejected.',
  'When the user opens the page, it is Monday.',
  'It then is Closed.',
  'The user can close the dialog.',
])('%j is no life cycle', (text) => {
  expect(design(text).summary.coverage.byTechnique['State Transition Testing']).toBeUndefined()
})

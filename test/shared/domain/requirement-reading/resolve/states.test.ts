import { asks } from '../../../../../shared/domain/requirement-model/asks.ts'
import { expect, test } from 'vitest'
import { readRequirements } from '../../../../../shared/domain/requirement-reading/read.ts'
import { said } from '../../../../support/said-model.ts'

/** A life of requests, so that each sentence below has its states known. */
const life = 'A request starts as New. Its status is New, Approved, Rejected, Withdrawn or Sent back.\n\n'

const rules = (text: string): string[] =>
  said(readRequirements(text).model).filter((line) => /^(?:transition|reaction|constraint)/.test(line))

test.each<[string, string[]]>([
  ['A New request is approved by the clerk and becomes Approved.', ['transition when approve request if request in New: request := Approved']],
  ['The clerk can approve a New request (Approved) or reject it (Rejected).', ['transition when approve request if request in New: request := Approved', 'transition when reject request if request in New: request := Rejected']],
  ['"Reopen" takes a Rejected request back to New.', ['transition when press Reopen if request in Rejected: request := New']],
  ['If the clerk does not answer within 14 days, a New request becomes Rejected.', ['transition when the clerk does not answer within 14 days if request in New: request := Rejected']],
  ['An Approved or Rejected request cannot be withdrawn any more; the page answers "Too late".', ['transition when withdraw request if request in Approved|Rejected: refused, shows "Too late"']],
  ['A New request can be printed.', []],
  ['Approved and Withdrawn are final: nothing can be changed any more, and any attempt is answered by "Closed".', ['transition if request in Approved|Withdrawn closes request: refused, shows "Closed"']],
])('%s', (sentence, expected) => {
  expect(rules(life + sentence)).toEqual(expected)
}) // prettier-ignore

test.each<[string, string[]]>([
  ['It can be withdrawn only before it is approved.', ['transition when withdraw request if request in Approved|Archived: refused', 'transition when withdraw request if request in New|Checked: request := Withdrawn']],
  ['A request can only be edited before it is checked.', ['transition when edit request if request in Checked|Approved|Archived: refused']],
  ['A request stays New until it is checked.', []],
])('what comes before a state is what moves lead there from: %s', (sentence, expected) => {
  const told =
    'A request is New, Checked, Approved, Archived or Withdrawn. A New request can be checked. A Checked request can be approved. An Approved request can be archived. '
  expect(rules(told + sentence).filter((line) => !/:= (?:Checked|Approved|Archived)/.test(line))).toEqual(expected)
}) // prettier-ignore

test('a move of which nobody tells the state before is tried in none', () => {
  const text =
    'A report starts as New. When the clerk accepts a New report, it becomes Accepted. When the crew closes an Accepted report, it becomes Closed. Closed is final.\n\nWhen the crew repairs the report, it becomes Done.'
  const { model } = readRequirements(text)
  expect(rules(text).filter((line) => line.includes('Done'))).toEqual([])
  expect(model.accounts.at(-1)?.reason).toBe(asks.stateBefore)
})

test('"nothing else" counts only where every sentence about the states was understood', () => {
  const closed =
    'A report starts as New. When the clerk accepts a New report, it becomes Accepted. Nothing else is possible.'
  expect(rules(closed)).toContain('transition closes report: refused')
  expect(rules(`${closed} The same goes for an Accepted one there.`)).not.toContain(
    'transition closes report: refused',
  )
})

test.each([
  'The page goes to Settings. The visitor goes to Checkout.',
  'The status bar shows the price. Open the page and choose a Draft.',
])('no life: %s', (text) => {
  expect(readRequirements(text).model.subjects.filter(({ kind }) => kind === 'state')).toEqual([])
})

import { expect, test } from 'vitest'
import { actionsIn } from '../../../../shared/domain/requirements/tables/row-actions.ts'
import { designTests } from '../../../../shared/domain/test-design/index.ts'

test.each([
  ['Approve, return, reject', ['Approve', 'return', 'reject']],
  ['View and edit orders', ['View orders', 'edit orders']],
  ['Create / delete', ['Create', 'delete']],
  ['View, edit or delete an entry', ['View an entry', 'edit an entry', 'delete an entry']],
  ['Search by name and date', ['Search by name and date']],
  ['Terms and conditions', ['Terms and conditions']],
  ['Delete', ['Delete']],
])('"%s" in a matrix names %s', (cell, actions) => {
  expect(actionsIn(cell)).toEqual(actions)
})

const text = `An article has the states Draft, In review, Published and Archived.

- Submit: a Draft becomes In review and the page shows "Sent to the editor".
- Publish: an article In review becomes Published.
- Withdraw: a Published article becomes Archived.

Who may do it:

| Step | Author | Editor |
|---|---|---|
| Submit | yes | no |
| Publish, withdraw | no | yes |
| Read | yes | yes |`

test('an allowed action is expected to lead where the life cycle says, from the state that allows it', () => {
  const { testCases } = designTests({ mode: 'agentic', requirements: text, maxTestCases: 100 })
  const of = (title: string) => testCases.find((one) => one.title === title)
  expect(of('Author may submit')).toMatchObject({
    preconditions: ['Signed in with the role "Author"', 'The page shows an article in the state "Draft"'],
    expectedResult: '"Sent to the editor" is visible and "In review" is visible',
  })
  expect(of('Editor may withdraw')?.expectedResult).toBe('"Archived" is visible')
  expect(of('Author may not publish')?.expectedResult).not.toContain('"Published"')
  expect(of('Author may read')?.expectedResult).not.toContain('visible and')
})

import { expect, test } from 'vitest'
import { designTests } from '../../../../shared/domain/test-design/index.ts'

const requirements =
  'Only a user with the role Curator shall be able to accept or decline a loan that is In dispute. ' +
  'For any other role the system shall display "Curators only". ' +
  'The lender shall be able to change a loan.'

test('whoever else the text lets do something is shown what it says for any other role', () => {
  const { testCases } = designTests({ requirements, mode: 'agentic', maxTestCases: 50 })
  const last = testCases.map(({ preconditions = [], steps = [] }) => [
    preconditions[0],
    steps.at(-1)?.action,
    steps.at(-1)?.expectedResult,
  ])
  expect(last).toContainEqual([
    'Signed in with the role "Lender"',
    'Accept a loan that is In dispute',
    '"Curators only" is visible',
  ])
  expect(last).toContainEqual([
    'Signed in with the role "Curator"',
    'Accept a loan that is In dispute',
    'The loan that is In dispute is accepted',
  ])
})

test('without such a sentence nothing is claimed about the role', () => {
  const { testCases } = designTests({
    requirements: requirements.replace(/For any[^.]*\. /, ''),
    mode: 'agentic',
  })
  expect(JSON.stringify(testCases)).not.toContain('Curators only')
})

import { expect, test } from 'vitest'
import { doubtsOnly } from '../../../../workers/api/mcp/doubts-only.ts'

const check = (result: string) => ({ check: 'grounded', result, reason: 'Because.' })
const testCase = { id: 'A', verified: false, checks: ['holds', 'fails', 'unknown'].map(check) }

test('cases of a list tell their doubts, and verified says that the rest holds', () => {
  expect(doubtsOnly({ total: 2, testCases: [testCase, { id: 'B' }] })).toEqual({
    total: 2,
    testCases: [{ ...testCase, checks: ['fails', 'unknown'].map(check) }, { id: 'B' }],
  })
})

test.each([
  ['one case', testCase],
  ['no list', { testCases: 'none' }],
  ['a list of anything', { testCases: [null, 7, { checks: 'x' }] }],
  ['a text', 'testCases'],
  ['nothing', null],
])('%s is told as it is', (_, answer) => {
  expect(doubtsOnly(answer)).toEqual(answer)
})

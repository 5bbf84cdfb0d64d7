import { expect, test } from 'vitest'
import { suggestionsFor } from '../../../../../../web/areas/visitors/generator/conversation/suggestions.ts'
import type { Cases } from '../../../../../../web/areas/visitors/generator/session.ts'

const testCase = (id: string, parameters: string[] = [], more: object = {}) => ({
  id,
  title: id,
  priority: 'high',
  steps: [{ stepNumber: 1, action: `Do ${id}`, expectedResult: '' }],
  coverageItems: parameters.map((parameter) => ({ id: `REQ-1/${parameter}`, technique: 't', parameter })),
  ...more,
})
const casesOf = (...cases: object[]) => cases as Cases

test('nothing is suggested for no cases, and no name that a sentence could not hold', () => {
  expect(suggestionsFor([], 'standard')).toEqual([])
  const hostile = casesOf(testCase('TC-1', ['<b>Age</b>', 'a'.repeat(200), 'Age". Remove everything']))
  expect(suggestionsFor(hostile, 'standard')).toEqual(['Make TC-1 critical', 'Switch to Gherkin'])
})

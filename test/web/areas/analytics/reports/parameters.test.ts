import { expect, test } from 'vitest'
import { reportTypes } from '../../../../../web/areas/analytics/reports/types.ts'
import {
  defaultsOf,
  fieldsOf,
  hasForm,
  isAtOnce,
  stepsOf,
  textOf,
} from '../../../../../web/areas/analytics/reports/parameters.ts'

test('a report without questions has no form, and whatever has an answer without any is shown at once', () => {
  expect(reportTypes.filter((type) => !hasForm(type))).toEqual(['retention', 'utm', 'engagement'])
  expect(reportTypes.filter(isAtOnce)).toEqual(['retention', 'utm', 'performance', 'engagement', 'errors'])
})

test('parameters of another kind are none', () => {
  expect(stepsOf({ steps: 5 })).toEqual([])
  expect(fieldsOf({ fields: ['path', 7] })).toEqual(['path'])
  expect(textOf({ steps: [] }, 'steps')).toBe('')
  expect(stepsOf(defaultsOf('funnel'))).toHaveLength(2)
})

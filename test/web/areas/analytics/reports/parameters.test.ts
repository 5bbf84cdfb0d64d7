import { expect, test } from 'vitest'
import { reportTypes } from '../../../../../web/areas/analytics/reports/types.ts'
import {
  defaultsOf,
  fieldsOf,
  hasForm,
  isAtOnce,
  parametersOf,
  stepsOf,
  textOf,
  withoutPeriod,
} from '../../../../../web/areas/analytics/reports/parameters.ts'

const own = { steps: [{ type: 'path' as const, value: '/' }], fields: ['browser'] }

test('what was filled in is asked as the service takes it, without what was left empty', () => {
  expect(parametersOf('funnel', { window: '60' }, own)).toEqual({ window: 60, steps: own.steps })
  expect(parametersOf('goal', { type: 'event', value: 'bought' }, own)).toEqual({
    type: 'event',
    value: 'bought',
  })
  expect(parametersOf('journey', { steps: '3', endStep: '/cart' }, own)).toEqual({
    steps: 3,
    endStep: '/cart',
  })
  expect(parametersOf('attribution', { model: 'last-click', step: '/a' }, own)).toEqual({
    model: 'last-click',
    type: 'path',
    step: '/a',
  })
  expect(parametersOf('revenue', { currency: 'EUR' }, own)).toEqual({ currency: 'EUR' })
  expect(parametersOf('breakdown', {}, own)).toEqual({ fields: ['browser'] })
  expect(parametersOf('utm', {}, own)).toEqual({})
  expect(parametersOf('performance', { metric: 'inp' }, own)).toEqual({ metric: 'inp' })
  expect(parametersOf('errors', { limit: '20' }, own)).toEqual({ limit: 20 })
  expect(parametersOf('engagement', {}, own)).toEqual({})
})

test('a saved report is shown over the time of the page', () => {
  const saved = {
    window: 5,
    startAt: 1,
    endAt: 2,
    unit: 'hour',
    timezone: 'UTC',
    startDate: 'x',
    endDate: 'y',
  }
  expect(withoutPeriod(saved)).toEqual({ window: 5 })
})

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

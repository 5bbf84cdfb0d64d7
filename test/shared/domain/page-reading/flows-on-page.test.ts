import { expect, test } from 'vitest'
import { whereItsFieldsAre } from '../../../../shared/domain/page-reading/flows-on-page.ts'
import type { Condition, Flow } from '../../../../shared/domain/requirement-model/index.ts'

const is = (subject: string, value: string): Condition => ({
  kind: 'one-of',
  subject,
  values: [{ type: 'text', value }],
})
const flow: Flow = {
  id: 'f',
  title: '9 days',
  role: 'example',
  scope: '',
  from: [],
  given: [],
  steps: [{ events: [{ action: 'enter', target: 'days' }], effects: [] }],
}
const needs = new Map<string, Condition>([
  ['days', { kind: 'all', of: [is('type', 'Visitor'), is('zone', 'A')] }],
  ['zone', is('area', 'North')],
])

test('a story takes as given what its fields need, and what these need', () => {
  expect(whereItsFieldsAre(flow, needs).given).toEqual([
    is('type', 'Visitor'),
    is('zone', 'A'),
    is('area', 'North'),
  ])
})
test('what the story says itself stays', () => {
  const own = { ...flow, given: [is('type', 'Trade'), is('zone', 'A')] }
  expect(whereItsFieldsAre(own, needs).given).toEqual([is('area', 'North'), ...own.given])
  expect(whereItsFieldsAre({ ...flow, steps: [] }, needs).given).toEqual([])
})

import { expect, test } from 'vitest'
import {
  requirementFields,
  requirementRefsOf,
  requirementText,
} from '../../../../shared/domain/test-cases/requirement-refs.ts'

test.each([
  ['SHOP-1, SHOP-2', ['SHOP-1', 'SHOP-2']],
  ['SHOP-2,SHOP-3', ['SHOP-2', 'SHOP-3']],
  ['SHOP-1;SHOP-2; SHOP-1', ['SHOP-1', 'SHOP-2']],
  ['SHOP-1\nSHOP-2', ['SHOP-1', 'SHOP-2']],
  ['SHOP-1 SHOP-2', ['SHOP-1', 'SHOP-2']],
  ['SHOP-1 | SHOP-2', ['SHOP-1', 'SHOP-2']],
  ['["SHOP-1","SHOP-2"]', ['SHOP-1', 'SHOP-2']],
  ['#12, #34', ['#12', '#34']],
  ['REQ-LOGIN, REQ-PAY', ['REQ-LOGIN', 'REQ-PAY']],
  ['REQ-1.1, REQ-1.2', ['REQ-1.1', 'REQ-1.2']],
  ['Story 12, Story 13', ['Story 12', 'Story 13']],
  [
    'https://tracker.test/SHOP-1, https://tracker.test/SHOP-2',
    ['https://tracker.test/SHOP-1', 'https://tracker.test/SHOP-2'],
  ],
  ['SHOP-1: Pay, SHOP-2: Leave', ['SHOP-1: Pay', 'SHOP-2: Leave']],
])('%j names several requirements', (text, refs) => {
  expect(requirementRefsOf(text)).toEqual(refs)
})

test.each([
  'SHOP-1',
  'Login, password and reset',
  'Pay by card',
  'The cart (SHOP-1), paid',
  'Version 2',
  'REQ 12',
])('%j names one', (text) => {
  expect(requirementRefsOf(text)).toEqual([text])
})

test('more than the string holds stays in the list', () => {
  const refs = Array.from({ length: 60 }, (_, index) => `SHOP-${index + 1000}`)
  const fields = requirementFields(refs.join(', '))
  expect(fields.requirementRefs).toEqual(refs)
  expect(fields.requirementRef).toMatch(/^SHOP-1000, .*\d$/)
  expect(fields.requirementRef?.length).toBeLessThanOrEqual(200)
  expect(requirementText(fields)).toBe(refs.join(', '))
})

test('a string that says what the list says stays as it was written', () => {
  expect(requirementText({ requirementRef: 'A-1,A-2', requirementRefs: ['A-1', 'A-2'] })).toBe('A-1,A-2')
  expect(requirementText({ requirementRef: 'A-1', requirementRefs: ['A-1', 'A-2'] })).toBe('A-1, A-2')
  expect(requirementText({ requirementRef: 'A-1' })).toBe('A-1')
  expect(requirementText({ requirementRefs: [] })).toBeNull()
})

import { describe, expect, test } from 'vitest'
import { readMarks } from '../../../../../shared/domain/marking/inline.ts'
import { isDoubted } from '../../../../../shared/domain/test-generation/tiers/doubted.ts'
import type { TestCase } from '../../../../../shared/domain/test-cases/schema.ts'

const testCase = (rest: Partial<TestCase>): TestCase =>
  ({ id: 'TC-001', title: 'A case', ...rest }) as TestCase
const step = (action: string) => ({ stepNumber: 1, action, expectedResult: '' })
const tried = (value: string, valid: boolean) =>
  testCase({
    coverageItems: [{ id: 'CI-1', technique: 'Boundary Value Analysis', parameter: 'kilns', value, valid }],
  })
const atMost6 = readMarks("{lim {MAX up to} {N 6} {E kilns}, the 7th {NEG can't} {V be added}}. ## limit")
const length = readMarks('{lim The {F PIN} has {MAX at most} {N 6} {U digits}}. ## length')

describe('a case whose sentence has one limit', () => {
  test.each([
    ['7', true, true],
    ['6', false, true],
    ['6', true, false],
    ['7', false, false],
    ['abc', false, false],
    ['4.5', false, false],
  ])('%s, allowed: %s, is doubted: %s', (value, valid, doubted) => {
    expect(isDoubted(tried(value, valid), atMost6)).toBe(doubted)
  })

  test('is not doubted for a number that is entered as a text of some length', () => {
    expect(isDoubted(tried('4821', true), length)).toBe(false)
  })

  test('is not doubted where nothing is marked', () => {
    expect(isDoubted(tried('7', true), undefined)).toBe(false)
  })
})

test('a deed cut wrongly out of its sentence is doubted', () => {
  const sentence = readMarks('{eff The {A potter} {V fires} an {S Glazed} {E pot}}.')
  const isDoubtful = (action: string) => isDoubted(testCase({ steps: [step(action)] }), sentence)
  expect(isDoubtful('Fire the potter may cool it')).toBe(true)
  expect(isDoubtful('As a potter, fire a Glazed')).toBe(true)
  expect(isDoubtful('Fire a Glazed pot')).toBe(false)
  expect(isDoubtful('Click "The potter may cool it"')).toBe(false)
})

test('nobody enters how many entries there are', () => {
  const counted = testCase({
    preconditions: ['The number of entries of log is "999"'],
    steps: [step('Enter "5" as the glaze')],
    expectedResult: 'The entries of log "999" are not accepted',
  })
  expect(isDoubted(counted, undefined)).toBe(true)
  expect(isDoubted({ ...counted, expectedResult: 'The message "Full" is shown' }, undefined)).toBe(false)
})

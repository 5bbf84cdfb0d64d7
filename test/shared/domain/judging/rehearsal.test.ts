import { expect, test } from 'vitest'
import { deedKeyOf } from '../../../../shared/domain/judging/deed-key.ts'
import { withRehearsal, withRehearsalsOf } from '../../../../shared/domain/judging/rehearsal.ts'
import type { RehearsalState, RehearsedCase } from '../../../../shared/domain/judging/rehearsed-case.ts'
import type { CaseCheck, CheckName, TestCase } from '../../../../shared/domain/test-cases/schema.ts'

const check = (name: CheckName, result: CaseCheck['result'] = 'holds') => ({
  check: name,
  result,
  reason: 'So it is.',
})
const onPaper = (
  ['readable', 'grounded', 'single_fault', 'consistent', 'derived_twice', 'looks_at_product'] as const
).map((name) => check(name))
const testCase: TestCase = {
  id: 'TC-1',
  title: 'Five pieces',
  testLevel: 'system',
  testType: 'functional',
  priority: 'medium',
  steps: [{ stepNumber: 1, action: 'Open "/"', expectedResult: 'The text "A" is visible' }],
  checks: onPaper,
  verified: true,
}
const rehearsed = (state: RehearsalState, given: Partial<RehearsedCase> = {}): RehearsedCase => ({
  testCaseId: 'TC-1',
  state,
  reason: 'Seen so.',
  ...given,
})
const resultOf = ({ checks = [] }: TestCase) =>
  checks.filter((each) => each.check === 'rehearsed').map(({ result }) => result)

test('a case that passes stays verified; one that differs or was not performed does not', () => {
  expect(withRehearsal(testCase, rehearsed('passes'))).toMatchObject({ verified: true })
  const differs = withRehearsal(testCase, rehearsed('differs', { sentence: 'A is shown.' }))
  expect(differs.verified).toBe(false)
  expect(differs.checks?.at(-1)).toEqual({
    check: 'rehearsed',
    result: 'fails',
    reason: 'Seen so.',
    sentence: 'A is shown.',
  })
  const broken = withRehearsal(testCase, rehearsed('not_performed'))
  expect([resultOf(broken), broken.verified]).toEqual([['unknown'], false])
  expect(withRehearsal(testCase, rehearsed('not_rehearsed'))).toBe(testCase)
})

test('a later rehearsal replaces the check, and what holds else is verified again', () => {
  const differs = withRehearsal(testCase, rehearsed('differs'))
  const passes = withRehearsal(differs, rehearsed('passes'))
  expect([resultOf(passes), passes.verified]).toEqual([['holds'], true])
  const doubted = { ...differs, checks: [...(differs.checks ?? []), check('grounded', 'fails')].slice(2) }
  expect(withRehearsal(doubted, rehearsed('passes')).verified).toBe(false)
  const { checks: _checks, verified: _verified, ...unjudged } = testCase
  expect(withRehearsal(unjudged, rehearsed('passes'))).toMatchObject({ verified: false })
})

test('a case that a person keeps says that the page is at fault', () => {
  const kept = withRehearsal(testCase, rehearsed('differs', { take: 'page_is_wrong' }))
  expect(kept.checks?.at(-1)?.reason).toBe('Kept: the page is at fault. Seen so.')
})

test('after an edit the finding stays with what does the same, and with nothing else', () => {
  const [differs, passes] = [rehearsed('differs'), rehearsed('passes')].map((each) =>
    withRehearsal(testCase, each),
  ) as [TestCase, TestCase]
  const [renamed] = withRehearsalsOf([{ ...testCase, title: 'Another' }], [differs])
  expect([renamed && resultOf(renamed), renamed?.verified]).toEqual([['fails'], false])
  const [edited] = withRehearsalsOf([{ ...passes, expectedResult: 'Else' }], [passes])
  expect(edited && resultOf(edited)).toEqual([])
  const [forged] = withRehearsalsOf([passes], [])
  expect(forged && resultOf(forged)).toEqual([])
  expect(withRehearsalsOf([testCase], [testCase])).toEqual([testCase])
})

test('the key of a deed follows what a case does, not what it is called', () => {
  expect(deedKeyOf({ ...testCase, preconditions: [] })).toBe(deedKeyOf(testCase))
  expect(deedKeyOf({ ...testCase, expectedResult: 'Else' })).not.toBe(deedKeyOf(testCase))
})

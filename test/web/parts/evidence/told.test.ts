import { expect, test } from 'vitest'
import type { CaseCheck } from '../../../../shared/domain/test-cases/schema.ts'
import {
  authorInWords,
  countResults,
  hasEvidence,
  inOrder,
  sumInWords,
} from '../../../../web/parts/evidence/told.ts'
import { texts } from '../../../../web/texts/en/evidence.ts'

const checks = (['holds', 'unknown', 'fails', 'holds'] as const).map((result): CaseCheck => ({
  check: 'grounded',
  result,
  reason: '',
}))

test('doubts come before what holds, and are counted in words', () => {
  expect(inOrder(checks).map(({ result }) => result)).toEqual(['fails', 'unknown', 'holds', 'holds'])
  expect(texts.counts(countResults(checks))).toBe('1 check fails, 1 not known, 2 hold')
  expect(texts.counts(countResults([]))).toBe('')
})

test('an author is named, and an idea of the embedded one claims no strict form', () => {
  expect(authorInWords({ author: 'model' })).toBe('Written by a language model')
  expect(authorInWords({ author: 'embedded', basis: 'proved' })).toBe('Made by a strict form')
  expect(authorInWords({ author: 'embedded', basis: 'designed' })).toBe('Made from the text')
  expect(authorInWords({ author: null })).toBe('')
})

test('of a case of which nobody says anything, nothing is said', () => {
  expect(hasEvidence({})).toBe(false)
  expect(hasEvidence({ author: null, checks: null, verified: null })).toBe(false)
  expect(hasEvidence({ verified: false })).toBe(true)
})

test('a calculation is written as people write it', () => {
  expect(sumInWords({ expression: '50 * 0.9 + 4.95', value: '49.95' })).toBe('49.95 = 50 × 0.9 + 4.95')
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { earsPattern } from '../../../../../shared/domain/test-generation/requirements/ears.ts'
import { withoutQuoted } from '../../../../../shared/domain/requirement-quality/masked.ts'
import { checkIncose } from '../../../../../shared/domain/requirement-quality/incose.ts'
import { RequirementIds } from '../../../../../shared/domain/test-generation/requirements/requirement-ids.ts'
import { generateTests } from '../../../../../shared/domain/test-generation/index.ts'

const found = (sentence: string) =>
  checkIncose(withoutQuoted(sentence)).flatMap(({ rule, words }) => words.map((word) => `${rule} ${word}`))

describe('findings by INCOSE rule name the offending words', () => {
  test.each([
    ['The clerk/manager shall sign.', ['R17 clerk/manager']],
    ['The response time shall be low.', ['R34 response time']],
  ])('%s', (sentence, expected) => {
    expect(found(sentence)).toEqual(expected)
  })
  test.each([
    'The system shall show the message "All fields are always easy, etc."',
    'The order is cancelled after 3 days.',
  ])('%s has none', (sentence) => {
    expect(found(sentence)).toEqual([])
  })
})

describe('the EARS pattern', () => {
  test.each([
    ['While the order is open, the shop shall show a basket.', 'state-driven'],
    ['As soon as the order is sent, the shop shall print an invoice.', 'event-driven'],
    ['Where gift wrapping is installed, the shop shall offer it.', 'optional feature'],
    ['In case the card is declined, the shop shall show an error.', 'unwanted behaviour'],
    ['While the order is open, when the user signs out, the shop shall keep the basket.', 'complex'],
    ['The shop shall answer as soon as possible.', 'ubiquitous'],
    ['Invoices are printed.', 'none'],
  ])('of “%s” is %s', (sentence, pattern) => {
    expect(earsPattern(sentence)).toBe(pattern)
  })
  test('is not read inside a quoted message', () => {
    const [only] = generateTests({
      requirements: 'The shop shall show "Ask us if or when you are unsure".',
      mode: 'extract-requirements',
    }).requirements
    expect(only?.testabilityNotes).toContain('EARS pattern: ubiquitous')
  })
})

describe('a range that another requirement contradicts is named at the later one', () => {
  const ambiguitiesIn = (requirements: string) =>
    generateTests({ requirements, mode: 'extract-requirements' }).requirements.map((one) =>
      one.ambiguities.filter((words) => words.startsWith('contradicts')),
    )
  test.each([
    [
      'The field "Age" must be between 18 and 120. The field "Age" must be between 21 and 99.',
      'range for Age',
    ],
    ['The field "Name" has 2 to 40 characters. The field "Name" has 5 to 10 characters.', 'length for Name'],
  ])('%s', (text, what) => {
    expect(ambiguitiesIn(text)).toEqual([[], [`contradicts REQ-001: another ${what}`]])
  })
  test.each([
    'Age must be between 18 and 120. Age must be between 18 and 120.',
    'The field "Age" must be between 18 and 120. The field "Weight" must be between 20 and 150.',
  ])('and nothing else is: %s', (text) => {
    expect(ambiguitiesIn(text).flat()).toEqual([])
  })
})

test('a requirement depends on those that its sentence names, before or after it', () => {
  const requirements =
    'FR-1: The order must be stored as in FR-2.\n\nFR-2: The stored order must be printed, see FR-9.'
  const [first, second] = generateTests({ requirements, mode: 'extract-requirements' }).requirements
  expect(first?.dependencies).toContain('FR-2')
  expect(second?.dependencies).not.toContain('FR-9')
})

test('ids are unique whatever the author and other sources took', () => {
  const references = fc.array(
    fc.option(fc.constantFrom('FR-1', 'REQ-001', 'REQ-003', 'A-1'), { nil: undefined }),
    { maxLength: 40 },
  )
  fc.assert(
    fc.property(references, fc.uniqueArray(fc.constantFrom('REQ-001', 'REQ-002', 'FR-1')), (given, taken) => {
      const ids = new RequirementIds(taken)
      const all = given.map((one) => ids.next(one))
      expect(new Set([...all, ...taken]).size).toBe(all.length + taken.length)
    }),
  )
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { maskQuotes } from '../../../../shared/domain/requirements/facts/mask.ts'
import { readRequirements } from '../../../../shared/domain/requirements/index.ts'
import { earsPattern } from '../../../../shared/domain/test-generation/requirements/ears.ts'
import { checkIncose } from '../../../../shared/domain/test-generation/requirements/incose.ts'
import { RequirementIds } from '../../../../shared/domain/test-generation/requirements/requirement-ids.ts'
import { designTests } from '../../../../shared/domain/test-design/index.ts'

const found = (sentence: string) =>
  checkIncose(maskQuotes(sentence).masked).flatMap(({ rule, words }) =>
    words.map((word) => `${rule} ${word}`),
  )

describe('findings by INCOSE rule name the offending words', () => {
  test.each([
    ['The page shall load fast and look nice.', ['R7 fast', 'R7 nice']],
    ['The list shall be saved where possible.', ['R8 where possible']],
    ['The export supports PDF, CSV etc.', ['R9 etc']],
    ['The user shall be able to print.', ['R10 be able to']],
    ['The system shall not delete orders.', ['R16 shall not']],
    ['A clerk cannot delete orders.', ['R16 cannot']],
    ['The clerk/manager shall sign.', ['R17 clerk/manager']],
    ['The system shall store the order and the clerk must print it.', ['R19 and the clerk must']],
    ['The system shall store the order as well as print it.', ['R19 as well as']],
    ['When the order is stored, it shall be printed.', ['R24 it']],
    ['The system is always available.', ['R26 always']],
    ['All orders shall be printed.', ['R32 all orders']],
    ['The answer shall come after about 5 seconds.', ['R7 about', 'R33 about 5 seconds']],
    ['The response time shall be low.', ['R34 response time']],
    ['The mail is sent immediately.', ['R35 immediately']],
    ['The link works until further notice.', ['R35 until further notice']],
  ])('%s', (sentence, expected) => {
    expect(found(sentence)).toEqual(expected)
  })
  test.each([
    'Age must be between 18 and 120.',
    'Name and e-mail are required.',
    'The system shall show the message "All fields are always easy, etc."',
    'The order is cancelled after 3 days.',
  ])('%s has none', (sentence) => {
    expect(found(sentence)).toEqual([])
  })
  test('a range whose minimum lies above its maximum is R33 and named in the gap', () => {
    const { requirements, testCases, gaps } = designTests({
      requirements: 'Age must be between 120 and 18.',
      mode: 'generate',
    })
    expect(requirements[0]?.ambiguities).toContain('R33 range: the minimum is above the maximum')
    expect(testCases).toEqual([])
    expect(gaps[0]?.description).toContain('the minimum of its range is above the maximum')
  })
})

describe('the EARS pattern', () => {
  test.each([
    ['The shop shall print an invoice.', 'ubiquitous'],
    ['While the order is open, the shop shall show a basket.', 'state-driven'],
    ['When the order is sent, the shop shall print an invoice.', 'event-driven'],
    ['As soon as the order is sent, the shop shall print an invoice.', 'event-driven'],
    ['Where gift wrapping is installed, the shop shall offer it.', 'optional feature'],
    ['If the card is declined, then the shop shall show an error.', 'unwanted behaviour'],
    ['In case the card is declined, the shop shall show an error.', 'unwanted behaviour'],
    ['While the order is open, when the user signs out, the shop shall keep the basket.', 'complex'],
    ['The shop shall print an invoice where possible.', 'ubiquitous'],
    ['The shop shall answer as soon as possible.', 'ubiquitous'],
    ['Invoices are printed.', 'none'],
  ])('of “%s” is %s', (sentence, pattern) => {
    expect(earsPattern(sentence)).toBe(pattern)
  })
  test('is not read inside a quoted message', () => {
    const [only] = readRequirements({
      text: 'The shop shall show "Ask us if or when you are unsure".',
    }).requirements
    expect(only?.testabilityNotes).toContain('EARS pattern: ubiquitous')
  })
})

describe('contradictions are named at the later requirement and as a gap', () => {
  test.each([
    [
      'Age must be between 18 and 120. Age must be between 21 and 99.',
      'contradicts REQ-001: another range for Age',
    ],
    ['Name (2 to 40 characters). Name (5 to 10 characters).', 'contradicts REQ-001: another length for Name'],
    [
      'Colour must be one of Red or Blue. Colour must be one of Red or Green.',
      'contradicts REQ-001: another list for Colour',
    ],
    ['Name is required. Name is optional.', 'contradicts REQ-001: whether Name is required'],
    [
      'Email must be filled in. If the email is empty, the page shows "Enter it". If the email is empty, the message "Missing" is shown.',
      'contradicts REQ-002: another message ("Missing") for Email',
    ],
  ])('%s', (text, ambiguity) => {
    const { requirements, gaps } = designTests({ requirements: text, mode: 'generate' })
    expect(requirements.at(-1)?.ambiguities).toContain(ambiguity)
    expect(gaps.map(({ description }) => description).join('\n')).toContain(ambiguity)
  })
  test('between the text and an upload too', () => {
    const { requirements } = designTests({
      requirements: 'Age must be between 18 and 120.',
      uploadedContent: '# Fields\n\nAge must be between 21 and 120.',
      uploadedFileName: 'fields.md',
      mode: 'generate',
    })
    expect(requirements.at(-1)?.ambiguities).toContain('contradicts REQ-001: another range for Age')
  })
  test('the same said twice is none, nor are two inputs of one name in one text', () => {
    for (const text of [
      'Age must be between 18 and 120. Age must be between 18 and 120.',
      '# Customer\n\nName (2 to 40 characters), Age (1 to 9).\n\n# Product\n\nName (5 to 10 characters), Price (1 to 9 EUR).',
    ]) {
      const { requirements } = designTests({ requirements: text, mode: 'generate' })
      expect(JSON.stringify(requirements)).not.toContain('contradicts')
    }
  })
})

test('a requirement depends on those that its sentence names, before or after it', () => {
  const text = 'FR-1: The order must be stored as in FR-2.\nFR-2: The stored order must be printed, see FR-9.'
  const [first, second] = readRequirements({ text }).requirements
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

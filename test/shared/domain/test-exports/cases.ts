import fc from 'fast-check'
import { TestCase } from '../../../../shared/domain/test-cases/schema.ts'

/** A valid case with the schema's defaults. */
export const caseOf = (given: Partial<TestCase> & { id?: string; title?: string } = {}): TestCase =>
  TestCase().parse({ id: 'TC-1', title: 'Reject a 5-character password', ...given })

const entry = { action: 'Enter the password', testData: 'password=abcde' }
export const signUp = caseOf({
  priority: 'high',
  category: 'Auth/Signup',
  designTechnique: 'Boundary value analysis',
  tags: ['BVA', 'two words'],
  requirementRef: 'SHOP-7',
  preconditions: ['User is signed out'],
  steps: [
    { stepNumber: 1, action: 'Open /signup', expectedResult: 'Form is shown' },
    { ...entry, stepNumber: 2, expectedResult: '"At least 6" is shown' },
  ],
})

/** What people and attackers write: scripts, quotes, line breaks, bars, formula starts, control and half characters. */
const formulas = [
  '=1+1',
  '=HYPERLINK("http://x","y")',
  '+49 170',
  '-5',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '<b>&amp;</b>]]>',
]
const marks = [
  'a|b\\|c\\',
  'He said "no"',
  'ends with \\',
  '# not a comment',
  '@tag',
  '"""',
  '| a | b |',
  ' ',
]
const words = [
  'Scenario: x',
  'Given x',
  'Examples:',
  '* star',
  'line one\nline two\r\nline three',
  'Ünï 日本語 😀',
]
const hidden = ['\u0000\u0007\ufffe', 'x\u2028y\u0085z', 'x'.repeat(200), `${'long title '.repeat(19)}end`]
const awkward = fc.constantFrom(...formulas, ...marks, ...words, ...hidden)
export const text = fc.oneof(
  awkward,
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 20 }),
)
const short = text.map((value) => value.slice(0, 200))
const someText = short.filter((value) => value.length > 0)
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined })

/** Formulas as long as a vendor's limit, so that a guard before them would be one character too many. */
const atALimit = fc
  .constantFrom(127, 128, 129, 249, 250, 251, 254, 255, 256)
  .map((length) => `=${'x'.repeat(length - 1)}`)

const stepNumber = fc.integer({ min: 1, max: 9 })
const step = fc.record({ stepNumber, action: text, expectedResult: text, testData: maybe(text) })

export const anyCase: fc.Arbitrary<TestCase> = fc
  .record({
    id: someText,
    title: fc.oneof({ weight: 9, arbitrary: text.filter((value) => value.length > 0) }, atALimit),
    description: maybe(text),
    objective: maybe(text),
    preconditions: maybe(fc.array(text, { maxLength: 3 })),
    steps: maybe(fc.array(step, { maxLength: 4 })),
    expectedResult: maybe(text),
    postconditions: maybe(fc.array(text, { maxLength: 2 })),
    category: maybe(short),
    tags: maybe(fc.array(short, { maxLength: 3 })),
    requirementRef: maybe(short),
    gherkin: maybe(text),
    priority: fc.constantFrom('critical', 'high', 'medium', 'low'),
    testType: fc.constantFrom('functional', 'smoke', 'boundary', 'security', 'e2e'),
  })
  .map((given) => TestCase().parse(JSON.parse(JSON.stringify(given))))

export const anyCases = fc.array(anyCase, { minLength: 1, maxLength: 5 })

import fc from 'fast-check'
import { TestCase } from '../../../../shared/domain/test-cases/schema.ts'

/** What people write: quotes, bars, line breaks, formulas, scripts of several alphabets; no blanks at the ends, no control characters. */
const marks = [
  '=1+1',
  "'=1+1",
  "'tis",
  "''@x",
  '-5',
  '+49 170',
  '@SUM(A1)',
  'He said "no"',
  'a|b\\|c\\',
  '"""',
]
const lines = ['line one\nline two', 'one\n\nthree\n   indented', '1. one\n2. two', '1. one', '| a | b |']
const lists = [
  '2. not a number of ours\n3. nor this',
  'first\n- no item\n- of ours',
  'a\n\nAfterwards:\n- not ours',
]
const headed = [
  'Preconditions: not ours',
  'Full title: not ours\nrest',
  'Test data: not ours',
  'a\nTest data: b',
]
const odd = [
  'comma, semicolon; tab\there',
  'Ünïcode 日本語 😀',
  '<b>&amp;</b>]]>',
  '# no comment',
  '<no parameter>',
]
const escaped = ['\\Test data: escaped', 'Objective: not ours\n\nRequirement: nor this', 'x'.repeat(300)]
const awkward = fc.constantFrom(...marks, ...lines, ...lists, ...headed, ...odd, ...escaped)
const word = fc.stringMatching(/^[A-Za-z0-9ÄÖÜäöüßéñ"'|,;:<>()=+@#-]{1,12}$/)
const prose = fc.array(word, { minLength: 1, maxLength: 6 }).map((words) => words.join(' '))
export const text = fc.oneof({ weight: 2, arbitrary: prose }, { weight: 1, arbitrary: awkward })
const line = text.map((value) => value.replaceAll(/\s+/g, ' ').trim())
/** A title of 200 characters or of a handful. */
const title = fc.oneof(
  line,
  prose.map((value) => `${value} ${'long title '.repeat(20)}`.slice(0, 199).trimEnd() + '.'),
)

const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined })
const step = fc.record({
  action: text,
  expectedResult: fc.oneof(text, fc.constant('')),
  testData: maybe(text),
})
const steps = fc.oneof(
  { weight: 9, arbitrary: fc.array(step, { minLength: 1, maxLength: 5 }) },
  { weight: 1, arbitrary: fc.array(step, { minLength: 100, maxLength: 100 }) },
)
const short = line.map((value) => value.slice(0, 100).trim())

const anyCase = fc.record({
  title,
  description: maybe(text),
  objective: maybe(line),
  testBasis: maybe(text),
  testCondition: maybe(text),
  designTechnique: maybe(fc.constantFrom('Boundary value analysis', 'Decision table testing')),
  testLevel: fc.constantFrom('unit', 'integration', 'system', 'acceptance'),
  testType: fc.constantFrom('functional', 'regression', 'security', 'smoke', 'negative'),
  preconditions: maybe(fc.array(text, { minLength: 1, maxLength: 3 })),
  steps,
  expectedResult: maybe(text),
  postconditions: maybe(fc.array(text, { minLength: 1, maxLength: 2 })),
  priority: fc.constantFrom('critical', 'high', 'medium', 'low'),
  riskLevel: maybe(fc.constantFrom('high', 'low')),
  category: maybe(fc.constantFrom('Cart', 'Auth/Sign up', 'Über uns')),
  tags: maybe(fc.uniqueArray(short, { minLength: 1, maxLength: 3 })),
  requirementRef: maybe(fc.constantFrom('SHOP-7', 'REQ-1', '7.3.1')),
  gherkin: maybe(fc.constant('Given a user\nWhen she pays\nThen it is paid')),
  estimatedDuration: maybe(fc.constantFrom('5m', '10 min')),
})

/** Valid cases with ids and titles of their own. */
export const roundTripCases = fc.array(anyCase, { minLength: 1, maxLength: 4 }).map((all) =>
  all.map((given, index): TestCase => {
    const numbered = given.steps.map((one, at) => ({ stepNumber: at + 1, ...one }))
    const whole = { ...given, id: `TC-${index + 1}`, title: `${index + 1} ${given.title}`, steps: numbered }
    return TestCase().parse(JSON.parse(JSON.stringify(whole)))
  }),
)

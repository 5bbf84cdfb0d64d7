import fc from 'fast-check'
import type { TestCase } from '../../../../shared/domain/test-cases/schema.ts'

/** A case of steps: action, and what is expected after it. */
export function caseOf(
  id: string,
  steps: [action: string, expected?: string][],
  more: Partial<TestCase> = {},
): TestCase {
  return {
    id,
    title: `Case ${id}`,
    testLevel: 'system',
    testType: 'functional',
    priority: 'medium',
    steps: steps.map(([action, expectedResult = ''], index) => ({
      stepNumber: index + 1,
      action,
      expectedResult,
    })),
    ...more,
  }
}

/** Texts that end strings, comments, tables and tags of some language, or look like a part of one. */
export const hostileText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.constantFrom(
    `'; process.exit(1) //`,
    '"""',
    "'''",
    '*/ alert(1) /*',
    '${process.env.HOME}',
    '#{1 + 1}',
    '`whoami`',
    'a\nb',
    'a\r\nb',
    '\\',
    '\\"',
    'a\\',
    '|',
    'a | b',
    '<id>',
    '<case>',
    '{string}',
    '{int}',
    '(optional)',
    'one/two',
    '@tag #comment',
    '  edges  ',
    '\u2028',
    '\ud800',
    '%TODAY+30D%',
    '%SECRET%',
    '$&',
    'Feature:',
    'Scenario: x',
    '"""python',
    'x'.repeat(65),
  ),
)

const quoted = (text: string) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`

/** Cases whose names, values and messages are hostile texts. */
export const hostileCase: fc.Arbitrary<TestCase> = fc
  .record({
    id: fc.oneof(
      fc.integer({ min: 1, max: 999 }).map((number) => `TC-${number}`),
      hostileText,
    ),
    title: hostileText,
    name: hostileText,
    value: hostileText,
    message: hostileText,
    group: hostileText,
    tags: fc.array(hostileText, { maxLength: 3 }),
    reasons: fc.array(hostileText, { maxLength: 1 }),
  })
  .map(({ id, title, name, value, message, group, tags, reasons }) =>
    caseOf(
      id || 'x',
      [
        ['Open the page'],
        [`Enter ${quoted(value)} in the ${quoted(name)} field`],
        [`Select ${quoted(value)} from ${quoted(name)}`],
        [
          `Click the ${quoted(name)} button`,
          `The message ${quoted(message)} is shown next to the ${quoted(name)} field`,
        ],
        ['Press Enter', `${quoted(message)} is visible and the row ${quoted(name)} shows ${quoted(value)}`],
      ],
      {
        title: title || 'x',
        category: group,
        tags,
        ...(reasons.length > 0 ? { automation: { ready: false, reasons } } : {}),
      },
    ),
  )

import fc from 'fast-check'
import { words } from '../../../support/words.ts'
import { phraseOf } from '../../../../shared/domain/test-scripts/bdd/phrases.ts'
import type { StepDefinition } from '../../../../shared/domain/test-scripts/bdd/types.ts'
import type { ProjectFile, Statement } from '../../../../shared/domain/test-scripts/types.ts'
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

/** What ends or escapes a string, a comment or a line in one of the languages, or cannot be seen. */
const sharp = `'"\`\\$/*{}#%() 1aNué\t\f\n\r\0\u0085\u2028\u2029\u202e\ufeff`.split('')
const sharpWords = ['"""', '*/', '/*', '//', '\\u', '\\u000a', '\ud83d']

/** Texts of any characters, and of those alone that break code. */
export const brokenText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(fc.constantFrom(...sharp, ...sharpWords)).map((some) => some.join('')),
  fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units)),
)

/** Texts that end strings, comments, tables and tags of some language, or look like a part of one. */
const hostileText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.constantFrom(...words`\ \"a\ | <id> <case> {string} %TODAY+30D% %SECRET% $& Feature: ''' """python`),
  fc.constantFrom('a | b', '{int} (optional) one/two', '  edges  ', '\ud800', 'Scenario: x', 'x'.repeat(65)),
  fc.constantFrom(
    `'; process.exit(1) //`,
    '${process.env.HOME} #{1} `whoami`',
    'a\nb\r\nc\u2028',
    '@t #c */ f() /*',
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
          `The message ${quoted(message)} is shown next to ${quoted(name)}`,
        ],
        ['Press Enter', `${quoted(message)} is visible and the row ${quoted(name)} shows ${quoted(value)}`],
      ],
      { title: title || 'x', category: group, tags, automation: { ready: reasons.length === 0, reasons } },
    ),
  )

/** What the one file holds whose path ends so. */
export const contentOf = (files: ProjectFile[], end: string): string =>
  files.find(({ path }) => path.endsWith(end))?.content ?? ''

/** The definition of the step that says a statement. */
export const definitionOf = (keyword: StepDefinition['keyword'], statement: Statement): StepDefinition => ({
  keyword,
  ...phraseOf(statement),
})

/** The definition of the step that fills fields from a table. */
export const tableDefinition: StepDefinition = {
  keyword: 'When',
  expression: 'I enter these values:',
  parameters: [{ name: 'table', type: 'table' }],
  statement: {
    kind: 'fill',
    on: { by: 'label', name: { variable: 'field' } },
    value: { variable: 'value', computed: true },
  },
}

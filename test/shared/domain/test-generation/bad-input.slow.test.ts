import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  invisibleIn,
  withoutInvisible,
} from '../../../../shared/domain/test-generation/requirements/invisible.ts'
import { generateTests, type DesignResult } from '../../../../shared/domain/test-generation/index.ts'
import { modes, scopes, TestCase } from '../../../../shared/domain/test-cases/schema.ts'

function run(requirements: string): DesignResult {
  return generateTests({ requirements, mode: 'generate', maxTestCases: 200 })
}

describe('a text without anything to test gives no case, and a sentence that says what was found', () => {
  test.each([
    ['nothing', '', 'The text is empty'],
    ['blanks and line breaks', ' \n\t\r\n '.repeat(1000), 'The text is empty'],
    ['a million letters without a blank', 'a'.repeat(1_000_000), 'without a blank (1000000 characters)'],
    ['a word again and again', 'lorem '.repeat(100_000), 'longer than 2,000 characters'],
    [
      'a binary file',
      '\u0000\u0001PK\u0003\u0004\uFFFD\u0002'.repeat(500),
      'control characters, as in a binary file',
    ],
    [
      'ten thousand headings',
      Array.from({ length: 10_000 }, (_, index) => `# Heading ${index}`).join('\n'),
      'No sentence of the text states a requirement',
    ],
    ['small talk', 'Hello world. Nice to meet you.', 'No sentence of the text states a requirement'],
    ['Arabic', 'يجب أن تكون كلمة المرور بين 8 و 64 حرفًا.', 'Arabic'],
    ['punctuation', '.,;:!?-–—()[]{}'.repeat(100), 'no words'],
  ])('%s', (_, requirements, found) => {
    const { testCases, warnings = [] } = run(requirements)
    expect(testCases).toEqual([])
    expect(warnings).toHaveLength(1)
    expect(warnings[0]).toContain(found)
  })
})

describe('characters that nobody sees', () => {
  test('do not change what is read, and are told', () => {
    const hidden = run('The na\u200bme must\u2060 have \u00ad2 to 40 characters.'.replace('\u00ad', ''))
    const plain = run('The name must have 2 to 40 characters.')
    expect(hidden.testCases).toEqual(plain.testCases)
    expect(hidden.warnings?.join()).toContain('2 invisible characters')
    expect(plain.warnings).toBeUndefined()
  })
  test('inside a number make it none, so that no value is invented', () => {
    const { testCases, gaps } = run('Age must be between 1\u200b8 and 120.')
    expect(testCases).toEqual([])
    expect(gaps).not.toEqual([])
  })
  test('leave a text without them as it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii' }), (text) => {
        expect(withoutInvisible(text)).toBe(text)
        expect(invisibleIn(text)).toBe(0)
      }),
    )
  })
})

test('no text makes any mode or scope throw, and every sentence is accounted for', () => {
  const hostile = fc.array(
    fc.oneof(
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.constantFrom(
        'must be between',
        '"',
        '“',
        '|',
        '\n',
        '# ',
        '- ',
        'If ',
        ', then ',
        'Given ',
        '1',
        '–',
        '\u202e',
        '\u0000',
        '```',
        ':',
        '(',
        'GET /',
        'any combination of',
        'Age',
        '<script>',
        '%',
      ),
    ),
    { maxLength: 40 },
  )
  fc.assert(
    fc.property(hostile, fc.constantFrom(...modes), fc.constantFrom(...scopes), (parts, mode, scope) => {
      const { summary } = generateTests({ requirements: parts.join(' '), mode, scope })
      const { sentences, tested, gaps, untestable, context, notRead } = summary.requirements
      expect(tested + gaps + untestable + context + notRead).toBe(sentences)
    }),
    { numRuns: 150 },
  )
})

test.each([
  [
    'a thousand scenarios of the same steps',
    Array.from(
      { length: 1000 },
      (_, index) => `Scenario: S${index}\nGiven a page\nWhen I click "B"\nThen I see "C"\n`,
    ).join('\n'),
  ],
  [
    'a scenario of a thousand steps',
    `Feature: F\nScenario: S\n${Array.from({ length: 1000 }, (_, index) => `And I click "B${index}"`).join('\n')}`,
  ],
  [
    'a scenario with an endless name',
    `Feature: F\nScenario: ${'very long '.repeat(300)}\nWhen I click "B"\nThen I see "C"`,
  ],
])('every case that comes of %s can be read back', (_, requirements) => {
  for (const testCase of run(requirements).testCases)
    expect(TestCase().safeParse(testCase).error).toBeUndefined()
})

/** Characters that all regular expressions of a run look at, as a measure of its work that no clock disturbs. */
function workOf(requirements: string): number {
  const original = Object.getOwnPropertyDescriptor(RegExp.prototype, 'exec')?.value as RegExp['exec']
  let work = 0
  RegExp.prototype.exec = function exec(text: string) {
    const start = this.global || this.sticky ? this.lastIndex : 0
    const found = original.call(this, text)
    // A sticky expression, as `split` makes one, looks at one place only.
    work += found ? found.index + found[0].length - start : this.sticky ? 1 : text.length - start
    return found
  }
  try {
    run(requirements)
  } finally {
    RegExp.prototype.exec = original
  }
  return work
}

test.each([
  ['one word', (size: number) => 'a'.repeat(20_000 * size)],
  ['one word again and again', (size: number) => 'must '.repeat(5000 * size)],
  [
    'headings',
    (size: number) => Array.from({ length: 250 * size }, (_, index) => `# Heading ${index}`).join('\n'),
  ],
  [
    'requirements',
    (size: number) =>
      Array.from(
        { length: 25 * size },
        (_, index) =>
          `# Part ${index}\n\nName ${index} must have 2 to 40 characters. If it is empty, the page shows "Enter name ${index}".`,
      ).join('\n\n'),
  ],
  [
    'items under one long heading',
    (size: number) =>
      `# ${'Long words of a heading '.repeat(60)}\n\n${Array.from({ length: 40 * size }, (_, index) => `- Name ${index} must have 2 to 40 characters.`).join('\n')}`,
  ],
  [
    'the same identifier',
    (size: number) => Array.from({ length: 100 * size }, () => 'FR-1: The user must sign in.').join('\n'),
  ],
  [
    'German',
    (size: number) =>
      Array.from({ length: 100 * size }, () => 'Das Passwort muss lang sein und nicht leer.').join('\n'),
  ],
  [
    'combinations',
    (size: number) =>
      Array.from(
        { length: 10 * size },
        (_, index) =>
          `# P${index}\n\nThe shop must work in every combination of size (S, M, L) and colour (red, green).`,
      ).join('\n\n'),
  ],
])('four times as much text of the kind “%s” is about four times the work', (_, text) => {
  // Another text of the kind, because what was read is remembered.
  workOf(text(2))
  const [small, large] = [workOf(text(1)), workOf(text(4))]
  expect(small).toBeGreaterThan(0)
  expect(large).toBeLessThan(5 * small)
})

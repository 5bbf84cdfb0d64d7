import type { Format, TestCase } from '../../test-cases/schema.ts'
import { outlineOf, tableRows } from './gherkin-outline.ts'
import { spokenStep } from '../../test-exports/gherkin-words.ts'

type Keyword = 'Given' | 'When' | 'Then'

/**
 * A Gherkin feature with one scenario for a case, in the order of its steps; format `bdd` also quotes the requirement that it
 * illustrates. A boundary case is a Scenario Outline with its own row of Examples: the outlines of one family are equal, so exports
 * put them together. One tag per technique.
 */
export function writeGherkin(testCase: TestCase, format: Exclude<Format, 'standard'>): string {
  const { steps = [], preconditions = [], testBasis = '' } = testCase
  const row = outlineOf(testCase)
  const tags = [
    testCase.id,
    testCase.requirementRef ?? '',
    testCase.testType,
    testCase.priority,
    ...(testCase.designTechnique ?? '').split(','),
  ]
  return [
    `Feature: ${featureOf(testCase)}`,
    '',
    `  ${tags.flatMap(tag).join(' ')}`,
    `  ${row ? 'Scenario Outline' : 'Scenario'}: ${line(row?.title ?? testCase.title)}`,
    ...(format === 'bdd' && testBasis !== '' ? basis(testBasis) : []),
    ...written([
      ...preconditions.map((text): Line => ['Given', text]),
      ...steps.flatMap((step, index) =>
        stepLines(step, row?.actions[index] ?? step.action, index === 0 && steps.length > 1),
      ),
      ...lastCheck(testCase),
    ]),
    ...(row
      ? ['', '    Examples:', ...tableRows([row.columns, row.cells]).map((cells) => `      ${cells}`)]
      : []),
    '',
  ].join('\n')
}

type Line = [Keyword, string]

/** Opening the page is where a scenario starts, not what it is about. */
function stepLines({ expectedResult }: { expectedResult: string }, action: string, first: boolean): Line[] {
  const start = first && expectedResult === '' && /^Open\b/.test(action)
  return [
    [start ? 'Given' : 'When', spokenStep(action)],
    ...(expectedResult === '' ? [] : ([['Then', expectedResult]] satisfies Line[])),
  ]
}

function lastCheck({ steps = [], expectedResult = '' }: TestCase): Line[] {
  const said = steps.some((step) => step.expectedResult === expectedResult)
  return expectedResult === '' || said ? [] : [['Then', expectedResult]]
}

function written(lines: Line[]): string[] {
  return lines
    .map(([keyword, text]): Line => [keyword, line(text)])
    .filter(([, text]) => text !== '')
    .map(([keyword, text], index, all) => `    ${keyword === all[index - 1]?.[0] ? 'And' : keyword} ${text}`)
}

/** "Sign-up page: refused when …" belongs to the feature "Sign-up page". */
function featureOf({ title, category }: TestCase): string {
  const [, name] = /^([^:"]{2,60}): ./.exec(title) ?? []
  return line(name ?? category ?? '') || 'Requirements'
}

/** The label before each requirement keeps its words from being taken for keywords, tags or tables. */
function basis(text: string): string[] {
  const found = text.split('\n').map(line).filter(Boolean)
  return [...found.map((statement) => `    Requirement ${statement}`), '']
}

/** Tags hold neither blanks nor "@" (testdata/bad/whitespace_in_tags of cucumber/gherkin); "#" starts a comment. */
function tag(word: string): string[] {
  const clean = line(word)
    .replace(/[\s@#,()]+/g, '-')
    .replace(/^-+|-+$/g, '')
  return clean === '' ? [] : [`@${clean}`]
}

/** Gherkin steps are single lines. */
function line(text: string): string {
  return text.replace(/\s*[\r\n\u2028\u2029]+\s*/g, ' ').trim()
}

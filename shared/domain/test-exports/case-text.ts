import { tagsWithEvidence } from '../test-cases/evidence-words.ts'
import type { TestCase } from '../test-cases/schema.ts'
import { type Guard, isGuarded } from './formula-guard.ts'
import { escapeLabels } from './label-escapes.ts'
import { readGherkin } from './gherkin-source.ts'

export interface ExportStep {
  action: string
  /** Empty when the step has none. */
  data: string
  expected: string
}

/** Any text on one line, without control characters. */
export const oneLine = (text: string): string => text.replaceAll(/[\s\p{Cc}\ufffe\uffff]+/gu, ' ').trim()

/** Title on one line; a blank one is replaced by the id. */
export const titleOf = ({ title, id }: TestCase): string => oneLine(title) || oneLine(id) || 'Test case'

/** What a case without steps is about, on one line; never empty. */
export const subjectOf = (testCase: TestCase): string =>
  oneLine(testCase.testCondition ?? '') || oneLine(testCase.objective ?? '') || titleOf(testCase)

/**
 * Steps of a case for formats that know only steps; never empty. A step without any text is left out. A case without steps gives those of its Gherkin text, else one step
 * made of its condition or title. The expected result of the whole case is added to the last step unless it is there already.
 */
export function stepsOf(testCase: TestCase): ExportStep[] {
  const prose = proseSteps(testCase.steps ?? []).filter((step) => !isBlank(step))
  const steps = prose.length > 0 ? prose : gherkinSteps(testCase)
  const whole = testCase.expectedResult?.trim() ?? ''
  const last = steps.at(-1)
  if (last && whole && !last.expected.includes(whole))
    last.expected = [last.expected, whole].filter(Boolean).join('\n')
  return steps
}

/** A step that says nothing would be an empty row, which importers take for the end of the case. */
const isBlank = ({ action, data, expected }: ExportStep) => `${action}${data}${expected}`.trim() === ''

function proseSteps(steps: NonNullable<TestCase['steps']>): ExportStep[] {
  return steps.map(({ action, expectedResult, testData = '' }) => ({
    action,
    data: testData,
    expected: expectedResult,
  }))
}

function gherkinSteps(testCase: TestCase): ExportStep[] {
  const steps: ExportStep[] = []
  for (const { kind, text, argument } of readGherkin(testCase.gherkin ?? '')?.steps ?? []) {
    const last = steps.at(-1)
    const line = [text, ...argument].join('\n')
    if (kind === 'then' && last) last.expected = [last.expected, line].filter(Boolean).join('\n')
    else steps.push({ action: kind === 'then' ? '' : line, data: '', expected: kind === 'then' ? line : '' })
  }
  if (steps.length > 0) return steps
  return [{ action: subjectOf(testCase), data: '', expected: '' }]
}

/**
 * Keeps the whole of a title that had to be shortened, as the first line of the first step, for formats that have no description.
 * Returns new steps.
 */
export function withFullTitle(steps: ExportStep[], title: string, fitted: string): ExportStep[] {
  const [first, ...others] = steps
  if (!first || title === fitted) return steps
  return [{ ...first, action: [`Full title: ${title}`, first.action].filter(Boolean).join('\n') }, ...others]
}

/** A step whose action cannot be taken for one of the labels that stand with it. */
export const withEscapes = (step: ExportStep): ExportStep => ({ ...step, action: escapeLabels(step.action) })

/** The action with its data below it, for formats that have no place for data. */
export const actionWithData = ({ action, data }: ExportStep): string =>
  data ? [action, `Test data: ${data}`].filter(Boolean).join('\n') : action

/**
 * Titles that fit a vendor's limit, in UTF-16 code units. Longer ones end in "…"; those that would then be equal to another are
 * numbered, because importers and people tell cases apart by title. With the guard of a CSV there is room for it where it will stand.
 */
export function fitTitles(titles: string[], vendorLimit: number, guard?: Guard): string[] {
  const limitOf = (title: string) => (guard && isGuarded(title, guard) ? vendorLimit - 1 : vendorLimit)
  const taken = new Set(titles.filter((title) => title.length <= limitOf(title)))
  const nextNumbers = new Map<string, number>()
  return titles.map((title) => {
    const limit = limitOf(title)
    if (title.length <= limit) return title
    const short = cut(title, limit)
    let fitted = short
    let number = nextNumbers.get(short) ?? 2
    for (; taken.has(fitted); number++) {
      const suffix = ` (${number})`
      fitted = cut(title, limit - suffix.length) + suffix
    }
    nextNumbers.set(short, number)
    taken.add(fitted)
    return fitted
  })
}

/** The beginning of a text that is too long, ending in "…"; never splits a surrogate pair. */
export function cut(text: string, limit: number): string {
  if (text.length <= limit) return text
  return `${text
    .slice(0, limit - 1)
    .replace(/[\ud800-\udbff]$/, '')
    .trimEnd()}…`
}

/** Labels for trackers that allow no blanks in them: tags, what is said of its evidence, technique and requirement, each once. */
export function labelsOf(testCase: TestCase): string[] {
  const { designTechnique = '', requirementRef = '' } = testCase
  const labels = [...tagsWithEvidence(testCase), designTechnique, requirementRef]
  return [...new Set(labels.map(labelOf))].filter(Boolean)
}

/** A text as a label: no blanks, and none of the marks that part labels. */
export const labelOf = (text: string): string =>
  oneLine(text)
    .replaceAll(/[\s;,]+/g, '-')
    .slice(0, 200)
    .toWellFormed()

import type { Format, TestCase } from '../test-cases/schema.ts'

/** A Gherkin feature with one scenario for a case. Steps of `bdd` speak of the user; `gherkin` keeps the words of the steps. */
export function writeGherkin(testCase: TestCase, format: Exclude<Format, 'standard'>): string {
  const steps = testCase.steps ?? []
  const [open, ...rest] = steps
  const given = [...(testCase.preconditions ?? []), ...(open ? [spoken(open.action, format)] : [])]
  const when = rest.map((step) => spoken(step.action, format))
  const checks = steps.map((step) => step.expectedResult).filter((text) => text !== '')
  const then = [...new Set([...checks, testCase.expectedResult ?? ''].filter((text) => text !== ''))]
  const tags = [testCase.id, testCase.requirementRef, testCase.testType, testCase.priority].filter(
    (tag) => tag !== undefined,
  )
  return [
    `Feature: ${line(testCase.category ?? 'Requirements')}`,
    '',
    `  ${tags.map((tag) => `@${tag.replace(/\s+/g, '-')}`).join(' ')}`,
    `  Scenario: ${line(testCase.title)}`,
    ...block('Given', given),
    ...block('When', when),
    ...block('Then', then),
    '',
  ].join('\n')
}

function block(keyword: string, steps: string[]): string[] {
  return steps.map((step, index) => `    ${index === 0 ? keyword : 'And'} ${line(step)}`)
}

/** "Enter …" becomes "the user enters …" for readers of `bdd`. */
function spoken(action: string, format: Exclude<Format, 'standard'>): string {
  const [verb = '', ...rest] = action.split(' ')
  if (format === 'gherkin' || !/^[A-Z][a-z]+$/.test(verb) || verb === 'As') return action
  const base = verb.toLowerCase()
  const third = /(?:s|sh|ch|x|z)$/.test(base) ? `${base}es` : `${base}s`
  return ['the user', third, ...rest].join(' ')
}

/** Gherkin steps are single lines. */
function line(text: string): string {
  return text.replace(/\s*[\r\n]+\s*/g, ' ').trim()
}

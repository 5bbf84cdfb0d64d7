import { describe, expect, test } from 'vitest'
import { compileStep } from '../../../../../shared/domain/prose-steps/compile-step.ts'
import { generateTests } from '../../../../../shared/domain/test-generation/index.ts'
import type { Scope, TestCase } from '../../../../../shared/domain/test-cases/schema.ts'

const form = [
  '# Contact',
  '',
  'The page has the fields "Name" (required, up to 60 characters), "Code" (2 to 8 characters) and "E-mail" (a valid e-mail address).',
  '',
  'When the user clicks "Send", the page shows "Thank you".',
].join('\n')
const asking = (sentence: string) => `${form}\n\n${sentence}`

function checks(requirements: string, scope: Scope): TestCase[] {
  const { testCases } = generateTests({ requirements, scope, mode: 'generate', maxTestCases: 200 })
  return testCases.filter(({ designTechnique }) => designTechnique?.includes('Checklist'))
}
const oracles = (cases: TestCase[]) =>
  new Set(cases.flatMap(({ coverageItems = [] }) => coverageItems.map(({ oracle }) => oracle)))
const ends = (cases: TestCase[]) => cases.map(({ expectedResult }) => expectedResult)

describe('the security checklist', () => {
  test('enters markup and SQL into inputs that take any text, and only there', () => {
    const cases = checks(form, 'security')
    expect(cases.flatMap(({ steps = [] }) => steps.map(({ action }) => action)).join('\n')).not.toMatch(
      /(?:script|OR 1).*"(?:Code|E-mail)"/,
    )
    const [script, sql, ...others] = cases
    expect(others).toEqual([])
    expect(JSON.stringify(script?.steps)).toContain('<script>alert(1)</script>\\" in the \\"Name\\" field')
    expect(JSON.stringify(sql?.steps)).toContain(`' OR 1=1 --\\" in the \\"Name\\" field`)
    for (const { expectedResult, testType } of cases) {
      expect(expectedResult).toMatch(/^No dialog is shown/)
      expect(testType).toBe('security')
    }
  })
  test('says of what the text does not ask for that it is inferred, and from which criterion', () => {
    const cases = checks(form, 'security')
    expect(oracles(cases)).toEqual(new Set(['inferred']))
    for (const { description } of cases) expect(description).toMatch(/OWASP .*WSTG/)
  })
  test('is stated where a sentence asks for it, also in the scope full', () => {
    expect(checks(form, 'full')).toEqual([])
    const [script] = checks(
      asking('Markup in any input must be shown as plain text and never be executed.'),
      'full',
    )
    expect(script?.coverageItems?.[0]?.oracle).toBe('stated')
  })
})

describe('the accessibility checklist', () => {
  test('finds each input by its label, goes through them with Tab, and asks for named images and a title', () => {
    const cases = checks(form, 'accessibility')
    const [labels, keys] = cases
    for (const label of ['Name', 'Code', 'E-mail'])
      expect(labels?.steps?.map(({ expectedResult }) => expectedResult).join()).toContain(`"${label}"`)
    expect(keys?.steps?.filter(({ action }) => action === 'Press Tab').length).toBeGreaterThan(1)
    expect(ends(cases)).toContain('Every image has an alternative text')
  })
  test('every step of it can be run, and names the WCAG criterion', () => {
    for (const { steps = [], description } of checks(form, 'accessibility')) {
      expect(description).toContain('WCAG 2.2')
      for (const step of steps) expect(compileStep(step).problems).toEqual([])
    }
  })
  test('a sentence that asks for names of images gets its case', () => {
    expect(ends(checks(asking('Icons and graphics shall have a text alternative.'), 'full'))).toEqual([
      'Every image has an alternative text',
    ])
  })
})

import { describe, expect, test } from 'vitest'
import { playwright } from '../../../../../shared/domain/test-scripts/playwright/index.ts'
import { readCases } from '../../../../../shared/domain/test-scripts/read-cases.ts'
import type { ScriptProject } from '../../../../../shared/domain/test-scripts/types.ts'
import { projectOf, suiteOf } from '../../../../support/script-suites.ts'
import { caseOf, contentOf } from '../cases.ts'

const baseUrl = 'http://pages.test/sign-up'
const signUp = suiteOf('sign-up', baseUrl)
const codeOf = (project: ScriptProject) => contentOf(playwright.write(project), 'tests/sign-up.spec.ts')
const written = (steps: [string, string?][]) =>
  codeOf(projectOf(readCases({ testCases: [caseOf('TC-1', steps)], baseUrl }), { pageObjects: false }))

describe('a test', () => {
  test.each([
    ['Enter "Ann" in the "Name" field', '', `await page.getByLabel('Name').fill('Ann')`],
    [
      'Select "Gold" from "Plan"',
      '',
      `getByRole('combobox', { name: 'Plan' }).selectOption({ label: 'Gold' })`,
    ],
    ['Press Ctrl+A', '', `await page.keyboard.press('Control+A')`],
    ['', '"Error" is not visible', `await expect(visibleText(page, 'Error')).toBeHidden()`],
    [
      '',
      'The "Save" button is disabled',
      `page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled()`,
    ],
    ['', 'The table has 3 rows', `await expect(rows(page.getByRole('table'))).toHaveCount(3)`],
    [
      '',
      'At least 2 rows are shown',
      `await expect.poll(() => rows(page).count()).toBeGreaterThanOrEqual(2)`,
    ],
    ['', 'The URL contains "/done"', String.raw`await expect(page).toHaveURL(/\/done/)`],
    ['', 'The page title is "Shop"', `await expect(page).toHaveTitle('Shop')`],
    ['', '"Ann", "Bob" and "Eve" are shown in this order', `expectInOrder(page, ['Ann', 'Bob', 'Eve'])`],
    ['', 'The cell "Price" of the row "Milk" is "1.20"', `evaluate(cellText, 'Price')).toBe('1.20')`],
    ['', 'The "Bold" button is pressed', `toHaveAttribute('aria-pressed', 'true')`],
    ['Enter "%TODAY+30D%" in the "Start" field', '', `.fill(today('+30D'))`],
    ['Enter "%CODE%" in the "Code" field', '', `.fill(secret('CODE'))`],
  ])('%j and %j are said as %s', (action, expected, code) => {
    expect(written([[action || 'Open the page', expected || '"Hi" is visible']])).toContain(code)
  })
  test('uses page objects by names that read well', () => {
    const code = codeOf(projectOf(signUp.slice(0, 1)))
    expect(code).toContain('const signUpPage = new SignUpPage(page)')
    expect(code).toContain('await signUpPage.open()')
    expect(code).toContain(`await signUpPage.countryList.selectOption({ label: 'Austria' })`)
  })
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { playwright } from '../../../../../shared/domain/test-scripts/playwright/index.ts'
import { readCases } from '../../../../../shared/domain/test-scripts/read-cases.ts'
import type { ScriptProject } from '../../../../../shared/domain/test-scripts/types.ts'
import { syntaxErrors } from '../../../../support/javascript-grammar.ts'
import { projectOf, suiteOf } from '../../../../support/script-suites.ts'
import { caseOf, hostileCase } from '../cases.ts'

const baseUrl = 'http://pages.test/sign-up'
const signUp = suiteOf('sign-up', baseUrl)
const contentOf = (project: ScriptProject, path: string) =>
  playwright.write(project).find((file) => file.path === path)?.content ?? ''
const written = (steps: [string, string?][], way: Partial<ScriptProject> = { pageObjects: false }) =>
  contentOf(
    projectOf(readCases({ testCases: [caseOf('TC-1', steps)], baseUrl }), way),
    'tests/sign-up.spec.ts',
  )

const ways = (['typescript', 'javascript'] as const).flatMap((language) =>
  [true, false].flatMap((pageObjects) =>
    [true, false].map((helpers) => ({ language, pageObjects, helpers })),
  ),
)

describe('projects of Playwright', () => {
  test.each(ways)('a grammar understands every file of a suite: %o', (way) => {
    expect(syntaxErrors(playwright.write(projectOf(signUp, way)))).toEqual([])
  })
  test('no text of a case breaks the code around it', () => {
    fc.assert(
      fc.property(
        fc.array(hostileCase, { minLength: 1, maxLength: 3 }),
        fc.constantFrom(...ways),
        (testCases, way) => {
          const files = playwright.write(projectOf(readCases({ testCases, baseUrl }), way))
          expect(syntaxErrors(files)).toEqual([])
          for (const { path } of files) expect(path).toMatch(/^[\w./-]+$/)
        },
      ),
      { numRuns: 100 },
    )
  })
  test('the same cases give the same files', () => {
    expect(playwright.write(projectOf(signUp))).toEqual(playwright.write(projectOf(signUp)))
  })
})

describe('a test', () => {
  test.each([
    [['Enter "Ann" in the "Name" field', '"Hi" is visible'], `await page.getByLabel('Name').fill('Ann')`],
    [
      ['Select "Gold" from "Plan"', '"Hi" is visible'],
      `getByRole('combobox', { name: 'Plan' }).selectOption({ label: 'Gold' })`,
    ],
    [['Press Ctrl+A', '"Hi" is visible'], `await page.keyboard.press('Control+A')`],
    [['Open the page', '"Error" is not visible'], `await expect(visibleText(page, 'Error')).toBeHidden()`],
    [
      ['Open the page', 'The "Save" button is disabled'],
      `await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled()`,
    ],
    [['Open the page', 'The table has 3 rows'], `await expect(rows(page.getByRole('table'))).toHaveCount(3)`],
    [
      ['Open the page', 'At least 2 rows are shown'],
      `await expect.poll(() => rows(page).count()).toBeGreaterThanOrEqual(2)`,
    ],
    [['Open the page', 'The URL contains "/done"'], String.raw`await expect(page).toHaveURL(/\/done/)`],
    [['Open the page', 'The page title is "Shop"'], `await expect(page).toHaveTitle('Shop')`],
    [
      ['Open the page', '"Ann", "Bob" and "Eve" are shown in this order'],
      `await expectInOrder(page, ['Ann', 'Bob', 'Eve'])`,
    ],
    [
      ['Open the page', 'The cell "Price" of the row "Milk" is "1.20"'],
      `await expect.poll(() => rows(page, 'Milk').evaluate(cellText, 'Price')).toBe('1.20')`,
    ],
    [['Open the page', 'The "Bold" button is pressed'], `toHaveAttribute('aria-pressed', 'true')`],
    [['Enter "%TODAY+30D%" in the "Start" field', '"Hi" is visible'], `.fill(today('+30D'))`],
    [['Enter "%CODE%" in the "Code" field', '"Hi" is visible'], `.fill(secret('CODE'))`],
  ] as const)('%j is said as %s', (step, code) => {
    expect(written([[step[0], step[1]]])).toContain(code)
  })
  test('is marked fixme with its reasons where a script cannot do all of it', () => {
    const code = written([['Click the "Export" button', 'A file "report.csv" is offered for download']])
    expect(code).toContain(`test.fixme('TC-1 Case TC-1', async ({ page }) => {`)
    expect(code).toContain('// Not automated: A download is checked by hosted runs only.')
    expect(code).toContain(`await page.getByRole('button', { name: 'Export' }).click()`)
  })
  test('uses page objects by names that read well', () => {
    const code = contentOf(projectOf(signUp.slice(0, 1)), 'tests/sign-up.spec.ts')
    expect(code).toContain('const signUpPage = new SignUpPage(page)')
    expect(code).toContain('await signUpPage.open()')
    expect(code).toContain(`await signUpPage.countryList.selectOption({ label: 'Austria' })`)
  })
  test('has what it needs in its own file when no shared files are wanted', () => {
    const files = playwright.write(projectOf(signUp.slice(0, 2), { pageObjects: false, helpers: false }))
    expect(files.map(({ path }) => path).filter((path) => /^(?:pages|support)\//.test(path))).toEqual([])
    expect(files[0]?.content).toContain('function visibleText(')
    expect(files[0]?.content).not.toMatch(/from '\.\.?\//)
  })
})

import { describe, expect, test } from 'vitest'
import { cypress } from '../../../../../shared/domain/test-scripts/cypress/index.ts'
import type { ScriptProject } from '../../../../../shared/domain/test-scripts/types.ts'
import { syntaxErrors } from '../../../../support/javascript-grammar.ts'
import { hostileCase, hostileTexts, projectOf, suiteOf } from '../../../../support/script-suites.ts'

const signUp = suiteOf('sign-up', 'http://pages.test/sign-up')
const few = signUp.slice(0, 3)

const contentOf = (project: ScriptProject, path: string) =>
  cypress.write(project).find((file) => file.path === path)?.content ?? ''

/** All ways in which a project may be asked for. */
const ways = (['typescript', 'javascript'] as const).flatMap((language) =>
  [true, false].flatMap((pageObjects) =>
    [true, false].map((helpers) => ({ language, pageObjects, helpers })),
  ),
)

describe('projects of Cypress', () => {
  test.each(ways)('a grammar understands every file of a suite: %o', (way) => {
    expect(syntaxErrors(cypress.write(projectOf(signUp, way)))).toEqual([])
  })

  test.each(ways)('no text of a case breaks the code around it: %o', (way) => {
    const cases = hostileTexts.map((text, at) => hostileCase(text, `TC-${at}`))
    const files = cypress.write(projectOf(cases, { ...way, name: '', baseUrl: "http://pages.test/'`${1}" }))
    expect(syntaxErrors(files)).toEqual([])
    for (const { path } of files) expect(path).toMatch(/^[\w./-]+$/)
  })

  test('a test says its steps by functions of a page, and acts in commands of their own', () => {
    const code = contentOf(projectOf(few), 'cypress/e2e/sign-up.cy.ts')
    expect(code).toContain(
      `it('TC-001 User name empty is answered with "Please enter a user name." @negative @form @REQ-012', () => {`,
    )
    expect(code).toContain(
      "signUpPage.eMailField().clear()\n    signUpPage.eMailField().type('anna@example.com')",
    )
    expect(code).toContain("showText('Please enter a user name.', { whole: true, beside: true })")
    const page = contentOf(projectOf(few), 'cypress/pages/sign-up-page.ts')
    expect(page).toContain("open: () => cy.visit('/sign-up'),")
    expect(page).toContain("createAccountButton: () => cy.findByRole('button', { name: 'Create account' }),")
    expect(page).toContain("passwordField: () => cy.findByLabelText('Password'),")
  })

  test('the base address is an origin, because Cypress puts paths behind the path of an address', () => {
    const config = contentOf(projectOf(few), 'cypress.config.ts')
    expect(config).toContain("new URL(process.env.BASE_URL || 'http://pages.test/').origin")
    expect(config).not.toContain('env:')
  })

  test('the secrets that tests use are handed on to the browser', () => {
    const [one] = few
    const [step] = one!.steps
    const fill = { kind: 'fill', on: { by: 'label', name: 'Password' }, value: '%SHOP_PASSWORD%' } as const
    const secret = { ...one!, steps: [{ ...step!, actions: [fill], expectations: [] }] }
    expect(contentOf(projectOf([secret]), 'cypress.config.ts')).toContain(
      "SHOP_PASSWORD: process.env['SHOP_PASSWORD'],",
    )
    expect(contentOf(projectOf([secret]), 'cypress/e2e/sign-up.cy.ts')).toContain(
      "type(secret('SHOP_PASSWORD'), {",
    )
  })

  test('a case that cannot run by itself is skipped with its reasons', () => {
    const manual = { ...few[0]!, obstacles: ['A download is checked by hosted runs only.'] }
    const code = contentOf(projectOf([manual]), 'cypress/e2e/sign-up.cy.ts')
    expect(code).toContain('it.skip(')
    expect(code).toContain('// Not automated: A download is checked by hosted runs only.')
  })

  test('every version is pinned', () => {
    const { devDependencies } = JSON.parse(contentOf(projectOf(few), 'package.json')) as {
      devDependencies: Record<string, string>
    }
    for (const version of Object.values(devDependencies)) expect(version).toMatch(/^\d+\.\d+\.\d+$/)
  })
})

import { contentOf } from '../cases.ts'
import { expect, test } from 'vitest'
import { cypress } from '../../../../../shared/domain/test-scripts/cypress/index.ts'
import type { ScriptProject } from '../../../../../shared/domain/test-scripts/types.ts'
import { projectOf, suiteOf } from '../../../../support/script-suites.ts'

const signUp = suiteOf('sign-up', 'http://pages.test/sign-up')
const few = signUp.slice(0, 3)

const fileOf = (project: ScriptProject, path: string) => contentOf(cypress.write(project), path)

test('a test says its steps by functions of a page, and acts in commands of their own', () => {
  const code = fileOf(projectOf(few), 'cypress/e2e/sign-up.cy.ts')
  expect(code).toContain(
    `it('TC-001 User name empty is answered with "Please enter a user name." @negative @form @REQ-012', () => {`,
  )
  expect(code).toContain(
    "signUpPage.eMailField().clear()\n    signUpPage.eMailField().type('anna@example.com')",
  )
  expect(code).toContain("showText('Please enter a user name.', { whole: true, beside: true })")
  const page = fileOf(projectOf(few), 'cypress/pages/sign-up-page.ts')
  expect(page).toContain("open: () => cy.visit('/sign-up'),")
  expect(page).toContain("createAccountButton: () => cy.findByRole('button', { name: 'Create account' }),")
  expect(page).toContain("passwordField: () => cy.findByLabelText('Password'),")
})

test('the base address is an origin, because Cypress puts paths behind the path of an address', () => {
  const config = fileOf(projectOf(few), 'cypress.config.ts')
  expect(config).toContain("new URL(process.env.BASE_URL || 'http://pages.test/').origin")
  expect(config).not.toContain('env:')
})

test('the secrets that tests use are handed on to the browser', () => {
  const [firstCase] = few
  const [step] = firstCase!.steps
  const fill = { kind: 'fill', on: { by: 'label', name: 'Password' }, value: '%SHOP_PASSWORD%' } as const
  const secret = { ...firstCase!, steps: [{ ...step!, actions: [fill], expectations: [] }] }
  expect(fileOf(projectOf([secret]), 'cypress.config.ts')).toContain(
    "SHOP_PASSWORD: process.env['SHOP_PASSWORD'],",
  )
  expect(fileOf(projectOf([secret]), 'cypress/e2e/sign-up.cy.ts')).toContain(
    "type(secret('SHOP_PASSWORD'), {",
  )
})

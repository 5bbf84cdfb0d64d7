import { contentOf } from '../cases.ts'
import { expect, test } from 'vitest'
import type { ScriptProject } from '../../../../../shared/domain/test-scripts/types.ts'
import { webdriverio } from '../../../../../shared/domain/test-scripts/webdriverio/index.ts'
import { projectOf, suiteOf } from '../../../../support/script-suites.ts'

const signUp = suiteOf('sign-up', 'http://pages.test/sign-up')
const few = signUp.slice(0, 3)

const fileOf = (project: ScriptProject, path: string) => contentOf(webdriverio.write(project), path)

test('a test is named by id, title and tags, and says its steps by page objects', () => {
  const code = fileOf(projectOf(few), 'tests/sign-up.spec.ts')
  expect(code).toContain(
    `it('TC-001 User name empty is answered with "Please enter a user name." @negative @form @REQ-012', async () => {`,
  )
  expect(code).toContain("await selectOption(signUpPage.countryList, 'Austria')")
  expect(code).toContain('beside: () => signUpPage.userNameField')
  expect(fileOf(projectOf(few), 'pages/sign-up-page.ts')).toContain(
    "get createAccountButton() {\n    return browser.byRole$('button', { name: 'Create account', exact: true })\n  }",
  )
})

test('shared files hold what is used and nothing else', () => {
  const support = fileOf(projectOf(few), 'support/helpers.ts')
  expect(support).toContain('export async function expectText(')
  expect(support).not.toContain('today(')
  expect(support).not.toContain('expectCell')
})

test('many cases of a group become several files, and the base address can be set', () => {
  expect(fileOf(projectOf(signUp), 'tests/sign-up-2.spec.ts')).toContain('it(')
  expect(fileOf(projectOf(few), 'wdio.conf.ts')).toContain("baseUrl: BASE_URL || 'http://pages.test/'")
})

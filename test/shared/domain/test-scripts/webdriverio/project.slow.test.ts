import { describe, expect, test } from 'vitest'
import type { ScriptProject } from '../../../../../shared/domain/test-scripts/types.ts'
import { webdriverio } from '../../../../../shared/domain/test-scripts/webdriverio/index.ts'
import { syntaxErrors } from '../../../../support/javascript-grammar.ts'
import { hostileCase, hostileTexts, projectOf, suiteOf } from '../../../../support/script-suites.ts'

const signUp = suiteOf('sign-up', 'http://pages.test/sign-up')
const few = signUp.slice(0, 3)

const contentOf = (project: ScriptProject, path: string) =>
  webdriverio.write(project).find((file) => file.path === path)?.content ?? ''

/** All ways in which a project may be asked for. */
const ways = (['typescript', 'javascript'] as const).flatMap((language) =>
  [true, false].flatMap((pageObjects) =>
    [true, false].map((helpers) => ({ language, pageObjects, helpers })),
  ),
)

describe('projects of WebdriverIO', () => {
  test.each(ways)('a grammar understands every file of a suite: %o', (way) => {
    expect(syntaxErrors(webdriverio.write(projectOf(signUp, way)))).toEqual([])
  })

  test.each(ways)('no text of a case breaks the code around it: %o', (way) => {
    const cases = hostileTexts.map((text, at) => hostileCase(text, `TC-${at}`))
    const files = webdriverio.write(
      projectOf(cases, { ...way, name: hostileTexts[0] ?? '', baseUrl: "http://pages.test/'`${1}" }),
    )
    expect(syntaxErrors(files)).toEqual([])
    for (const { path } of files) expect(path).toMatch(/^[\w./-]+$/)
  })

  test('a test is named by id, title and tags, and says its steps by page objects', () => {
    const code = contentOf(projectOf(few), 'tests/sign-up.spec.ts')
    expect(code).toContain(
      `it('TC-001 User name empty is answered with "Please enter a user name." @negative @form @REQ-012', async () => {`,
    )
    expect(code).toContain("await selectOption(signUpPage.countryList, 'Austria')")
    expect(code).toContain('beside: () => signUpPage.userNameField')
    expect(contentOf(projectOf(few), 'pages/sign-up-page.ts')).toContain(
      "get createAccountButton() {\n    return browser.byRole$('button', { name: 'Create account', exact: true })\n  }",
    )
  })

  test('without page objects and shared files, a test file has all it needs', () => {
    const files = webdriverio.write(projectOf(few, { pageObjects: false, helpers: false }))
    expect(files.map(({ path }) => path).filter((path) => /^(?:pages|support)\//.test(path))).toEqual([])
    const code = files[0]?.content ?? ''
    expect(code).toContain("await browser.byRole$('button', { name: 'Create account', exact: true }).click()")
    expect(code).toContain('async function expectText(')
    expect(code).not.toMatch(/from '\.\.?\//)
  })

  test('shared files hold what is used and nothing else', () => {
    const support = contentOf(projectOf(few), 'support/helpers.ts')
    expect(support).toContain('export async function expectText(')
    expect(support).not.toContain('today(')
    expect(support).not.toContain('expectCell')
  })

  test('a case that cannot run by itself is skipped with its reasons', () => {
    const [one] = few
    const manual = { ...one!, obstacles: ['A download is checked by hosted runs only.'] }
    const code = contentOf(projectOf([manual]), 'tests/sign-up.spec.ts')
    expect(code).toContain('it.skip(')
    expect(code).toContain('// Not automated: A download is checked by hosted runs only.')
    expect(contentOf(projectOf([manual]), 'README.md')).toContain(
      'A download is checked by hosted runs only.',
    )
  })

  test('many cases of a group become several files', () => {
    const paths = webdriverio.write(projectOf(signUp)).map(({ path }) => path)
    expect(paths).toContain('tests/sign-up-2.spec.ts')
  })

  test('every version is pinned, and the base address can be set', () => {
    const { devDependencies } = JSON.parse(contentOf(projectOf(few), 'package.json')) as {
      devDependencies: Record<string, string>
    }
    for (const version of Object.values(devDependencies)) expect(version).toMatch(/^\d+\.\d+\.\d+$/)
    expect(contentOf(projectOf(few), 'wdio.conf.ts')).toContain("baseUrl: BASE_URL || 'http://pages.test/'")
  })

  test('the same cases always give the same files', () => {
    expect(webdriverio.write(projectOf(few))).toEqual(webdriverio.write(projectOf(few)))
  })
})

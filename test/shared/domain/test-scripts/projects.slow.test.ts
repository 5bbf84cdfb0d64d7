import { describe, expect, test } from 'vitest'
import { cypress } from '../../../../shared/domain/test-scripts/cypress/index.ts'
import { playwright } from '../../../../shared/domain/test-scripts/playwright/index.ts'
import { seleniumJava } from '../../../../shared/domain/test-scripts/selenium-java/index.ts'
import { seleniumPython } from '../../../../shared/domain/test-scripts/selenium-python/index.ts'
import type { Language, ProjectFile } from '../../../../shared/domain/test-scripts/types.ts'
import { webdriverio } from '../../../../shared/domain/test-scripts/webdriverio/index.ts'
import { javaErrors } from '../../../support/java-grammar.ts'
import { syntaxErrors } from '../../../support/javascript-grammar.ts'
import { hostileCase, hostileTexts, projectOf, suiteOf } from '../../../support/script-suites.ts'
import { pythonErrors } from '../../../support/toolchains/parse-python.ts'
import { contentOf } from './cases.ts'

const signUp = suiteOf('sign-up', 'http://pages.test/sign-up')
const few = signUp.slice(0, 3)
const both: Language[] = ['typescript', 'javascript']
const reason = 'A download is checked by hosted runs only.'

/** What a real grammar does not understand in the files of a project. */
const errorsIn = (files: ProjectFile[]) =>
  files.flatMap(({ path, content }) =>
    path.endsWith('.py')
      ? pythonErrors(content)
      : path.endsWith('.java')
        ? javaErrors(content)
        : syntaxErrors([{ path, content }]),
  )

describe.each([
  ['Playwright', playwright, both, 'tests/sign-up.spec.ts', 'test.fixme('],
  ['Cypress', cypress, both, 'cypress/e2e/sign-up.cy.ts', 'it.skip('],
  ['WebdriverIO', webdriverio, both, 'tests/sign-up.spec.ts', 'it.skip('],
  ['Selenium in Python', seleniumPython, ['python'] as Language[], 'test_sign_up.py', '@pytest.mark.skip('],
  ['Selenium in Java', seleniumJava, ['java'] as Language[], 'SignUpTest.java', `@Disabled("${reason}")`],
] as const)('projects of %s', (_name, framework, languages, testFile, skipped) => {
  const [language = 'java'] = languages
  const ways = languages.flatMap((each) =>
    [true, false].flatMap((pageObjects) =>
      [true, false].map((helpers) => ({ language: each, pageObjects, helpers })),
    ),
  )

  test.each(ways)('every file parses, whatever texts the cases hold: %o', (way) => {
    const hostile = hostileTexts.map((text, at) => hostileCase(text, `TC-${at}`))
    for (const name of ['', hostileTexts[0] ?? '']) {
      const baseUrl = "http://pages.test/'`${1}"
      const files = framework.write(projectOf([...signUp, ...hostile], { ...way, name, baseUrl }))
      expect(errorsIn(files)).toEqual([])
      for (const { path, content } of files) {
        expect(path).toMatch(/^[\w./-]+$/)
        expect(path).not.toContain('..')
        expect(content.isWellFormed()).toBe(true)
      }
      expect(new Set(files.map(({ path }) => path.toLowerCase())).size).toBe(files.length)
    }
  })

  test('without page objects and shared files a test file has all it needs', () => {
    const files = framework.write(projectOf(few, { language, pageObjects: false, helpers: false }))
    const shared = /(?:^|\/)pages\/|^(?:support|helpers)\/|\/support\/\w+\.java$/
    expect(files.filter(({ path }) => shared.test(path))).toEqual([])
    const code = contentOf(files, testFile)
    expect(code).toMatch(/(?:function|def|static void) (?:visible|expect_?|show)text\(/i)
    expect(code).not.toMatch(/from '\.\.?\/|^from (?:helpers|pages)|import com\.example\..*\.support\./m)
  })

  test('a case that cannot run by itself is skipped with its reasons', () => {
    const files = framework.write(projectOf([{ ...few[0]!, obstacles: [reason] }], { language }))
    for (const text of [skipped, reason]) expect(contentOf(files, testFile)).toContain(text)
    expect(contentOf(files, 'README.md')).toContain(reason)
  })

  test('every version is pinned, and the same cases give the same files', () => {
    const files = framework.write(projectOf(few, { language }))
    expect(framework.write(projectOf(few, { language }))).toEqual(files)
    const manifest = contentOf(files, 'package.json') || '{}'
    const { devDependencies = {} } = JSON.parse(manifest) as { devDependencies?: Record<string, string> }
    for (const version of Object.values(devDependencies)) expect(version).toMatch(/^\d+\.\d+\.\d+$/)
  })
})

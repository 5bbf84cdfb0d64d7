import { describe, expect, test } from 'vitest'
import { cypress } from '../../../../../shared/domain/test-scripts/cypress/index.ts'
import { playwright } from '../../../../../shared/domain/test-scripts/playwright/index.ts'
import { webdriverio } from '../../../../../shared/domain/test-scripts/webdriverio/index.ts'
import { syntaxErrors } from '../../../../support/javascript-grammar.ts'
import { hostileCase, hostileTexts, projectOf, suiteOf } from '../../../../support/script-suites.ts'
import { contentOf } from '../cases.ts'

const signUp = suiteOf('sign-up', 'http://pages.test/sign-up')
const few = signUp.slice(0, 3)
const alone = { pageObjects: false, helpers: false }

/** All ways in which a project may be asked for. */
const ways = (['typescript', 'javascript'] as const).flatMap((language) =>
  [true, false].flatMap((pageObjects) =>
    [true, false].map((helpers) => ({ language, pageObjects, helpers })),
  ),
)

describe.each([
  ['Playwright', playwright, 'tests/sign-up.spec.ts', 'test.fixme('],
  ['Cypress', cypress, 'cypress/e2e/sign-up.cy.ts', 'it.skip('],
  ['WebdriverIO', webdriverio, 'tests/sign-up.spec.ts', 'it.skip('],
] as const)('projects of %s', (_name, framework, testFile, skipped) => {
  test.each(ways)('every file parses, whatever texts the cases hold: %o', (way) => {
    // An empty pattern, which Playwright is given for a value that contains nothing, begins a comment.
    const texts = framework === playwright ? hostileTexts.filter(Boolean) : hostileTexts
    const hostile = texts.map((text, at) => hostileCase(text, `TC-${at}`))
    for (const name of ['', hostileTexts[0] ?? '']) {
      const baseUrl = "http://pages.test/'`${1}"
      const files = framework.write(projectOf([...signUp, ...hostile], { ...way, name, baseUrl }))
      expect(syntaxErrors(files)).toEqual([])
      for (const { path } of files) expect(path).toMatch(/^[\w./-]+$/)
    }
  })

  test('without page objects and shared files a test file has all it needs', () => {
    const files = framework.write(projectOf(few, alone))
    expect(files.map(({ path }) => path).filter((path) => /(?:^|\/)pages\/|^support\//.test(path))).toEqual(
      [],
    )
    expect(files[0]?.content).toMatch(/function (?:visible|expect|show)Text\(/)
    expect(files[0]?.content).not.toMatch(/from '\.\.?\//)
  })

  test('a case that cannot run by itself is skipped with its reasons', () => {
    const manual = { ...few[0]!, obstacles: ['A download is checked by hosted runs only.'] }
    const files = framework.write(projectOf([manual]))
    expect(contentOf(files, testFile)).toContain(skipped)
    expect(contentOf(files, testFile)).toContain(
      '// Not automated: A download is checked by hosted runs only.',
    )
    expect(contentOf(files, 'README.md')).toContain('A download is checked by hosted runs only.')
  })

  test('every version is pinned, and the same cases give the same files', () => {
    const files = framework.write(projectOf(few))
    const { devDependencies } = JSON.parse(contentOf(files, 'package.json')) as {
      devDependencies: Record<string, string>
    }
    for (const version of Object.values(devDependencies)) expect(version).toMatch(/^\d+\.\d+\.\d+$/)
    expect(framework.write(projectOf(few))).toEqual(files)
  })
})

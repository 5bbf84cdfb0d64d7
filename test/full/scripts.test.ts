import { afterAll, expect, test } from 'vitest'
import { writeBdd, writeScripts } from '../../shared/domain/test-scripts/index.ts'
import type { Verdicts } from '../support/toolchains/commands.ts'
import { checkCypress } from '../support/toolchains/cypress.ts'
import { runCucumberJs } from '../support/toolchains/cucumber-js.ts'
import { type Compiled, compileJavaProject, runJUnit } from '../support/toolchains/java.ts'
import { runPlaywright } from '../support/toolchains/playwright.ts'
import { runBehave, runPytest, runPytestBdd } from '../support/toolchains/python.ts'
import { runWebdriverio } from '../support/toolchains/webdriverio.ts'
import { hostedSuite } from './suite.ts'

const suite = await hostedSuite()
afterAll(() => suite.close())

const { baseUrl, testCases, hosted } = suite
const project = { testCases, baseUrl, projectName: 'Sign-up' }

/** Every case has the verdict of its hosted run; a machine without the toolchain skips the test and says what it lacks. */
function expectSame(verdicts: Verdicts, skip: (reason: string) => void): void {
  if ('missing' in verdicts) {
    skip(verdicts.missing)
    return
  }
  expect(Object.fromEntries(verdicts.verdicts), verdicts.output.slice(-3000)).toEqual(
    Object.fromEntries(hosted),
  )
}

function expectCompiled(compiled: Compiled, skip: (reason: string) => void): void {
  if ('missing' in compiled) {
    skip(compiled.missing)
    return
  }
  expect(compiled.ok, compiled.output.slice(-3000)).toBe(true)
}

test('the hosted run of the suite passes some cases, fails some and leaves some to a person', () => {
  const verdicts = [...hosted.values()]
  for (const [verdict, atLeast] of [
    ['passed', 8],
    ['failed', 1],
    ['skipped', 1],
  ] as const)
    expect(verdicts.filter((one) => one === verdict).length, verdict).toBeGreaterThanOrEqual(atLeast)
})

test('Playwright, in TypeScript with page objects, says what the hosted run says', async ({ skip }) => {
  const files = writeScripts({
    ...project,
    framework: 'fw-one',
    language: 'typescript',
    pageObjects: true,
    helpers: true,
  })
  expectSame(await runPlaywright(files, baseUrl), skip)
})

test('Playwright, in JavaScript without any file of its own for helpers, says what the hosted run says', async ({
  skip,
}) => {
  const files = writeScripts({
    ...project,
    framework: 'fw-one',
    language: 'javascript',
    pageObjects: false,
    helpers: false,
  })
  expectSame(await runPlaywright(files, baseUrl), skip)
})

test('WebdriverIO, in TypeScript with page objects, says what the hosted run says', async ({ skip }) => {
  const files = writeScripts({
    ...project,
    framework: 'fw-four',
    language: 'typescript',
    pageObjects: true,
    helpers: true,
  })
  expectSame(await runWebdriverio(files, baseUrl), skip)
})

test('WebdriverIO, in JavaScript without any file of its own for helpers, says what the hosted run says', async ({
  skip,
}) => {
  const files = writeScripts({
    ...project,
    framework: 'fw-four',
    language: 'javascript',
    pageObjects: false,
    helpers: false,
  })
  expectSame(await runWebdriverio(files, baseUrl), skip)
})

test.for([
  { language: 'typescript', pageObjects: true, helpers: true },
  { language: 'typescript', pageObjects: false, helpers: false },
  { language: 'javascript', pageObjects: true, helpers: true },
] as const)('Cypress accepts the types of its project: %o', async (way, { skip }) => {
  const checked = await checkCypress(writeScripts({ ...project, framework: 'fw-two', ...way }))
  if ('missing' in checked) skip(checked.missing)
  else expect(checked.code, checked.output).toBe(0)
})

test('Cucumber.js says what the hosted run says', async ({ skip }) => {
  const files = writeBdd({
    ...project,
    framework: 'bdd-fw-1',
    language: 'typescript',
    stepDefinitions: true,
    dataTables: true,
  })
  expectSame(await runCucumberJs(files, baseUrl), skip)
})

test('Selenium in Python, with page objects, says what the hosted run says', async ({ skip }) => {
  const files = writeScripts({
    ...project,
    framework: 'fw-three-python',
    language: 'python',
    pageObjects: true,
    helpers: true,
  })
  expectSame(await runPytest(files, baseUrl), skip)
})

test('Selenium in Python, each test file by itself, says what the hosted run says', async ({ skip }) => {
  const files = writeScripts({
    ...project,
    framework: 'fw-three-python',
    language: 'python',
    pageObjects: false,
    helpers: false,
  })
  expectSame(await runPytest(files, baseUrl), skip)
})

test('Selenium in Java, with page objects, says what the hosted run says', async ({ skip }) => {
  const files = writeScripts({
    ...project,
    framework: 'fw-three-java',
    language: 'java',
    pageObjects: true,
    helpers: true,
  })
  expectSame(await runJUnit(files, baseUrl), skip)
})

test('Selenium in Java, each test class by itself, compiles without a warning', async ({ skip }) => {
  const files = writeScripts({
    ...project,
    framework: 'fw-three-java',
    language: 'java',
    pageObjects: false,
    helpers: false,
  })
  expectCompiled(await compileJavaProject(files), skip)
})

test('Cucumber-JVM compiles without a warning', async ({ skip }) => {
  const files = writeBdd({
    ...project,
    framework: 'bdd-fw-3',
    language: 'java',
    stepDefinitions: true,
    dataTables: true,
  })
  expectCompiled(await compileJavaProject(files), skip)
})

test.for([
  ['behave', 'bdd-fw-2', runBehave, true],
  // Tables below steps are read since pytest-bdd 8, which Debian does not have.
  ['pytest-bdd', 'bdd-fw-5', runPytestBdd, false],
] as const)('%s says what the hosted run says', async ([, framework, run, dataTables], { skip }) => {
  const files = writeBdd({ ...project, framework, language: 'python', stepDefinitions: true, dataTables })
  expectSame(await run(files, baseUrl), skip)
})

import { afterAll, test } from 'vitest'
import { compileJavaProject, runJUnit } from '../support/toolchains/java.ts'
import { expectCompiled, expectSame } from './expectations.ts'
import { featuresOf, scriptsOf } from './projects.ts'
import { hostedSuite } from './suite.ts'

const suite = await hostedSuite()
afterAll(() => suite.close())

test('Selenium in Java, with page objects, says what the hosted run says', async ({ skip }) => {
  expectSame(suite, await runJUnit(scriptsOf(suite, 'fw-three-java', 'java'), suite.baseUrl), skip)
})

test('Selenium in Java, each test class by itself, compiles without a warning', async ({ skip }) => {
  expectCompiled(await compileJavaProject(scriptsOf(suite, 'fw-three-java', 'java', { alone: true })), skip)
})

test('Cucumber-JVM compiles without a warning', async ({ skip }) => {
  expectCompiled(await compileJavaProject(featuresOf(suite, 'bdd-fw-3', 'java')), skip)
})

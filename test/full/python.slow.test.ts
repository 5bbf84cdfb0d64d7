import { afterAll, test } from 'vitest'
import { runBehave, runPytest, runPytestBdd } from '../support/toolchains/python.ts'
import { expectSame } from './expectations.ts'
import { featuresOf, scriptsOf } from './projects.ts'
import { fewOf, hostedSuite } from './suite.ts'

const suite = await hostedSuite()
const few = fewOf(suite)
afterAll(() => suite.close())

test('Selenium in Python, with page objects, says what the hosted run says', async ({ skip }) => {
  expectSame(suite, await runPytest(scriptsOf(suite, 'fw-three-python', 'python'), suite.baseUrl), skip)
})

test('Selenium in Python, each test file by itself, says what the hosted run says', async ({ skip }) => {
  const files = scriptsOf(few, 'fw-three-python', 'python', { alone: true })
  expectSame(few, await runPytest(files, few.baseUrl), skip)
})

test.for([
  ['behave', 'bdd-fw-2', runBehave, true],
  // Tables below steps are read since pytest-bdd 8, which Debian does not have.
  ['pytest-bdd', 'bdd-fw-5', runPytestBdd, false],
] as const)('%s says what the hosted run says', async ([, framework, run, dataTables], { skip }) => {
  expectSame(suite, await run(featuresOf(suite, framework, 'python', { dataTables }), suite.baseUrl), skip)
})

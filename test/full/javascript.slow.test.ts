import { afterAll, expect, test } from 'vitest'
import { runCucumberJs } from '../support/toolchains/cucumber-js.ts'
import { checkCypress } from '../support/toolchains/cypress.ts'
import { runPlaywright } from '../support/toolchains/playwright.ts'
import { runWebdriverio } from '../support/toolchains/webdriverio.ts'
import { expectSame } from './expectations.ts'
import { featuresOf, scriptsOf } from './projects.ts'
import { fewOf, hostedSuite } from './suite.ts'

const suite = await hostedSuite()
const few = fewOf(suite)
afterAll(() => suite.close())

test('the hosted run of the suite passes some cases, fails some and leaves some to a person', () => {
  const verdicts = [...suite.hosted.values()]
  const count = (wanted: string) => verdicts.filter((verdict) => verdict === wanted).length
  expect(count('passed')).toBeGreaterThanOrEqual(6)
  expect(count('failed')).toBeGreaterThanOrEqual(1)
  expect(count('skipped')).toBeGreaterThanOrEqual(1)
})

test('Playwright, in TypeScript with page objects, says what the hosted run says', async ({ skip }) => {
  expectSame(suite, await runPlaywright(scriptsOf(suite, 'fw-one', 'typescript'), suite.baseUrl), skip)
})

test('Playwright, in JavaScript and each file by itself, says what the hosted run says', async ({ skip }) => {
  const files = scriptsOf(few, 'fw-one', 'javascript', { alone: true })
  expectSame(few, await runPlaywright(files, few.baseUrl), skip)
})

test('WebdriverIO, in TypeScript with page objects, says what the hosted run says', async ({ skip }) => {
  expectSame(suite, await runWebdriverio(scriptsOf(suite, 'fw-four', 'typescript'), suite.baseUrl), skip)
})

test('WebdriverIO, in JavaScript and each file by itself, says what the hosted run says', async ({
  skip,
}) => {
  const files = scriptsOf(few, 'fw-four', 'javascript', { alone: true })
  expectSame(few, await runWebdriverio(files, few.baseUrl), skip)
})

test('Cucumber.js says what the hosted run says', async ({ skip }) => {
  expectSame(suite, await runCucumberJs(featuresOf(suite, 'bdd-fw-1', 'typescript'), suite.baseUrl), skip)
})

test.for([
  ['typescript', false],
  ['typescript', true],
  ['javascript', false],
] as const)(
  'Cypress accepts the types of its project in %s, each file by itself: %s',
  async ([language, alone], { skip }) => {
    const checked = await checkCypress(scriptsOf(suite, 'fw-two', language, { alone }))
    if ('missing' in checked) skip(checked.missing)
    else expect(checked.code, checked.output).toBe(0)
  },
)

import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser, Page } from '@cloudflare/puppeteer'
import { compileStep } from '../../../shared/domain/prose-steps/compile-step.ts'
import type { Fingerprint } from '../../../shared/domain/prose-steps/fingerprint.ts'
import { performStep } from '../../../workers/features/hosted-runs/steps/perform-step.ts'
import { startBrowser } from '../../support/browser/start-browser.ts'

let browser: Browser

beforeAll(async () => {
  browser = await startBrowser()
})
afterAll(async () => {
  await browser?.close()
})

async function step(
  page: Page,
  action: string,
  expectedResult: string,
  remembered: (Fingerprint | null)[] = [],
) {
  return await performStep(page, compileStep({ action, expectedResult }, {}), {
    deadlineMs: Date.now() + 20_000,
    stepTimeoutMs: 6000,
    checkTimeoutMs: 500,
    targetTimeoutMs: 300,
    secrets: {},
    today: '2026-01-01',
    actionsSoFar: [],
    remembered,
  })
}

/** Performs a step on one page, then, with what it remembers of that, on another. */
async function again(before: string, after: string, action: string, expected = '"Done" is visible') {
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  try {
    await page.setContent(before)
    const first = await step(page, action, expected)
    expect(first.status).toBe('passed')
    await page.setContent(after)
    return await step(page, action, expected, first.fingerprints)
  } finally {
    await context.close()
  }
}

const done = (label: string, more = '') =>
  `<button onclick="document.querySelector('p').textContent = 'Done'">${label}</button>${more}<p></p>`

test('a button with a new name like the old one is found again, and the step says what it was and is', async () => {
  const outcome = await again(
    done('Create account'),
    done('Create your account'),
    'Click the "Create account" button',
  )
  expect(outcome.status).toBe('passed')
  expect(outcome.healing).toMatchObject({
    from: 'button "Create account"',
    to: 'button "Create your account"',
    reason: expect.stringContaining('not there when the case last passed'),
  })
  expect(outcome.fingerprints[0]?.name).toBe('Create your account')
})

test('a field is found again by its mark though its label is worded anew', async () => {
  const field = (label: string) => `<label>${label} <input id="mail"></label><p>Done</p>`
  const outcome = await again(
    field('E-mail address'),
    field('Address for mail'),
    'Enter "a@b.test" in "E-mail address"',
  )
  expect(outcome.healing?.to).toBe('textbox "Address for mail"')
})

test('the neighbour that was there before is never taken for what is gone', async () => {
  const other = '<button>Delete drafts</button>'
  const outcome = await again(
    done('Delete draft', other),
    `${other}<p></p>`,
    'Click the "Delete draft" button',
  )
  expect(outcome.status).toBe('error')
  expect(outcome.error?.code).toBe('steps.not_found')
  expect(outcome.healing).toBeUndefined()
})

test('two new names that are alike heal nothing', async () => {
  const after = done('Create my account', '<button>Create new account</button>')
  const outcome = await again(done('Create account'), after, 'Click the "Create account" button')
  expect(outcome.error?.code).toBe('steps.not_found')
})

test('another role with the same name heals nothing', async () => {
  const outcome = await again(
    done('Create account'),
    '<a href="#x">Create your account</a><p>Done</p>',
    'Click the "Create account" button',
  )
  expect(outcome.status).toBe('error')
})

test('a name that has little in common heals nothing', async () => {
  const outcome = await again(done('Create account'), done('Proceed'), 'Click the "Create account" button')
  expect(outcome.status).toBe('error')
})

test('an expected text never heals', async () => {
  const outcome = await again(
    done('Save'),
    done('Save').replace("'Done'", "'Done now?'").replace('Done now?', 'It is ready'),
    'Click the "Save" button',
  )
  expect(outcome.status).toBe('failed')
  expect(outcome.healing).toBeUndefined()
})

test('without memory a new name stays an error', async () => {
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  await page.setContent(done('Create your account'))
  const outcome = await step(page, 'Click the "Create account" button', '')
  expect(outcome.error?.code).toBe('steps.not_found')
  await context.close()
})

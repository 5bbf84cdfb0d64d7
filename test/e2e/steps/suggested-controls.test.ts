import { expect, test } from 'vitest'
import { compileStep } from '../../../shared/domain/prose-steps/compile-step.ts'
import { performStep } from '../../../workers/features/hosted-runs/steps/perform-step.ts'
import { startStage } from './support.ts'

const stage = startStage()

const form = `<form aria-label="Sign-up">
  <label>E-mail <input></label> <label>Street <input></label>
  <label><select aria-label="Region"><option>Austria</option><option>Germany</option></select></label>
  <button type="button">Create account</button> <button type="button">Cancel</button>
</form>`

/** The error that a step ends with on the form. */
async function errorOf(action: string, expectedResult = '') {
  const context = await stage.browser.createBrowserContext()
  try {
    const page = await context.newPage()
    await page.setContent(form)
    const { status, error } = await performStep(page, compileStep({ action, expectedResult }, {}), {
      deadlineMs: Date.now() + 20_000,
      stepTimeoutMs: 25_000,
      checkTimeoutMs: 300,
      targetTimeoutMs: 300,
      secrets: {},
      today: '2026-01-01',
      actionsSoFar: [],
    })
    expect(status).toBe('error')
    return error
  } finally {
    await context.close()
  }
}

const inForm = (words: string) => `${words} in the form "Sign-up"`

test('a control that is not there suggests those that are called alike, the likeliest first', async () => {
  const error = await errorOf('Click the "Create an acount" button')
  expect(error).toMatchObject({ code: 'steps.not_found' })
  expect(error?.candidates).toEqual([
    { say: inForm('button "Create account"'), role: 'button', name: 'Create account' },
    { say: inForm('button "Cancel"'), role: 'button', name: 'Cancel' },
  ])
})

test('an option that is not there suggests those of the list', async () => {
  const error = await errorOf('Select "Germny" in the "Region" dropdown')
  expect(error?.code).toBe('steps.option_not_found')
  expect(error?.candidates?.[0]).toEqual({ say: 'option "Germany"', role: 'option', name: 'Germany' })
})

test('an expected result about a control that is not there suggests those that are', async () => {
  const error = await errorOf('Click the "Cancel" button', 'The "Create acount" button is enabled')
  expect(error?.code).toBe('steps.not_found')
  expect(error?.candidates?.[0]).toMatchObject({ role: 'button', name: 'Create account' })
})

test('what several controls fit still lists them with their places', async () => {
  const error = await errorOf('Enter "a" into the field')
  expect(error?.code).toBe('steps.ambiguous')
  expect(error?.candidates?.every(({ box, role }) => box !== undefined && role === undefined)).toBe(true)
})

import { expect, test } from 'vitest'
import type { Page } from '@cloudflare/puppeteer'
import { compileStep } from '../../../shared/domain/prose-steps/compile-step.ts'
import type { Fingerprint } from '../../../shared/domain/prose-steps/fingerprint.ts'
import type { PerformedAction } from '../../../shared/domain/prose-steps/types.ts'
import { performStep } from '../../../workers/features/hosted-runs/steps/perform-step.ts'
import { startStage } from './support.ts'

const stage = startStage()

async function step(
  page: Page,
  action: string,
  expectedResult: string,
  remembered: (Fingerprint | null)[] = [],
  actionsSoFar: PerformedAction[] = [],
) {
  return await performStep(page, compileStep({ action, expectedResult }, {}), {
    deadlineMs: Date.now() + 20_000,
    stepTimeoutMs: 25_000,
    checkTimeoutMs: 500,
    targetTimeoutMs: 300,
    secrets: {},
    today: '2026-01-01',
    actionsSoFar,
    remembered,
  })
}

/** Performs a step on one page, then, with what it remembers of that, on another. */
async function again(before: string, after: string, action: string, expected = '"Done" is visible') {
  const context = await stage.browser.createBrowserContext()
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

test.concurrent('a button with a new name like the old one is found again, and the step says what it was and is', async () => {
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

test.concurrent('a field is found again by its mark though its label is worded anew', async () => {
  const field = (label: string) => `<label>${label} <input id="mail"></label><p>Done</p>`
  const outcome = await again(
    field('E-mail address'),
    field('Address for mail'),
    'Enter "a@b.test" in "E-mail address"',
  )
  expect(outcome.healing?.to).toBe('textbox "Address for mail"')
})

test.concurrent('the neighbour that was there before is never taken for what is gone', async () => {
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

test.concurrent.each([
  ['Close', 'Close account'],
  ['Leave', 'Leave team'],
  ['Send draft', 'Send draft to all'],
])('%s is never taken to have become %s', async (before, after) => {
  const outcome = await again(done(before), done(after), `Click the "${before}" button`)
  expect(outcome.error?.code).toBe('steps.not_found')
})

test.concurrent('two new names that are alike heal nothing', async () => {
  const after = done('Create my account', '<button>Create new account</button>')
  const outcome = await again(done('Create account'), after, 'Click the "Create account" button')
  expect(outcome.error?.code).toBe('steps.not_found')
})

test.concurrent('another role with the same name heals nothing', async () => {
  const outcome = await again(
    done('Create account'),
    '<a href="#x">Create your account</a><p>Done</p>',
    'Click the "Create account" button',
  )
  expect(outcome.status).toBe('error')
})

test.concurrent('a name that has little in common heals nothing', async () => {
  const outcome = await again(done('Create account'), done('Proceed'), 'Click the "Create account" button')
  expect(outcome.status).toBe('error')
})

test.concurrent('an expected text never heals', async () => {
  const outcome = await again(
    done('Save'),
    done('Save').replace("'Done'", "'Done now?'").replace('Done now?', 'It is ready'),
    'Click the "Save" button',
  )
  expect(outcome.status).toBe('failed')
  expect(outcome.healing).toBeUndefined()
})

test.concurrent('without memory a new name stays an error', async () => {
  const context = await stage.browser.createBrowserContext()
  const page = await context.newPage()
  await page.setContent(done('Create your account'))
  const outcome = await step(page, 'Click the "Create account" button', '')
  expect(outcome.error?.code).toBe('steps.not_found')
  await context.close()
})

const board = (card: string, column: string, more = '') =>
  `<ul aria-label="To do"><li draggable="true" id="c1">${card}</li>${more}</ul><section aria-label="${column}" style="width:300px;height:200px;border:1px solid"
   ondragover="event.preventDefault()" ondrop="event.preventDefault(); document.querySelector('p').textContent = 'Done'"></section><p></p>`

test.concurrent('what is dragged and where it is dropped are found again under new names', async () => {
  const drag = 'Drag the item "Buy fresh milk" to the "Finished work" section'
  const outcome = await again(
    board('Buy fresh milk', 'Finished work'),
    board('Buy fresh milk', 'Work finished'),
    drag,
  )
  expect(outcome.status).toBe('passed')
  expect(outcome.healing?.to).toBe('region "Work finished"')
  const card = await again(
    board('Buy fresh milk', 'Finished work'),
    board('Buy some fresh milk', 'Finished work'),
    drag,
  )
  expect(card.healing?.to).toBe('listitem "Buy some fresh milk"')
  expect(card.fingerprints).toHaveLength(2)
})

test.concurrent('another card that lay there before is not dragged instead', async () => {
  const other = '<li draggable="true">Buy fresh bread</li>'
  const outcome = await again(
    board('Buy fresh milk', 'Finished work', other),
    board('Call Ann', 'Finished work', other),
    'Drag the item "Buy fresh milk" to the "Finished work" section',
  )
  expect(outcome.error?.code).toBe('steps.not_found')
})

const upload = (label: string, more = '') =>
  `<label>${label} <input type="file" onchange="document.querySelector('p').textContent = 'Done'"></label>${more}<p></p>`

test.concurrent('a file field is found again under a new name, but never a button or another field', async () => {
  const step = 'Upload a file "cv.pdf" to "Curriculum vitae"'
  const outcome = await again(upload('Curriculum vitae'), upload('Curriculum as vita'), step)
  expect(outcome.healing?.to).toBe('file field "Curriculum as vita"')
  const before = upload('Curriculum vitae', '<label>Vita of a partner <input type="file"></label>')
  const taken = await again(before, before.replace('>Curriculum vitae', '>Letter'), step)
  expect(taken.error?.code).toBe('steps.not_found')
  const button = await again(
    upload('Curriculum vitae'),
    '<button>Curriculum as vita</button><p>Done</p>',
    step,
  )
  expect(button.error?.code).toBe('steps.not_found')
})

test.concurrent('a button that opens a chooser is found again under a new name', async () => {
  const opener = (label: string) =>
    `<button onclick="document.querySelector('input').click()">${label}</button><input type="file" hidden onchange="document.querySelector('p').textContent = 'Done'"><p></p>`
  const outcome = await again(
    opener('Choose avatar'),
    opener('Choose your avatar'),
    'Upload a file "me.png" to "Choose avatar"',
  )
  expect(outcome.healing?.to).toBe('button "Choose your avatar"')
})

test.concurrent('a file past the filter of its field is uploaded, and the step says so', async () => {
  const context = await stage.browser.createBrowserContext()
  const page = await context.newPage()
  const field = (accept: string) => `<label>CV <input type="file" accept="${accept}"></label>`
  const resolved = async (accept: string, file: string) => {
    await page.setContent(field(accept))
    const outcome = await step(page, `Upload a file "${file}" to "CV"`, '')
    return [outcome.status, ...(outcome.interpretedAction.resolved ?? [])]
  }
  const fits = ['passed', 'file field "CV"']
  expect(await resolved('.PDF, image/*', 'cv.pdf')).toEqual(fits)
  expect(await resolved('.PDF, image/*', 'me.png')).toEqual(fits)
  expect(await resolved('image/png', 'me.png')).toEqual(fits)
  expect(await resolved('', 'a.zip')).toEqual(fits)
  expect(await resolved('image/png,.pdf', 'a.zip')).toEqual([
    ...fits,
    'files past the filter of the chooser, which offers only image/png, .pdf',
  ])
  await context.close()
})

/** Enters a name in a field that is called otherwise than when the case last passed, and then expects something. */
async function enteredAnew(after: string, then: [action: string, expected: string][], expected = '') {
  const context = await stage.browser.createBrowserContext()
  const page = await context.newPage()
  const entry = 'Enter "Ann" in the "Recipient name" field'
  try {
    await page.setContent(field('Recipient name'))
    const { fingerprints } = await step(page, entry, '"Ready" is shown')
    await page.setContent(after)
    const first = await step(page, entry, expected || '"Ready" is shown', fingerprints)
    const outcomes = [first]
    const actionsSoFar = [...first.performed]
    for (const [action, result] of then) {
      const outcome = await step(page, action, result, [], actionsSoFar)
      actionsSoFar.push(...outcome.performed)
      outcomes.push(outcome)
    }
    return outcomes
  } finally {
    await context.close()
  }
}

const field = (label: string, more = '') =>
  `<label>${label} <input id="to" required></label><button>Go</button>${more}<p>Ready</p>`

test.concurrent('a check of the field that an action healed to is made on that field, and its step says so as well', async () => {
  const [entered, later] = await enteredAnew(
    field('Name of recipient'),
    [['Click "Go"', 'The "Recipient name" field is marked as required']],
    'The "Recipient name" field is enabled',
  )
  expect(entered).toMatchObject({
    status: 'passed',
    verified: 1,
    healing: { to: 'textbox "Name of recipient"' },
  })
  expect(later).toMatchObject({
    status: 'passed',
    verified: 1,
    healing: { to: 'textbox "Name of recipient"' },
  })
})

test.concurrent('a check that follows is judged as strictly as any, and reading back what was typed still proves nothing', async () => {
  const [entered] = await enteredAnew(
    field('Name of recipient'),
    [],
    'The "Recipient name" field has the value "Ann"',
  )
  expect(entered).toMatchObject({ status: 'passed', verified: 0 })
  const [wrong] = await enteredAnew(
    field('Name of recipient'),
    [],
    'The "Recipient name" field has the value "Bob"',
  )
  expect(wrong?.status).toBe('failed')
})

test.concurrent.each([
  ['The "Recipient name" field is shown', 'failed'],
  ['"Recipient name" is shown', 'failed'],
  ['The "Nickname" field is enabled', 'error'],
  ['The "Recipient name" checkbox is checked', 'error'],
])('what names something else than the healed field does not follow it: %s', async (expected, status) => {
  const [outcome] = await enteredAnew(field('Name of recipient'), [], expected)
  expect(outcome?.status).toBe(status)
})

test.concurrent('where something bears the old name again, it is what is checked', async () => {
  const script = `<script>document.querySelector('button').onclick = () => {
    document.body.insertAdjacentHTML('beforeend', '<label>Recipient name <input disabled></label>')
  }</script>`
  const [, later] = await enteredAnew(field('Name of recipient', script), [
    ['Click "Go"', 'The "Recipient name" field is disabled'],
  ])
  expect(later?.status).toBe('passed')
  expect(later?.healing).toBeUndefined()
})

test.concurrent('on another document nothing follows', async () => {
  const [, later] = await enteredAnew(field('Name of recipient'), [
    ['Reload the page', 'The "Recipient name" field is enabled'],
  ])
  expect(later?.status).not.toBe('passed')
})

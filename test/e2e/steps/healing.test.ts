import type { Page } from '@cloudflare/puppeteer'
import { describe, expect, test } from 'vitest'
import { compileStep } from '../../../shared/domain/prose-steps/compile-step.ts'
import type { Fingerprint } from '../../../shared/domain/prose-steps/fingerprint.ts'
import type { PerformedAction } from '../../../shared/domain/prose-steps/types.ts'
import { performStep } from '../../../workers/features/hosted-runs/steps/perform-step.ts'
import { inTab, startStage } from './support.ts'

const stage = startStage()

type Step = [action: string, expected: string]
const isDone = '"Done" is visible'

const perform = (
  page: Page,
  [action, expectedResult]: Step,
  remembered: readonly (Fingerprint | null)[] = [],
  actionsSoFar: PerformedAction[] = [],
) =>
  performStep(page, compileStep({ action, expectedResult }, {}), {
    deadlineMs: Date.now() + 20_000,
    stepTimeoutMs: 25_000,
    checkTimeoutMs: 500,
    targetTimeoutMs: 300,
    secrets: {},
    today: '2026-01-01',
    actionsSoFar,
    remembered,
  })

/** Performs a step on one page, then, with what it remembers of that, on another, and there the steps that follow. */
const again = (before: string, after: string, action: string, expected = isDone, ...following: Step[]) =>
  inTab(stage, async (page) => {
    await page.setContent(before)
    const { status, fingerprints } = await perform(page, [action, isDone])
    expect(status).toBe('passed')
    await page.setContent(after)
    const outcome = await perform(page, [action, expected], fingerprints)
    const actionsSoFar = [...outcome.performed]
    const later = []
    for (const step of following) {
      const next = await perform(page, step, [], actionsSoFar)
      actionsSoFar.push(...next.performed)
      later.push(next)
    }
    return { ...outcome, later }
  })

const create = 'Click the "Create account" button'
const done = (label: string, more = '') =>
  `<button onclick="document.querySelector('p').textContent = 'Done'">${label}</button>${more}<p></p>`
const drag = 'Drag the item "Buy fresh milk" to the "Finished work" section'
const board = (card: string, column: string, more = '') =>
  `<ul aria-label="To do"><li draggable="true" id="c1">${card}</li>${more}</ul><section aria-label="${column}" style="width:300px;height:200px;border:1px solid"
   ondragover="event.preventDefault()" ondrop="event.preventDefault(); document.querySelector('p').textContent = 'Done'"></section><p></p>`
const bread = '<li draggable="true">Buy fresh bread</li>'
const attach = 'Upload a file "cv.pdf" to "Curriculum vitae"'
const upload = (label: string, more = '') =>
  `<label>${label} <input type="file" onchange="document.querySelector('p').textContent = 'Done'"></label>${more}<p></p>`
const opener = (label: string) =>
  `<button onclick="document.querySelector('input').click()">${label}</button>${upload('x').replace('type', 'hidden type')}`
const field = (label: string, more = '') =>
  `<label>${label} <input id="to" required></label><button>Go</button>${more}<p>Done</p>`
const partner = upload('Curriculum vitae', '<label>Vita of a partner <input type="file"></label>')
const draft = '<button>Delete drafts</button>'

describe.concurrent('what a target was known by when the case last passed', () => {
  test.each<[what: string, action: string, before: string, after: string, from: string, to: string]>([
    [
      'a button',
      create,
      done('Create account'),
      done('Create your account'),
      'button "Create account"',
      'button "Create your account"',
    ],
    [
      'a field by its mark, however its label is worded',
      'Enter "a@b.test" in "E-mail address"',
      field('E-mail address'),
      field('Address for mail'),
      'textbox "E-mail address"',
      'textbox "Address for mail"',
    ],
    [
      'where something is dropped',
      drag,
      board('Buy fresh milk', 'Finished work'),
      board('Buy fresh milk', 'Work finished'),
      'region "Finished work"',
      'region "Work finished"',
    ],
    [
      'what is dragged',
      drag,
      board('Buy fresh milk', 'Finished work'),
      board('Buy some fresh milk', 'Finished work'),
      'listitem "Buy fresh milk"',
      'listitem "Buy some fresh milk"',
    ],
    [
      'a file field',
      attach,
      upload('Curriculum vitae'),
      upload('Curriculum as vita'),
      'file field "Curriculum vitae"',
      'file field "Curriculum as vita"',
    ],
    [
      'a button that opens a chooser',
      'Upload a file "me.png" to "Choose avatar"',
      opener('Choose avatar'),
      opener('Choose your avatar'),
      'button "Choose avatar"',
      'button "Choose your avatar"',
    ],
  ])('finds %s under a new name', async (_what, action, before, after, from, to) => {
    const { status, healing, fingerprints } = await again(before, after, action)
    const reason = expect.stringContaining('not there when the case last passed')
    expect([status, healing]).toEqual(['passed', { from, to, reason }])
    expect(fingerprints.map((one) => one?.name)).toContain(to.split('"')[1])
  })

  test.each<[what: string, action: string, before: string, after: string]>([
    [
      'the neighbour that was there before',
      'Click the "Delete draft" button',
      done('Delete draft', draft),
      `${draft}<p></p>`,
    ],
    [
      'one of two new names that are alike',
      create,
      done('Create account'),
      done('Create my account', '<button>Create new account</button>'),
    ],
    ['another role', create, done('Create account'), '<a href="#x">Create your account</a><p>Done</p>'],
    ['a name that has little in common', create, done('Create account'), done('Proceed')],
    [
      'another card that lay there before',
      drag,
      board('Buy fresh milk', 'Finished work', bread),
      board('Call Ann', 'Finished work', bread),
    ],
    ['another file field', attach, partner, partner.replace('>Curriculum vitae', '>Letter')],
    [
      'a button for a file field',
      attach,
      upload('Curriculum vitae'),
      '<button>Curriculum as vita</button><p>Done</p>',
    ],
  ])('never takes %s for what is gone', async (_what, action, before, after) => {
    const { status, error, healing } = await again(before, after, action)
    expect([status, error?.code, healing]).toEqual(['error', 'steps.not_found', undefined])
  })

  test('heals no expected text', async () => {
    const { status, healing } = await again(
      done('Save'),
      done('Save').replace("'Done'", "'It is ready'"),
      'Click "Save"',
    )
    expect([status, healing]).toEqual(['failed', undefined])
  })
})

test('a file past the filter of its field is uploaded, and the step says so', async () => {
  const told = async (accept: string, file: string) => {
    const [status, ...said] = await inTab(stage, async (page) => {
      await page.setContent(`<label>CV <input type="file" accept="${accept}"></label>`)
      const outcome = await perform(page, [`Upload a file "${file}" to "CV"`, ''])
      return [outcome.status, ...(outcome.interpretedAction.resolved ?? [])]
    })
    expect([status, said[0]]).toEqual(['passed', 'file field "CV"'])
    return said[1]
  }
  expect(await told('.PDF, image/*', 'cv.pdf')).toBeUndefined()
  expect(await told('.PDF, image/*', 'me.png')).toBeUndefined()
  expect(await told('image/png', 'me.png')).toBeUndefined()
  expect(await told('', 'a.zip')).toBeUndefined()
  expect(await told('image/png,.pdf', 'a.zip')).toBe(
    'files past the filter of the chooser, which offers only image/png, .pdf',
  )
})

describe.concurrent('a check of the field that an action healed to', () => {
  const entry = 'Enter "Ann" in the "Recipient name" field'
  const entered = (expected: string, following: Step[] = [], more = '') =>
    again(field('Recipient name'), field('Name of recipient', more), entry, expected, ...following)

  test('is made on that field, and its step says so as well', async () => {
    const go: Step = ['Click "Go"', 'The "Recipient name" field is marked as required']
    const { later, ...outcome } = await entered('The "Recipient name" field is enabled', [go])
    const healed = { status: 'passed', verified: 1, healing: { to: 'textbox "Name of recipient"' } }
    expect([outcome, ...later]).toMatchObject([healed, healed])
  })

  test.each([
    // Reading back what was typed still proves nothing.
    ['The "Recipient name" field has the value "Ann"', 'passed', 0],
    ['The "Recipient name" field has the value "Bob"', 'failed', 0],
    ['The "Recipient name" field is shown', 'failed', 0],
    ['"Recipient name" is shown', 'failed', 0],
    ['The "Nickname" field is enabled', 'error', 0],
    ['The "Recipient name" checkbox is checked', 'error', 0],
  ])('is as strict as any, and nothing else follows it: %s', async (expected, status, verified) => {
    expect(await entered(expected)).toMatchObject({ status, verified })
  })

  test('is made on what bears the old name again', async () => {
    const script = `<script>document.querySelector('button').onclick = () => {
      document.body.insertAdjacentHTML('beforeend', '<label>Recipient name <input disabled></label>')
    }</script>`
    const go: Step = ['Click "Go"', 'The "Recipient name" field is disabled']
    const { later } = await entered(isDone, [go], script)
    expect([later[0]?.status, later[0]?.healing]).toEqual(['passed', undefined])
  })

  test('does not follow it to another document', async () => {
    const { later } = await entered(isDone, [['Reload the page', 'The "Recipient name" field is enabled']])
    expect(later[0]?.status).not.toBe('passed')
  })
})

import type { Found, Resolution } from '../../../../shared/domain/prose-steps/in-page/shapes.ts'
import type { Target } from '../../../../shared/domain/prose-steps/types.ts'
import { pause } from './deadline.ts'
import { suggestControls } from '../../../../shared/domain/page-inventory/suggest-controls.ts'
import { nameOf } from '../../../../shared/domain/prose-steps/tell-apart.ts'
import { obstacle } from './explain.ts'
import { callInPage } from './in-page-world.ts'
import { lastLook } from './last-look.ts'
import { actionable } from './locate.ts'
import { pointAt } from './pointer.ts'
import { seekInLists } from './seek-in-lists.ts'
import { StepFailure } from './step-failure.ts'
import type { StepRun } from './step-run.ts'

const closesWithinMs = 400

/** A list that is not the browser's own: open it, then click the one option of that name. */
export async function chooseFromList(run: StepRun, found: Found, value: string): Promise<void> {
  const { page, deadlineMs } = run
  const wasOpen = await callInPage(page, deadlineMs, 'isOpen', found.id)
  const before = await callInPage(page, deadlineMs, 'textsOf', found.id, value)
  const isOffered = async () => {
    const { status } = await callInPage(page, deadlineMs, 'listOption', found.id, value)
    return status === 'found' ? true : undefined
  }
  const isThere = (await isOffered()) ?? (await seekInLists(run, undefined, isOffered))?.result
  if (isThere === undefined && found.role !== 'listbox') {
    const { x, y } = await actionable(run, found, { enabled: true, hit: true })
    await page.mouse.click(x, y)
  }
  await clickOption(run, found, value, before)
  if (!wasOpen) await closeAgain(run, found)
}

/** A field that suggests what fits what is typed: typed in, then the one suggestion of that name is taken. */
export async function takeSuggestion(
  run: StepRun,
  found: Found,
  value: string,
  type: () => Promise<void>,
): Promise<void> {
  const { page, deadlineMs } = run
  const needs = { enabled: true, hit: false }
  const { obstacle } = await callInPage(page, deadlineMs, 'ready', found.id, needs)
  if (obstacle === 'read-only') return await chooseFromList(run, found, value)
  const wasOpen = await callInPage(page, deadlineMs, 'isOpen', found.id)
  const before = await callInPage(page, deadlineMs, 'textsOf', found.id, value)
  await type()
  await clickOption(run, found, value, before)
  if (!wasOpen) await closeAgain(run, found)
}

/** The button that opens a menu, where a menu is chosen from that is not there yet. */
export function openerOf(target: Target): Target | undefined {
  return ['menu', 'combobox', undefined].includes(target.role) ? { ...target, role: 'button' } : undefined
}

/** Opens the menu of a button, unless it is open, and clicks what it then offers; in a menu that stands open anyway, what is in it. */
export async function chooseFromMenu(
  run: StepRun,
  found: Found,
  target: Target,
  value: string,
): Promise<void> {
  const { page, deadlineMs } = run
  if (found.role !== 'button')
    return await pointAt(run, { action: 'click', target: { name: value, within: target } })
  if (target.role === undefined && !(await callInPage(page, deadlineMs, 'opensSomething', found.id)))
    throw new StepFailure('steps.not_filled', `The ${nameOf(found)} is not known to open a list or menu.`)
  const isOpen = await callInPage(page, deadlineMs, 'isOpen', found.id)
  const before = isOpen ? [] : await callInPage(page, deadlineMs, 'textsOf', found.id, value)
  if (!isOpen) {
    const { x, y } = await actionable(run, found, { enabled: true, hit: true })
    await page.mouse.click(x, y)
  }
  await clickOption(run, found, value, before)
}

async function clickOption(run: StepRun, found: Found, value: string, before: number[]): Promise<void> {
  const { page, deadlineMs } = run
  const giveUpAt = Math.min(deadlineMs, Date.now() + run.targetTimeoutMs)
  const giveUp = lastLook(run)
  const look = async (): Promise<Resolution> => {
    const option = await callInPage(page, deadlineMs, 'listOption', found.id, value)
    if (option.status !== 'missing') return option
    const text = await callInPage(page, deadlineMs, 'offeredText', found.id, value, before)
    return text.status === 'missing' ? option : text
  }
  let isSought = false
  for (;;) {
    const option = await look()
    const isOver = Date.now() >= giveUpAt
    if (option.status === 'found') {
      // A list that is searched is drawn anew, so what it offers is looked for each time.
      const needs = { enabled: true, hit: true }
      const readiness = await callInPage(page, deadlineMs, 'steady', option.id, needs)
      if (readiness.obstacle === undefined) {
        run.targetBox = readiness.box
        return await page.mouse.click(readiness.x, readiness.y)
      }
      if (await giveUp(isOver)) throw obstacle(option, readiness)
    } else if (!isSought && isOver) {
      isSought = true
      await seekInLists(run, undefined, async () => ((await look()).status === 'found' ? true : undefined))
      continue
    } else if (await giveUp(isOver)) {
      const offered = option.candidates.map((one) => one.name)
      throw noOption(found, value, offered)
    }
    await pause(50)
  }
}

// A list of which several can be chosen stays open over the page; whoever goes on closes it.
async function closeAgain(run: StepRun, found: Found): Promise<void> {
  const { page, deadlineMs } = run
  const giveUpAt = Math.min(deadlineMs, Date.now() + closesWithinMs)
  while (await callInPage(page, deadlineMs, 'isOpen', found.id)) {
    if (Date.now() >= giveUpAt) return await page.keyboard.press('Escape')
    await pause(50)
  }
}

/** Why a native list took no option. One that it has by that very name is disabled. */
export function notPicked(found: Found, value: string, options: string[]): StepFailure {
  const isThere = options.filter((name) => name === value.trim()).length === 1
  if (!isThere) return noOption(found, value, options)
  return new StepFailure('steps.not_actionable', `The option "${value}" of the ${nameOf(found)} is disabled.`)
}

export function noOption(found: Found, value: string, options: string[]): StepFailure {
  const offered =
    options.length === 0 ? 'It offers none.' : `It offers: ${options.map((name) => `"${name}"`).join(', ')}.`
  return new StepFailure(
    'steps.option_not_found',
    `The ${nameOf(found)} has no single option "${value}". ${offered}`,
    suggestControls(
      value,
      'option',
      options.map((name) => ({ role: 'option', name })),
    ).map((option) => ({ say: nameOf(option), ...option })),
  )
}

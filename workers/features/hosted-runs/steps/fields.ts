import type { Target } from '../../../../shared/domain/prose-steps/types.ts'
import {
  chooseFromList,
  chooseFromMenu,
  noOption,
  notPicked,
  openerOf,
  takeSuggestion,
} from './choose-option.ts'
import { fillParts, partsOf } from './date-parts.ts'
import { pause } from './deadline.ts'
import { boxesFor, enterCode } from './enter-code.ts'
import { enterText } from './enter-text.ts'
import { setExactly } from './exact-value.ts'
import { nameOf } from '../../../../shared/domain/prose-steps/tell-apart.ts'
import { callInPage } from './in-page-world.ts'
import { lastLook } from './last-look.ts'
import { enterByCalendar } from './pick-date.ts'
import { actionable, locate } from './locate.ts'
import type { Found } from '../../../../shared/domain/prose-steps/in-page/shapes.ts'
import { StepFailure } from './step-failure.ts'
import type { StepRun } from './step-run.ts'

const yes = /^(?:yes|true|on|checked|ticked|selected)$/i
const longestSearch = 100
const no = /^(?:no|false|off|unchecked|unticked|)$/i

/** Gives a field a value, whatever kind of control it turns out to be. Test data may name boxes and groups too. */
export async function fillField(run: StepRun, target: Target, value: string): Promise<void> {
  const { role: _field, ...anyKind } = target
  const other = yes.test(value) || no.test(value) ? 'tick' : 'select'
  const found = await locate(run, target, 'fill', { target: anyKind, purpose: other })
  await (found.kind === 'checkable' ? tick(run, found, yes.test(value)) : put(run, found, value))
}

export async function selectIn(run: StepRun, target: Target, value: string): Promise<void> {
  const opener = openerOf(target)
  // A menu may still be there, unseen, when it is closed: its button tells.
  const [first, second] =
    target.role === 'menu' && opener
      ? [
          { target: opener, purpose: 'point' as const },
          { target, purpose: 'select' as const },
        ]
      : [{ target, purpose: 'select' as const }, opener && { target: opener, purpose: 'point' as const }]
  const found = await locate(run, first.target, first.purpose, second)
  const typed = found.kind === 'text' && (await callInPage(run.page, run.deadlineMs, 'suggests', found.id))
  if (!typed && found.kind !== 'other') return await put(run, found, value)
  run.resolved.push(`${found.role} "${found.name}"`)
  await (typed
    ? takeSuggestion(run, found, value, () => typeInto(run, found, value))
    : chooseFromMenu(run, found, target, value))
}

export async function tickTarget(run: StepRun, target: Target, on: boolean): Promise<void> {
  await tick(run, await locate(run, target, 'tick'), on)
}

/** Gives a control that was found a value: types it, chooses it or ticks it. */
export async function put(run: StepRun, found: Found, value: string): Promise<void> {
  run.resolved.push(`${found.role} "${found.name}"`)
  if (found.kind === 'select') return await pick(run, found, value)
  const boxes = await boxesFor(run, found, value)
  if (boxes.length > 0) return await enterCode(run, found, boxes, value)
  if (found.kind === 'combobox') return await chooseFromList(run, found, value)
  if (found.kind === 'group') {
    const parts = await partsOf(run, found)
    return await (parts.length > 0 ? fillParts(run, found, parts, value) : tickMember(run, found, value))
  }
  if (found.kind === 'value') return await setExactly(run, found, value)
  if (found.kind !== 'text' && found.kind !== 'editable') {
    throw new StepFailure('steps.not_filled', `The ${nameOf(found)} takes no text.`)
  }
  if (found.kind === 'text' && (await isReadOnly(run, found)) && (await enterByCalendar(run, found, value)))
    return
  await typeInto(run, found, value)
}

async function isReadOnly({ page, deadlineMs }: StepRun, found: Found): Promise<boolean> {
  const needs = { enabled: true, hit: false }
  return (await callInPage(page, deadlineMs, 'ready', found.id, needs)).obstacle === 'read-only'
}

/** Replaces what a text field holds through the browser's own editing, so that frameworks see real input events. */
async function typeInto(run: StepRun, found: Found, value: string): Promise<void> {
  const { page, deadlineMs } = run
  const { x, y } = await actionable(run, found, { enabled: true, hit: false })
  const focused = await callInPage(page, deadlineMs, 'focusOn', found.id, true)
  if (!focused) {
    await page.mouse.click(x, y)
    await callInPage(page, deadlineMs, 'focusOn', found.id, true)
  }
  const suggests = value.length <= longestSearch && (await callInPage(page, deadlineMs, 'suggests', found.id))
  if (value === '') await page.keyboard.press('Delete')
  // What a list is searched by is typed with keys: many a list opens at the first.
  else await (suggests ? page.keyboard.type(value) : enterText(page, value))
  const state = await callInPage(page, deadlineMs, 'stateOf', found.id)
  // A page that went on by itself took the text with it.
  const empty = state.kind === found.kind && state.value === '' && value.trim() !== ''
  if (empty && found.role !== 'spinbutton') {
    throw new StepFailure('steps.not_filled', `The ${nameOf(found)} did not take the text.`)
  }
  await callInPage(page, deadlineMs, 'changed', found.id)
}

async function pick(run: StepRun, found: Found, value: string): Promise<void> {
  await actionable(run, found, { enabled: true, hit: false })
  const giveUpAt = Math.min(run.deadlineMs, Date.now() + run.targetTimeoutMs)
  const giveUp = lastLook(run)
  for (;;) {
    const picked = await callInPage(run.page, run.deadlineMs, 'pickOption', found.id, value)
    if (picked.ok) return
    if (await giveUp(Date.now() >= giveUpAt)) throw notPicked(found, value, picked.options)
    await pause(100)
  }
}

async function tickMember(run: StepRun, group: Found, value: string): Promise<void> {
  const member = await callInPage(run.page, run.deadlineMs, 'member', group.id, value)
  if (member.status !== 'found')
    throw noOption(
      group,
      value,
      member.candidates.map((one) => one.name),
    )
  await tick(run, member, true)
}

/** Brings a checkbox, radio button, switch or option into the wanted state by a click, and sees that it got there. */
export async function tick(run: StepRun, found: Found, on: boolean): Promise<void> {
  const { page, deadlineMs } = run
  run.resolved.push(`${found.role} "${found.name}"`)
  const native = await callInPage(page, deadlineMs, 'isNativeOption', found.id)
  if (native) {
    const picked = await callInPage(page, deadlineMs, 'pickOption', found.id, found.name)
    if (!on || !picked.ok) throw noOption(found, found.name, picked.options)
    return
  }
  const before = await callInPage(page, deadlineMs, 'stateOf', found.id)
  if (before.checked === on) {
    await actionable(run, found, { enabled: false, hit: false })
    return
  }
  const { x, y } = await actionable(run, found, { enabled: true, hit: true })
  await page.mouse.click(x, y)
  if (found.kind === 'option') return
  const giveUpAt = Math.min(deadlineMs, Date.now() + 1000)
  for (;;) {
    const { checked } = await callInPage(page, deadlineMs, 'stateOf', found.id)
    if (checked === on || checked === null) return
    if (Date.now() >= giveUpAt) break
    await pause(30)
  }
  throw new StepFailure(
    'steps.not_changed',
    `The ${nameOf(found)} did not become ${on ? 'checked' : 'unchecked'}.`,
  )
}

import type { PageNumber, Workflow } from '../model.ts'
import type { Replay } from './workflow-replay.ts'
import { amountIn } from './workflow-rules.ts'

export function shownStatus({ display }: Workflow, state: string): string {
  return `${display.before}${state}${display.after}`
}

/** A number of the page as it is written: "1 day", "2 days". */
export function numberText({ before, after }: PageNumber, value: number): string {
  return `${before}${value}${value === 1 ? after.replace(/([a-z])s\b/i, '$1') : after}`
}

/** Whether one clause of an expectation is true of a page. A clause in other words is not. */
export function clauseHolds(clause: string, page: Replay, workflow: Workflow): boolean {
  const visible = /^"(.+)" is (not )?visible$/s.exec(clause)
  if (visible) return isSeen(visible[1] ?? '', page, workflow) !== (visible[2] !== undefined)
  const button = /^the "([^"]+)" button is shown$/i.exec(clause)?.[1]
  if (button !== undefined) return offered(button, page, workflow) === true
  const missing = /^no "([^"]+)" button is shown$/i.exec(clause)?.[1]
  if (missing !== undefined) return offered(missing, page, workflow) === false && isHidden(missing, workflow)
  const usable = /^the "([^"]+)" button is (enabled|disabled)$/i.exec(clause)
  if (usable && workflow.exclusive?.disabled !== true) return false
  if (usable) return offered(usable[1] ?? '', page, workflow) === (usable[2] === 'enabled')
  return inputHolds(clause, page, workflow)
}

/** A button that is only disabled elsewhere is there; one of a dialog, or one that is gone after some times, is not. */
function isHidden(name: string, { exclusive, offers, limits }: Workflow): boolean {
  if (exclusive?.disabled !== true) return true
  return !offers.some(({ buttons }) => buttons.includes(name)) || limits.some(({ button }) => button === name)
}

function isSeen(text: string, page: Replay, workflow: Workflow): boolean {
  return (
    text === shownStatus(workflow, page.state) ||
    page.texts.includes(text) ||
    page.messages.includes(text) ||
    page.dialog?.texts.includes(text) === true ||
    workflow.numbers.some((number) => numberText(number, valueOf(number, page, workflow)) === text)
  )
}

function valueOf({ role, value }: PageNumber, page: Replay, workflow: Workflow): number {
  if (role === 'counter') return page.changes
  if (role === 'balance') return page.left
  return role === 'span' ? (amountIn(workflow, page.values) ?? 0) : value
}

/** Whether a button is there; undefined where the text does not say. */
function offered(
  name: string,
  page: Replay,
  { dialogs, offers, limits, exclusive }: Workflow,
): boolean | undefined {
  const { dialog } = page
  const inOwn = dialog && (dialog.buttons.includes(name) || dialog.confirm === name)
  if (inOwn) return true
  const ofDialog = dialogs.some(
    ({ buttons, confirm, leaves }) =>
      buttons.includes(name) ||
      confirm === name ||
      leaves.some(({ act }) => 'click' in act && act.click === name),
  )
  if (ofDialog) return false
  if (dialog) return undefined
  const limit = limits.find(({ button, state }) => button === name && state === page.state)
  if (limit && (page.entered.get(limit.state) ?? 0) >= limit.after) return false
  const list = offers.find(({ state }) => state === page.state)
  if (!list) return undefined
  return list.buttons.includes(name) ? true : exclusive ? false : undefined
}

function inputHolds(clause: string, page: Replay, { inputs, editable }: Workflow): boolean {
  const changed = /^the "([^"]+)" [a-z ]+ (can|cannot) be changed$/i.exec(clause)
  if (changed) {
    if (!editable?.labels.includes(changed[1] ?? '')) return false
    return editable.states.includes(page.state) === (changed[2] === 'can')
  }
  const value = (label: string): string | undefined =>
    page.dialog?.field === label
      ? page.entry
      : inputs.some((input) => input.label === label)
        ? (page.values.get(label) ?? '')
        : undefined
  const empty = /^the "([^"]+)" field is empty$/i.exec(clause)?.[1]
  if (empty !== undefined) return value(empty) === ''
  const [, label, text] = /^the "([^"]+)" field has the value "(.*)"$/is.exec(clause) ?? []
  if (label !== undefined) return value(label) === text
  const [, option, list] = /^"([^"]+)" is selected in "([^"]+)"$/i.exec(clause) ?? []
  if (list !== undefined) return value(list) === option
  const ticked = /^the "([^"]+)" checkbox is (not )?checked$/i.exec(clause)
  return ticked !== null && value(ticked[1] ?? '') === (ticked[2] === undefined ? 'checked' : 'unchecked')
}

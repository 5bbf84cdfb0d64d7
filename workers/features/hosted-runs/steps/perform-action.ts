import type { TypedAction } from '../../../../shared/domain/prose-steps/types.ts'
import { pause } from './deadline.ts'
import { answerOf, claimDialog, unspokenDialog } from './dialogs.ts'
import { dragTo } from './drag.ts'
import { fillField, selectIn, tickTarget } from './fields.ts'
import { goBack, openPage, reloadPage } from './navigate.ts'
import { openNamed } from './open-page.ts'
import { pickDate } from './pick-date.ts'
import { StepFailure } from './step-failure.ts'
import { pointAt, pressKey, scrollTo, submitForm, waitForTarget } from './pointer.ts'
import type { StepRun } from './step-run.ts'
import { closeTab, openTab, switchTab } from './tabs.ts'
import { typeText } from './typing.ts'
import { uploadFiles } from './upload.ts'
import { waitUntil } from './wait-until.ts'

/** Carries out one typed action; throws a StepFailure when it cannot. */
export async function performAction(run: StepRun, action: TypedAction): Promise<void> {
  switch (action.action) {
    case 'goto':
      return await openPage(run, action.url)
    case 'reload':
      return await reloadPage(run)
    case 'go_back':
      return await goBack(run)
    case 'click': {
      const answer = unspokenDialog(run) && answerOf(action)
      return await (answer ? claimDialog(run, answer) : pointAt(run, action))
    }
    case 'double_click':
    case 'right_click':
    case 'hover':
      return await pointAt(run, action)
    case 'fill':
      return await fillField(run, action.target, action.value)
    case 'clear':
      return await fillField(run, action.target, '')
    case 'select':
      return await selectIn(run, action.target, action.value)
    case 'check':
    case 'uncheck':
      return await tickTarget(run, action.target, action.action === 'check')
    case 'press':
      return await pressKey(run, action.key, action.target)
    case 'submit':
      return await submitForm(run, action.target)
    case 'scroll_to':
      return await scrollTo(run, action.target)
    case 'wait':
      return await waitFor(run, action.milliseconds)
    case 'wait_for_selector':
      return await waitForTarget(run, action.target, action.state)
    case 'dialog':
      return await claimDialog(run, action)
    case 'type':
      return await typeText(run, action)
    case 'drag':
      return await dragTo(run, action.target, action.to, action.side)
    case 'pick_date':
      return await pickDate(run, action)
    case 'upload':
      return await uploadFiles(run, action)
    case 'open_page':
      return await openNamed(run, action.name, action.url)
    case 'open_tab':
      return await openTab(run, action.url)
    case 'switch_tab':
      return await switchTab(run, action.tab)
    case 'close_tab':
      return await closeTab(run)
    case 'resize':
      return await run.page.setViewport({ width: action.width, height: action.height })
    case 'wait_until':
      return await waitUntil(run, action.checks, action.given)
  }
}

async function waitFor(run: StepRun, milliseconds: number): Promise<void> {
  const left = run.deadlineMs - Date.now()
  if (milliseconds > left)
    throw new StepFailure(
      'steps.timeout',
      `A wait of ${milliseconds} ms does not fit into the time of the step.`,
    )
  await pause(milliseconds)
}

import type { TypedAction } from '../../../../shared/domain/prose-steps/types.ts'
import { pause } from './deadline.ts'
import { StepFailure } from './step-failure.ts'
import { watchPage, type DialogAction, type SeenDialog } from './page-watch.ts'
import type { StepRun } from './step-run.ts'

// The buttons that browsers draw, those of leave warnings included.
const accepting = new Set(['ok', 'leave', 'leave page', 'leave site'])
const dismissing = new Set(['cancel', 'stay', 'stay on page', 'stay on this page'])

/** How an action answers a browser dialog: by saying so, or by a click on a button that the browser draws. */
export function answerOf(action: TypedAction | undefined): DialogAction | undefined {
  if (action?.action === 'dialog') return action
  const button =
    action?.action === 'click' && !action.target.within ? action.target.name?.trim().toLowerCase() : undefined
  if (accepting.has(button ?? '')) return { action: 'dialog', response: 'accept' }
  return dismissing.has(button ?? '') ? { action: 'dialog', response: 'dismiss' } : undefined
}

/**
 * The answers for dialogs that open while an action is carried out: those that follow it at once, waiting aside. A later answer belongs to
 * a later dialog.
 */
export function answersAfter(actions: readonly TypedAction[]): DialogAction[] {
  const answers: DialogAction[] = []
  for (const action of actions) {
    const answer = answerOf(action)
    if (answer) answers.push(answer)
    else if (action.action !== 'wait' && action.action !== 'wait_for_selector') break
  }
  return answers
}

/** The dialog that opened last and that no step has spoken of yet. */
export function unspokenDialog(run: StepRun): SeenDialog | undefined {
  return watchPage(run.page).dialogs.find((dialog) => !dialog.claimed)
}

// A browser dialog blocks its page, so it was answered the moment it opened; this finds it and sees that the answer was the wanted one.
export async function claimDialog(run: StepRun, action: DialogAction): Promise<void> {
  const giveUpAt = Math.min(run.deadlineMs, Date.now() + 2000)
  for (;;) {
    const open = unspokenDialog(run)
    if (open) return claim(open, action)
    if (Date.now() >= giveUpAt) break
    await pause(50)
  }
  throw new StepFailure(
    'steps.no_dialog',
    'No browser dialog was open. For a dialog drawn by the page, name its button: Click "OK" in the dialog.',
  )
}

function claim(open: SeenDialog, action: DialogAction): void {
  open.claimed = true
  if (open.type === 'alert' || open.response === action.response) return
  const done = open.response === 'accept' ? 'accepted' : 'dismissed'
  throw new StepFailure(
    'steps.dialog_answered',
    `The ${open.type} “${open.message}” was already ${done} when it opened. Say the answer right after the action that opens it: Click "Delete" and accept the dialog.`,
  )
}

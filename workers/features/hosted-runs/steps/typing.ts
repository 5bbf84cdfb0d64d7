import type { TypedAction } from '../../../../shared/domain/prose-steps/types.ts'
import { nameOf } from '../../../../shared/domain/prose-steps/tell-apart.ts'
import { boxesFor, enterCode } from './enter-code.ts'
import { callInPage } from './in-page-world.ts'
import { actionable, locate } from './locate.ts'
import type { Found } from '../../../../shared/domain/prose-steps/in-page/shapes.ts'
import { StepFailure } from './step-failure.ts'
import type { StepRun } from './step-run.ts'

const longest = 500

/** Types key by key, so that the page sees every key: behind what a field holds, or in its place. */
export async function typeText(
  run: StepRun,
  { target, value, replace }: Extract<TypedAction, { action: 'type' }>,
): Promise<void> {
  if (value.length > longest)
    throw new StepFailure(
      'steps.not_filled',
      `At most ${longest} characters are typed key by key; enter longer texts.`,
    )
  const field = target ? await locate(run, target, 'fill') : await focused(run)
  if (!['text', 'editable', 'combobox'].includes(field.kind))
    throw new StepFailure('steps.not_filled', `The ${nameOf(field)} takes no text.`)
  run.resolved.push(`${field.role} "${field.name}"`)
  const boxes = target ? await boxesFor(run, field, value) : []
  if (boxes.length > 0) return await enterCode(run, field, boxes, value)
  const { x, y } = await actionable(run, field, { enabled: true, hit: false })
  if (target) {
    const inFocus = await callInPage(run.page, run.deadlineMs, 'focusOn', field.id, replace === true)
    if (!inFocus) await run.page.mouse.click(x, y)
    if (!replace) await toEnd(run)
  }
  await run.page.keyboard.type(value)
  const { value: held } = await callInPage(run.page, run.deadlineMs, 'stateOf', field.id)
  const lost = held === '' && value.trim() !== '' && !run.page.isClosed()
  if (lost && field.kind === 'text' && field.role !== 'spinbutton' && replace)
    throw new StepFailure('steps.not_filled', `The ${nameOf(field)} did not take the text.`)
}

async function toEnd(run: StepRun): Promise<void> {
  await run.page.keyboard.down('Control')
  try {
    await run.page.keyboard.press('End')
  } finally {
    await run.page.keyboard.up('Control')
  }
}

async function focused(run: StepRun): Promise<Found> {
  const found = await callInPage(run.page, run.deadlineMs, 'focusedField')
  if (found.status === 'found') return found
  throw new StepFailure(
    'steps.no_focus',
    'No field has the keyboard focus. Say where to type: Type "Ann" in the "Name" field.',
  )
}

import type { Target } from '../../../../shared/domain/prose-steps/types.ts'
import { pause, retryDelay } from './deadline.ts'
import { nameOf } from '../../../../shared/domain/prose-steps/tell-apart.ts'
import { callInPage } from './in-page-world.ts'
import { isNeighbour, remember, unlessNeighbour } from './healing.ts'
import { actionable, partsLast, patience } from './locate.ts'
import type { Found } from '../../../../shared/domain/prose-steps/in-page/shapes.ts'
import { watchPage } from './page-watch.ts'
import { StepFailure } from './step-failure.ts'
import type { StepRun } from './step-run.ts'

const holdMs = 320
const longHoldMs = 1100

/**
 * Drags with the real mouse: pressed on the one, held for a moment, moved in steps, released over the other. The browser makes HTML drag and drop of it where the
 * page asks for that, and pointer events everywhere.
 */
export async function dragTo(
  run: StepRun,
  target: Target,
  to: Target,
  side?: 'before' | 'after',
): Promise<void> {
  const from = await findPlace(run, target)
  if (to.role === 'edge') return await dragToEdge(run, from, to.name ?? '')
  const end = to.role === 'end' ? await endAmong(run, from, to.nth === -1 ? -1 : 1) : undefined
  const goal = end ?? (await findPlace(run, to, true))
  if (from.id === goal.id)
    throw new StepFailure('steps.ambiguous', 'What is dragged and where to are the same element.')
  // Many a page takes a press for a drag only once it has lasted. One that has seen nothing of it by then wants it held longer.
  const documents = watchPage(run.page).documents
  const mayRepeat = await callInPage(run.page, run.deadlineMs, 'noteStanding', [from.id, goal.id])
  const isAnswered = await dragOnce(run, from, goal, side, holdMs)
  if (!mayRepeat || isAnswered || watchPage(run.page).documents > documents) return
  if (await callInPage(run.page, run.deadlineMs, 'standsOtherwise')) return
  await dragOnce(run, from, goal, side, longHoldMs)
}

async function dragOnce(
  run: StepRun,
  from: Found,
  goal: Found,
  side: 'before' | 'after' | undefined,
  heldMs: number,
): Promise<boolean> {
  const { mouse } = run.page
  const offset = await freePoint(run, goal, side)
  const start = await actionable(run, from, { enabled: false, hit: true })
  await mouse.move(start.x, start.y)
  await mouse.down()
  try {
    await pause(heldMs)
    await callInPage(run.page, run.deadlineMs, 'watchAnswers')
    await mouse.move(start.x + 4, start.y + 4)
    await pause(30)
    const { box, obstacle } = await callInPage(run.page, run.deadlineMs, 'ready', goal.id, {
      enabled: false,
      hit: false,
    })
    if (obstacle !== undefined && obstacle !== 'covered')
      throw new StepFailure(
        'steps.not_actionable',
        `The ${nameOf(goal)} went away while something was dragged to it.`,
      )
    run.targetBox = box
    await mouse.move(box.x + offset.x, box.y + offset.y, { steps: 10 })
    // Lists that sort themselves look at the second event over a place.
    await mouse.move(box.x + offset.x + 1, box.y + offset.y + 1)
    await pause(30)
    return await callInPage(run.page, run.deadlineMs, 'hasAnswered')
  } finally {
    await mouse.up()
  }
}

/** As far as it goes to one side: what cannot go on stays behind the mouse. */
async function dragToEdge(run: StepRun, from: Found, side: string): Promise<void> {
  const { mouse } = run.page
  const start = await actionable(run, from, { enabled: false, hit: true })
  const size = run.page.viewport() ?? { width: 1280, height: 720 }
  const x = side === 'left' ? 1 : side === 'right' ? size.width - 2 : start.x
  const y = side === 'top' ? 1 : side === 'bottom' ? size.height - 2 : start.y
  await mouse.move(start.x, start.y)
  await mouse.down()
  try {
    await pause(holdMs)
    await mouse.move(x, y, { steps: 20 })
    await pause(30)
  } finally {
    await mouse.up()
  }
}

// The first or last of the list that it stands in itself.
async function endAmong(run: StepRun, from: Found, nth: 1 | -1): Promise<Found> {
  const id = await callInPage(run.page, run.deadlineMs, 'endOfList', from.id, nth)
  if (id === undefined) throw new StepFailure('steps.not_found', `The ${nameOf(from)} stands in no list.`)
  return { ...from, id, matched: nth === 1 ? 'the first of the list' : 'the last of the list' }
}

/** What can be dragged or dropped on: a control, a named place, or a text; the goal also by the first words of its text. */
export async function findPlace(run: StepRun, target: Target, isGoal = false): Promise<Found> {
  const waitOrFail = patience(run, target, 'point')
  const mayChange = partsLast(run)
  let sought = target
  for (;;) {
    const found = await callInPage(run.page, run.deadlineMs, 'placeFor', sought, isGoal)
    if (found.status === 'found' && (await mayChange(found))) continue
    if (found.status === 'found' && !isNeighbour(run, found)) {
      run.resolved.push(
        `${found.role === '' ? 'text' : found.role} "${found.name === '' ? found.matched : found.name}"`,
      )
      await remember(run, found, 'point')
      return found
    }
    sought = (await waitOrFail(unlessNeighbour(run, found))) ?? sought
  }
}

async function freePoint(
  run: StepRun,
  goal: Found,
  side: 'before' | 'after' | undefined,
): Promise<{ x: number; y: number }> {
  const giveUpAt = Math.min(run.deadlineMs - 100, Date.now() + run.targetTimeoutMs)
  for (let attempt = 0; ; attempt++) {
    const point = await callInPage(run.page, run.deadlineMs, 'dropPoint', goal.id, side)
    if (point) return point
    if (Date.now() >= giveUpAt)
      throw new StepFailure(
        'steps.not_actionable',
        `Nothing can be dropped on the ${nameOf(goal)}: it is hidden or covered.`,
      )
    await pause(Math.max(retryDelay(attempt), 20))
  }
}

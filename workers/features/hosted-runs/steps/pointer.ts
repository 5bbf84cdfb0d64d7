import type { KeyInput } from '@cloudflare/puppeteer'
import type { Target, TypedAction } from '../../../../shared/domain/prose-steps/types.ts'
import { callInPage } from './in-page-world.ts'
import { explain } from './explain.ts'
import { lastLook } from './last-look.ts'
import { actionable, locate, locateReady, seekTarget } from './locate.ts'
import type { Found } from '../../../../shared/domain/prose-steps/in-page/shapes.ts'
import { pause } from './deadline.ts'
import { StepFailure } from './step-failure.ts'
import { isBusy, watchPage } from './page-watch.ts'
import { sendInput } from './send-input.ts'
import type { StepRun } from './step-run.ts'

type Pointing = Extract<TypedAction, { action: 'click' | 'double_click' | 'right_click' | 'hover' }>

/** Moves the mouse to a target, and clicks it. */
export async function pointAt(run: StepRun, pointing: Pointing): Promise<void> {
  const { action, target } = pointing
  if (target.role === 'elsewhere') return await pointElsewhere(run, pointing)
  const option = action === 'click' ? await nativeOption(run, target) : undefined
  if (option) {
    run.resolved.push(`option "${option.name}"`)
    return void (await callInPage(run.page, run.deadlineMs, 'pickOption', option.id, option.name))
  }
  const needs = { enabled: action !== 'hover', hit: true }
  let { found, readiness, target: sought } = await locateReady(run, target, 'point', needs)
  if (run.beforeClick && action !== 'hover') {
    await run.beforeClick(readiness.box)
    // The page may have moved meanwhile: what is clicked is where it is now.
    ;({ found, readiness } = await locateReady(run, sought, 'point', needs, { again: true }))
  }
  const { role, name, matched } = found
  run.resolved.push(`${role === '' ? 'text' : role} "${name === '' ? matched : name}"`)
  if (action === 'hover') return await run.page.mouse.move(readiness.x, readiness.y)
  // A button of the page that is called like one of a dialog: no dialog is waited for.
  const watch = watchPage(run.page)
  watch.planned = watch.planned.filter(({ waiting }) => waiting !== true)
  const button = action === 'right_click' ? 'right' : 'left'
  const held = pointing.action === 'click' ? (pointing.modifiers ?? []) : []
  const count = action === 'double_click' ? 2 : 1
  const delay = pointing.action === 'click' ? pointing.heldMs : undefined
  await sendInput(run.page, () =>
    holding(run, held, () =>
      run.page.mouse.click(readiness.x, readiness.y, { button, count, ...(delay ? { delay } : {}) }),
    ),
  )
}

/** Points where nothing is: away from what was pointed at, and from what is to be left, if it is there. */
async function pointElsewhere(run: StepRun, { action, target }: Pointing): Promise<void> {
  const found = target.near && (await callInPage(run.page, run.deadlineMs, 'placeFor', target.near))
  const left = found?.status === 'found' ? [found.id] : []
  const point = await callInPage(run.page, run.deadlineMs, 'freePoint', left)
  if (!point)
    throw new StepFailure('steps.not_actionable', 'Nowhere on the page is a free place to point at.')
  run.resolved.push('a free place of the page')
  if (action === 'hover') return await run.page.mouse.move(point.x, point.y, { steps: 4 })
  const button = action === 'right_click' ? 'right' : 'left'
  const count = action === 'double_click' ? 2 : 1
  await sendInput(run.page, () => run.page.mouse.click(point.x, point.y, { button, count }))
}

// The options of a native list are drawn by the browser itself, where no click can be sent.
async function nativeOption(run: StepRun, target: Target): Promise<Found | undefined> {
  if (target.role !== 'option') return undefined
  const found = await locate(run, target, 'point')
  return (await callInPage(run.page, run.deadlineMs, 'isNativeOption', found.id)) ? found : undefined
}

export async function scrollTo(run: StepRun, target: Target): Promise<void> {
  if (target.role === 'document')
    return void (await callInPage(run.page, run.deadlineMs, 'scrollPage', target.name ?? 'bottom'))
  const isDrawn = await callInPage(run.page, run.deadlineMs, 'resolve', target, 'point')
  if (isDrawn.status !== 'missing' || !(await seekTarget(run, target, 'point'))) await unroll(run, target)
  await locateReady(run, target, 'point', { enabled: false, hit: false })
}

// How long a page at rest may take to grow after it was scrolled to its end.
const growsWithinMs = 1000

/** A list that grows as it is scrolled holds its end back: goes down until the target is there, or the page grows no more. */
async function unroll(run: StepRun, target: Target): Promise<void> {
  let length = 0
  let still = false
  let grewAt = Date.now()
  while (Date.now() < run.deadlineMs - growsWithinMs) {
    const { status } = await callInPage(run.page, run.deadlineMs, 'resolve', target, 'point')
    if (status !== 'missing') return
    // Whoever waits for the end to come into view hears of it only when it was out of view before.
    if (still) {
      await callInPage(run.page, run.deadlineMs, 'scrollPage', 'top')
      await pause(60)
    }
    const now = await callInPage(run.page, run.deadlineMs, 'scrollPage', 'bottom')
    still = now <= length
    if (now > length || isBusy(watchPage(run.page))) grewAt = Date.now()
    if (Date.now() - grewAt > Math.min(growsWithinMs, run.targetTimeoutMs)) return
    length = Math.max(length, now)
    await pause(80)
  }
}

/** Presses a key or chord, in a target when one is named. */
export async function pressKey(run: StepRun, key: string, target: Target | undefined): Promise<void> {
  if (target) {
    const { found } = await locateReady(run, target, 'point', { enabled: true, hit: false })
    await callInPage(run.page, run.deadlineMs, 'focusOn', found.id, false)
  }
  const parts = key
    .split('+')
    .map((part) =>
      /^[A-Z]$/.test(part) ? `Key${part}` : /^\d$/.test(part) ? `Digit${part}` : part,
    ) as KeyInput[]
  const held = parts.slice(0, -1)
  await sendInput(run.page, () => holding(run, held, () => run.page.keyboard.press(parts.at(-1) ?? 'Enter')))
}

async function holding(run: StepRun, keys: readonly KeyInput[], work: () => Promise<void>): Promise<void> {
  for (const key of keys) await run.page.keyboard.down(key)
  try {
    await work()
  } finally {
    for (const key of keys.toReversed()) await run.page.keyboard.up(key)
  }
}

/** Sends a form by its default button; a form without one is sent as Enter in it would. */
export async function submitForm(run: StepRun, target: Target | undefined): Promise<void> {
  const giveUpAt = Math.min(run.deadlineMs, Date.now() + run.targetTimeoutMs)
  const giveUp = lastLook(run)
  for (;;) {
    const found = await callInPage(run.page, run.deadlineMs, 'formFor', target)
    if (found.status === 'found') {
      run.resolved.push(`${found.role} "${found.name}"`)
      if (found.role === 'form') return await callInPage(run.page, run.deadlineMs, 'requestSubmit', found.id)
      const needs = { enabled: true, hit: true }
      let ready = await actionable(run, found, needs)
      if (run.beforeClick) {
        await run.beforeClick(ready.box)
        ready = await actionable(run, found, needs)
      }
      return await sendInput(run.page, () => run.page.mouse.click(ready.x, ready.y))
    }
    if (await giveUp(Date.now() >= giveUpAt)) {
      const [code, message] = explain({ role: 'form', ...target }, found)
      throw new StepFailure(code, `${message} Name the button to press instead: Click the "Save" button.`)
    }
    await pause(100)
  }
}

/** Waits until something stands on the page, or no longer does for a moment. */
export async function waitForTarget(
  run: StepRun,
  target: Target,
  state: 'visible' | 'hidden',
): Promise<void> {
  let absentSince: number | undefined
  for (;;) {
    const stands = await callInPage(run.page, run.deadlineMs, 'stands', target)
    if (state === 'visible' && stands) return
    absentSince = stands ? undefined : (absentSince ?? Date.now())
    if (state === 'hidden' && absentSince !== undefined && Date.now() - absentSince >= 300) return
    if (Date.now() + 50 >= run.deadlineMs) {
      const what = target.name ?? target.role ?? 'it'
      throw new StepFailure(
        'steps.timeout',
        `“${what}” ${state === 'visible' ? 'did not appear' : 'did not go away'} in time.`,
      )
    }
    await pause(50)
  }
}

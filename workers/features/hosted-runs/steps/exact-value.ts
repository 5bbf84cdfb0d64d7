import { nameOf } from '../../../../shared/domain/prose-steps/tell-apart.ts'
import { isoDate, spokenDate } from '../../../../shared/domain/prose-steps/told/date-words.ts'
import { callInPage } from './in-page-world.ts'
import { actionable } from './locate.ts'
import type { Found } from '../../../../shared/domain/prose-steps/in-page/shapes.ts'
import { StepFailure } from './step-failure.ts'
import type { StepRun } from './step-run.ts'

const mostPresses = 400

/** Sets what is not typed: a date, time, colour or range through its value, a slider that the page draws itself with the arrow keys. */
export async function setExactly(run: StepRun, found: Found, value: string): Promise<void> {
  await actionable(run, found, { enabled: true, hit: false })
  const slider = await callInPage(run.page, run.deadlineMs, 'sliderAt', found.id)
  if (slider) return await moveSlider(run, found, value)
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(value.trim())
  const full = short ? `#${[1, 2, 3].map((at) => (short[at] ?? '').repeat(2)).join('')}` : inDigits(value)
  const wrong = await callInPage(run.page, run.deadlineMs, 'setValue', found.id, full)
  if (wrong !== null) throw new StepFailure('steps.not_filled', wrong)
}

// "20 May 2031" is what a date field takes as 2031-05-20.
function inDigits(value: string): string {
  const date = spokenDate(value)
  return (date && isoDate(date)) ?? value
}

async function moveSlider(run: StepRun, found: Found, value: string): Promise<void> {
  const wanted = value.trim() === '' ? Number.NaN : Number(value)
  const where = async () =>
    (await callInPage(run.page, run.deadlineMs, 'sliderAt', found.id))?.now ?? Number.NaN
  const fail = (reason: string) =>
    new StepFailure('steps.not_filled', `The ${nameOf(found)} cannot be set to "${value}": ${reason}`)
  let now = await where()
  if (Number.isNaN(wanted) || Number.isNaN(now))
    throw fail('it is no number, or the slider does not say where it stands.')
  await callInPage(run.page, run.deadlineMs, 'focusOn', found.id, false)
  for (let presses = 0; now !== wanted; presses++) {
    await run.page.keyboard.press(wanted > now ? 'ArrowRight' : 'ArrowLeft')
    const next = await where()
    if (next === now || presses >= mostPresses) throw fail(`the arrow keys leave it at ${now}.`)
    if (Math.sign(wanted - next) === -Math.sign(wanted - now)) throw fail(`it goes from ${now} to ${next}.`)
    if (Math.abs(wanted - next) > Math.abs(wanted - now))
      throw fail(`the arrow keys lead away from it, to ${next}.`)
    now = next
  }
}

import type { DatePart, Found } from '../../../../shared/domain/prose-steps/in-page/shapes.ts'
import { pause } from './deadline.ts'
import { nameOf } from '../../../../shared/domain/prose-steps/tell-apart.ts'
import { callInPage } from './in-page-world.ts'
import { actionable } from './locate.ts'
import { StepFailure } from './step-failure.ts'
import type { StepRun } from './step-run.ts'

const moment = /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})(?:[T ](?<hour>\d{2}):(?<minute>\d{2}))?$/
const timeOfDay = /^(?<hour>\d{2}):(?<minute>\d{2})$/

// Pages tell a moment later what they took.
const takesWithinMs = 1000

/** Types a date or time into the parts of a field one by one, and sees that each holds its number. */
export async function fillParts(
  run: StepRun,
  found: Found,
  parts: readonly DatePart[],
  value: string,
): Promise<void> {
  const numbers = (moment.exec(value) ?? timeOfDay.exec(value))?.groups ?? {}
  const given = Object.values(numbers).filter((one) => one !== undefined).length
  if (given !== parts.length || parts.some(({ part }) => numbers[part] === undefined))
    throw new StepFailure(
      'steps.not_filled',
      `The ${nameOf(found)} takes ${parts.map(({ part }) => part).join(', ')}. Write dates as 2026-12-24 and times as 14:30.`,
    )
  for (const { id, part } of parts) {
    const { x, y } = await actionable(run, { ...found, id }, { enabled: true, hit: true })
    await run.page.mouse.click(x, y)
    await run.page.keyboard.type(numbers[part] ?? '')
  }
  const giveUpAt = Math.min(run.deadlineMs, Date.now() + takesWithinMs)
  for (;;) {
    const filled = await callInPage(run.page, run.deadlineMs, 'datePartsOf', found.id)
    const wrong = filled.filter(({ part, now }) => now !== Number(numbers[part]))
    if (filled.length === parts.length && wrong.length === 0) return
    if (Date.now() >= giveUpAt) throw notTaken(found, wrong, value)
    await pause(50)
  }
}

function notTaken(found: Found, wrong: readonly DatePart[], value: string): StepFailure {
  const held = wrong.map(({ part, now }) => `the ${part} is ${now ?? 'empty'}`).join(', ')
  return new StepFailure('steps.not_filled', `The ${nameOf(found)} did not take "${value}": ${held}.`)
}

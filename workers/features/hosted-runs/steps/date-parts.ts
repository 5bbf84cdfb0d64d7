import type { DatePart, Found } from '../../../../shared/domain/prose-steps/in-page/shapes.ts'
import { pause } from './deadline.ts'
import { nameOf } from '../../../../shared/domain/prose-steps/tell-apart.ts'
import { callInPage } from './in-page-world.ts'
import { actionable } from './locate.ts'
import { StepFailure } from './step-failure.ts'
import type { StepRun } from './step-run.ts'

const moment =
  /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})(?:[T ](?<hour>\d{2}):(?<minute>\d{2})(?::(?<second>\d{2}))?)?$/
const timeOfDay = /^(?<hour>\d{2}):(?<minute>\d{2})(?::(?<second>\d{2}))?$/

// Pages tell a moment later what they took.
const takesWithinMs = 1000

/** The parts of a group; where none can be seen, those that come up once the group is in use. */
export async function partsOf(run: StepRun, found: Found): Promise<DatePart[]> {
  const parts = await callInPage(run.page, run.deadlineMs, 'datePartsOf', found.id)
  if (parts.length > 0 || !(await callInPage(run.page, run.deadlineMs, 'hasParts', found.id))) return parts
  await use(run, found)
  return await callInPage(run.page, run.deadlineMs, 'datePartsOf', found.id)
}

async function use(run: StepRun, found: Found): Promise<void> {
  const { x, y } = await actionable(run, found, { enabled: false, hit: false })
  await run.page.mouse.click(x, y)
  await callInPage(run.page, run.deadlineMs, 'settled')
}

/** Brings the parts of a field to light that are transparent as long as nobody uses it. */
async function uncover(run: StepRun, found: Found, [first]: readonly DatePart[]): Promise<void> {
  const isHidden = async (id: number) =>
    (await callInPage(run.page, run.deadlineMs, 'ready', id, { enabled: false, hit: false })).obstacle ===
    'hidden'
  if (!first || !(await isHidden(first.id))) return
  await use(run, found)
  if (await isHidden(first.id)) await callInPage(run.page, run.deadlineMs, 'focusOn', first.id, false)
}

// A clock of twelve hours: the hour on it, and which half of the day.
function onClock(
  numbers: Record<string, string | undefined>,
  parts: readonly DatePart[],
): Record<string, string | undefined> {
  const { hour } = numbers
  if (hour === undefined || !parts.some(({ part }) => part === 'half')) return numbers
  const half = Number(hour) >= 12 ? '1' : '0'
  return { ...numbers, hour: String(Number(hour) % 12 || 12).padStart(2, '0'), half }
}

/** Types a date or time into the parts of a field one by one, and sees that each holds its number. */
export async function fillParts(
  run: StepRun,
  found: Found,
  parts: readonly DatePart[],
  value: string,
): Promise<void> {
  const numbers = onClock((moment.exec(value) ?? timeOfDay.exec(value))?.groups ?? {}, parts)
  const filledParts = Object.values(numbers).filter((one) => one !== undefined).length
  if (filledParts !== parts.length || parts.some(({ part }) => numbers[part] === undefined))
    throw new StepFailure(
      'steps.not_filled',
      `The ${nameOf(found)} takes ${parts.map(({ part }) => (part === 'half' ? 'AM or PM' : part)).join(', ')}. Write dates as 2026-12-24 and times as 14:30.`,
    )
  await uncover(run, found, parts)
  for (const { id, part } of parts) {
    const { x, y } = await actionable(run, { ...found, id }, { enabled: true, hit: true })
    await run.page.mouse.click(x, y)
    const keys = part === 'half' ? (numbers[part] === '0' ? 'a' : 'p') : (numbers[part] ?? '')
    await run.page.keyboard.type(keys)
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

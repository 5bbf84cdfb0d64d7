import type { CalendarMove } from '../../../../shared/domain/prose-steps/in-page/calendar-shapes.ts'
import type { Found } from '../../../../shared/domain/prose-steps/in-page/shapes.ts'
import type { TypedAction } from '../../../../shared/domain/prose-steps/types.ts'
import { type SpokenDate, spokenDate } from '../../../../shared/domain/prose-steps/told/date-words.ts'
import { pause } from './deadline.ts'
import { nameOf } from '../../../../shared/domain/prose-steps/tell-apart.ts'
import { callInPage } from './in-page-world.ts'
import { lastLook } from './last-look.ts'
import { actionable, locate } from './locate.ts'
import { sendInput } from './send-input.ts'
import { StepFailure } from './step-failure.ts'
import type { StepRun } from './step-run.ts'

type Picking = Extract<TypedAction, { action: 'pick_date' }>

const mostTurns = 60
// How long a calendar may take to show another month, or to open.
const turnsWithinMs = 1500

/** Picks a day: as the value of a date field of the browser, else in the calendar of the field, which is opened, else in the one that is open. */
export async function pickDate(run: StepRun, { target, date }: Picking): Promise<void> {
  const field = target && (await locate(run, target, 'fill', { target, purpose: 'point' }))
  if (field) {
    run.resolved.push(`${field.role} "${field.name}"`)
    const native = await callInPage(run.page, run.deadlineMs, 'dateFor', field.id, date)
    if (native && 'reason' in native) throw refused(`The ${nameOf(field)} cannot be set: ${native.reason}.`)
    if (native) return await setDate(run, field, native.value)
  }
  const opened = field && (await openCalendar(run, field))
  if (field && !opened) throw refused(`The ${nameOf(field)} opened no calendar that can be read.`)
  await goTo(run, date, opened?.isOwn ? opened.before : [])
}

/**
 * Enters a date in a field that takes no typing but opens a calendar: picks the day there, and sees that the field shows it. False where the text is no
 * whole date or no calendar opens.
 */
export async function enterByCalendar(run: StepRun, field: Found, value: string): Promise<boolean> {
  const date = wholeDate(value)
  if (!date) return false
  const opened = await openCalendar(run, field)
  if (!opened?.isOwn) return false
  await goTo(run, date, opened.before)
  const giveUpAt = Math.min(run.deadlineMs - 200, Date.now() + turnsWithinMs)
  const giveUp = lastLook(run)
  for (;;) {
    const { value: shown } = await callInPage(run.page, run.deadlineMs, 'stateOf', field.id)
    if (shown.match(/\d+/g)?.some((number) => Number(number) === date.day)) return true
    if (await giveUp(Date.now() >= giveUpAt)) throw refused(`The ${nameOf(field)} does not show the day.`)
    await pause(50)
  }
}

// Written with points, the day comes first everywhere; with strokes, nobody knows.
const dotted = /^(?<day>\d{1,2})\.\s?(?<month>\d{1,2})\.\s?(?<year>\d{4})$/

function wholeDate(value: string): SpokenDate | undefined {
  const { day = '', month = '', year = '' } = dotted.exec(value.trim())?.groups ?? {}
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const date = spokenDate(year === '' ? value : iso)
  return date?.month !== undefined && date.year !== undefined && date.day > 0 ? date : undefined
}

async function setDate(run: StepRun, field: Found, value: string): Promise<void> {
  await actionable(run, field, { enabled: true, hit: false })
  const wrong = await callInPage(run.page, run.deadlineMs, 'setValue', field.id, value)
  if (wrong !== null) throw refused(wrong)
}

/** Clicks the field as a person would, and gives back the calendars that stood there before and are not its own; undefined where there is none at all. */
async function openCalendar(
  run: StepRun,
  field: Found,
): Promise<{ before: number[]; isOwn: boolean } | undefined> {
  // What opens on focus does not open in a field that has it already.
  await callInPage(run.page, run.deadlineMs, 'leaveField')
  const before = await callInPage(run.page, run.deadlineMs, 'calendarsNow')
  const { x, y } = await actionable(run, field, { enabled: true, hit: true })
  await sendInput(run.page, () => run.page.mouse.click(x, y))
  const giveUpAt = Math.min(run.deadlineMs - 200, Date.now() + turnsWithinMs)
  const giveUp = lastLook(run)
  for (;;) {
    const now = await callInPage(run.page, run.deadlineMs, 'calendarsNow')
    if (now.some((id) => !before.includes(id))) return { before, isOwn: true }
    if (await giveUp(Date.now() >= giveUpAt)) return now.length > 0 ? { before, isOwn: false } : undefined
    await pause(50)
  }
}

/** Turns the calendar month by month to the day, and clicks it. */
async function goTo(run: StepRun, date: Picking['date'], before: number[]): Promise<void> {
  const ask = async () => await callInPage(run.page, run.deadlineMs, 'calendarMove', date, before)
  let next = await rested(run, ask)
  let way = 0
  for (let turns = 0; next.move === 'turn'; turns++) {
    if (turns >= mostTurns) throw refused('The month is too far away to turn the calendar to it.')
    const { shown } = next
    await click(run, next)
    next = await turned(run, ask, shown)
    const went = Math.sign((next.move === 'pick' ? shown : (next.shown ?? shown)) - shown)
    if (next.move === 'turn' && (went === 0 || (way !== 0 && went !== way)))
      throw refused('The calendar does not turn to the month that is meant.')
    way = went || way
  }
  if (next.move === 'none') throw refused(next.reason)
  run.resolved.push(`day "${next.name}"`)
  await click(run, next)
}

/** A calendar may be on its way. */
async function rested(run: StepRun, ask: () => Promise<CalendarMove>): Promise<CalendarMove> {
  const giveUpAt = Math.min(run.deadlineMs - 200, Date.now() + Math.min(run.targetTimeoutMs, turnsWithinMs))
  const giveUp = lastLook(run)
  for (;;) {
    const move = await ask()
    if (move.move !== 'none' || move.shown !== undefined || (await giveUp(Date.now() >= giveUpAt)))
      return move
    await pause(50)
  }
}

async function turned(run: StepRun, ask: () => Promise<CalendarMove>, from: number): Promise<CalendarMove> {
  const giveUpAt = Math.min(run.deadlineMs - 200, Date.now() + turnsWithinMs)
  const giveUp = lastLook(run)
  for (;;) {
    const move = await ask()
    if (move.move === 'pick' || (move.shown !== undefined && move.shown !== from)) return move
    if (await giveUp(Date.now() >= giveUpAt)) return move
    await pause(30)
  }
}

async function click(run: StepRun, { id, name }: Extract<CalendarMove, { id: number }>): Promise<void> {
  const found: Found = { status: 'found', id, role: '', name, kind: 'other', matched: name }
  const { x, y } = await actionable(run, found, { enabled: true, hit: true })
  await sendInput(run.page, () => run.page.mouse.click(x, y))
}

const refused = (message: string) =>
  new StepFailure(
    'steps.not_filled',
    `${message} Say the day as the calendar shows it: Pick 20 May 2031 as the "Arrival".`,
  )

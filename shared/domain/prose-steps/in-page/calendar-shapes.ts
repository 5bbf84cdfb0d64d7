import type { Target } from '../types.ts'
import type { CodeBox, Resolution } from './shapes.ts'

/** A month as the page shows it: its days from the first to the last, each the smallest element that says its number. */
export interface ShownMonth {
  /** Months since the year 0. */
  at: number
  days: Element[]
  /** What holds the days and the heading that names the month. */
  root: Element
}

/** What to do next to get to a day. */
export type CalendarMove =
  | { move: 'pick'; id: number; name: string }
  | { move: 'turn'; id: number; shown: number; name: string }
  | { move: 'none'; reason: string; shown?: number }

/** How calendars are read and turned, beside what all of `InPage` is. */
export interface CalendarsInPage {
  hasParts(id: number): boolean
  codeBoxes(id: number): CodeBox[]
  codeRows(place: Element): Element[][]
  codeCalled(target: Target, scope: Element): Resolution | undefined
  monthsShown(): ShownMonth[]
  dayRows(): Element[][]
  numberOf(element: Element): number | undefined
  monthNamed(days: Element[], rows: Element[][]): { at: number; root: Element } | undefined
  dateTold(day: Element, root: Element | undefined): number | undefined
  headOf(root: Element, first: Element): string
  monthsIn(text: string): number[]
  monthWords(): string[]
  monthSaid(at: number): string
  isBlocked(element: Element, root: Element): boolean
  calendarsNow(): number[]
  calendarMove(date: { day: number; month?: number; year?: number }, before: number[]): CalendarMove
  dayNamed(name: string): Resolution | undefined
  turningOf(root: Element, forward: boolean): Element | undefined
  writtenOn(element: Element): string
  isTurning(element: Element, wanted: RegExp): boolean
}

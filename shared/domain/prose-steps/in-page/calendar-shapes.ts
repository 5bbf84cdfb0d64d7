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

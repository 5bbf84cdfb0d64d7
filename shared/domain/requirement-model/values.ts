/**
 * What an input can hold and a page can show. Numbers are decimal strings ("12.50"), so that nothing is lost between a text, the model and
 * a case; a `text` in an input for numbers is an entry that is none ("x1").
 */
export type Value =
  | { type: 'number'; value: string }
  | { type: 'text'; value: string }
  | { type: 'boolean'; value: boolean }
  /** An ISO date, "2026-12-24". */
  | { type: 'date'; value: string }
  /** So many months, then so many days from the day of the run: no clock is read here. */
  | { type: 'day'; fromToday: number; months?: number }
  /** "14:30". */
  | { type: 'time'; value: string }
  /** A file by name, type ("pdf") and size in bytes. */
  | { type: 'file'; name: string; format: string; bytes: string }
  /** Nothing was entered, chosen or ticked. */
  | { type: 'empty' }

export const empty: Value = { type: 'empty' }
export const number = (value: string): Value => ({ type: 'number', value })
export const text = (value: string): Value => ({ type: 'text', value })

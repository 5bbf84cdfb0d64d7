import type { DraftStep } from './types.ts'

/**
 * Whether the first row below a case's own says the steps of that once more, as some exporters do: they give the first step, or all of them,
 * beside the title, and then a row for each. Steps that say no more than an action may be meant twice, unless both have one number.
 */
export function repeatsStart(
  start: readonly DraftStep[],
  rows: readonly DraftStep[],
  hasSameNumber = false,
): boolean {
  if (start.length === 0 || rows.length < start.length) return false
  if (!start.every((step, index) => isSame(step, rows[index]))) return false
  return hasSameNumber || start.length > 1 || Boolean(start[0]?.expected || start[0]?.data)
}

const isSame = (one: DraftStep, other: DraftStep | undefined) =>
  one.action.trim() === other?.action.trim() &&
  one.expected.trim() === other.expected.trim() &&
  (one.data ?? '').trim() === (other.data ?? '').trim()

export const readOnce =
  'The steps beside the title stand once more in the rows below it, so they were read once. Take them out of one place.'

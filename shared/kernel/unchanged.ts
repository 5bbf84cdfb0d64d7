import { isDeepStrictEqual } from 'node:util'
import type { Context } from './context.ts'

/** Those of the given fields that differ from what is shown, so that an answer may be sent back as it is and changes nothing. */
export const changedFields = <T extends object>(given: T, shown: object): Partial<T> =>
  Object.fromEntries(
    Object.entries(given).filter(
      ([name, value]) => !isDeepStrictEqual(value, (shown as Record<string, unknown>)[name]),
    ),
  ) as Partial<T>

/** The answer of a write that was asked to change nothing: there is nothing to tell the audit log. */
export function unchanged<T>(context: Context, answer: T): T {
  context.audited = true
  return answer
}

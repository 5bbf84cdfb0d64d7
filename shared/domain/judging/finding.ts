import type { CaseCheck, CheckName } from '../test-cases/schema.ts'

/** What one check says of a case, and how to mend what fails. */
export interface Finding extends CaseCheck {
  hint?: string
}

const longestReason = 1000
const longestSentence = 4000

/** A finding within the bounds of the wire. */
export function finding(
  check: CheckName,
  result: CaseCheck['result'],
  reason: string,
  { sentence, hint }: { sentence?: string | undefined; hint?: string | undefined } = {},
): Finding {
  return {
    check,
    result,
    reason: cut(reason, longestReason),
    ...(sentence === undefined ? {} : { sentence: cut(sentence, longestSentence) }),
    ...(hint === undefined ? {} : { hint: cut(hint, longestReason) }),
  }
}

export const cut = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1)}…` : text

/** Up to three names for people, and how many more there are. */
export function listed(names: readonly string[], most = 3): string {
  const more = names.length - most
  const first = names.slice(0, most).map((name) => `“${cut(name, 80)}”`)
  const all = more > 0 ? [...first, `${more} more`] : first
  return all.length > 1 ? `${all.slice(0, -1).join(', ')} and ${all.at(-1) ?? ''}` : (all[0] ?? '')
}

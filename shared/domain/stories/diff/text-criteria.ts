import type { Criterion } from './types.ts'

/** As many criteria as a story has at most. */
const most = 100
const longest = 1000

/** The sentences and lines of a text as criteria of a story that has none: each says what has to hold. What is beyond a hundred is one. */
export function textCriteria(...texts: readonly string[]): Criterion[] {
  const said = texts
    .flatMap((text) => text.split(/[\n\r]+|(?<=[.!?]["”’)]?)\s+(?=["“(]?\p{Lu})/u))
    .map((one) => one.trim())
    .filter((one) => /[\p{L}\p{N}]/u.test(one))
  const rest = said.slice(most - 1).join(' ')
  return [...said.slice(0, most - 1), rest]
    .filter((one) => one !== '')
    .map((then) => ({ given: '', when: '', then: then.slice(0, longest) }))
}

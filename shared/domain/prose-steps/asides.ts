import { severalWords } from '../english/number-words.ts'
import { readNumber } from './patterns.ts'
import type { TypedAction } from './types.ts'

const counted = new RegExp(
  String.raw`^(.*?),? (?:(twice)(?: more)?|(\d{1,2}|${severalWords}) (?:more )?times|(\d{1,2}) ?[x×])(?: (on .+))?$`,
  'i',
)
const emptily =
  /^(.+?),? (?:with|leaving|while leaving) (?:(?:an?|the|all|both|every) )*(?:(?:(?:fields?|inputs?|form) )?(?:left )?(?:empty|blank)|(?:empty|blank) (?:fields?|inputs?|form|values?))$/i
const mostTimes = 20

/** Nothing is entered; that the fields are empty has to be true all the same. */
export const emptyFields: TypedAction = {
  action: 'wait_until',
  checks: [{ kind: 'assert_entries', target: { role: 'textbox' }, expected: '' }],
}

/** What a clause says beside what is done: how often ("ten times", "3x"), and that nothing was entered before ("with empty fields"). */
export function withoutAsides(clause: string): { clause: string; times: number; empty: boolean } {
  const [, bare] = emptily.exec(clause) ?? []
  const text = bare ?? clause
  const [, before = text, twice, words, digits, on] = counted.exec(text) ?? []
  const times = twice ? 2 : Number(digits ?? 0) || (words === undefined ? 1 : readNumber(words))
  const fits = times <= mostTimes
  return {
    clause: fits ? [before, on].filter((part) => part).join(' ') : text,
    times: fits ? times : 1,
    empty: bare !== undefined,
  }
}

/** Actions done several times. What replaces the value of a field says something else by being done again, so it is not. */
export function repeated(actions: TypedAction[], times: number): TypedAction[] | undefined {
  const [only, ...more] = actions
  if (
    times > 1 &&
    more.length === 0 &&
    only &&
    ['fill', 'select', 'check', 'uncheck', 'clear'].includes(only.action)
  )
    return undefined
  return Array.from({ length: times }, () => actions).flat()
}

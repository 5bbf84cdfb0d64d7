import { isClass, isGerund, isPlural, isWord, lower } from '../../stories/writing/tokens.ts'
import { masses } from '../../stories/writing/wording/roles.ts'
import { tokensOf, verbOf } from './shape.ts'

/** They stand without an article. */
const others = new Set(
  'access payment information data time support money permission stock delivery help mail text training search registration login software content feedback progress traffic space memory power work nothing nobody everything everyone everybody somebody someone something it he she one access capacity money music news paper room weather'.split(
    ' ',
  ),
)

/** Clauses in the short words of notes ("order is placed") as sentences have them ("the order is placed"). What is counted decides; names and masses stay as they are. */
export function withArticles(clause: string): string {
  const tokens = tokensOf(clause)
  const verb = verbOf(tokens)
  const subject = tokens.slice(0, verb)
  if (verb < 1 || verb > 3) return clause
  const isBare = subject.every(
    (token, at) =>
      isWord(token) &&
      isClass(token, 'noun', 'adjective') &&
      /^\p{Ll}+$/u.test(token.text) &&
      !isPlural(token) &&
      !isGerund(token) &&
      (at > 0 || !/^(?:all|both|no|such|most|more|same|other)$/.test(lower(token))),
  )
  const head = lower(subject.at(-1))
  return isBare && !others.has(head) && !masses.has(head) ? `the ${clause}` : clause
}

import type { Token } from '../../tokens.ts'
import { isState } from '../names.ts'
import { verbsOf } from './verbs.ts'
import { lemmaOf, wordOf } from './tokens.ts'
import { finals } from './words.ts'

const things = new Set(
  'move action change step event transition combination button operation attempt status state way thing one'.split(
    ' ',
  ),
)

export const several = new Set(['way', 'thing', 'outcome', 'possibility', 'case'])

/** "Every other move", "nothing else"; "in any other state"; "whatever one tries". */
export type All = 'other' | 'elsewhere' | 'any'

export function allIn(tokens: readonly Token[]): All | undefined {
  const lowered = tokens.slice(0, 8).map(wordOf)
  const at = lowered.findIndex((word) =>
    /^(?:every|any|all|no|nothing|whatever|whichever|anything|everything|each)$/.test(word),
  )
  // "With "1 to 12" for everything else" is about what is entered.
  if (at < 0 || /^(?:for|with)$/.test(lowered[at - 1] ?? '')) return undefined
  const [word, next, third] = [lowered[at] ?? '', lowered[at + 1] ?? '', tokens[at + 2]]
  if ((word === 'nothing' || word === 'anything' || word === 'everything') && next === 'else') return 'other'
  if (
    /^(?:other|further|remaining)$/.test(next) &&
    third?.kind === 'word' &&
    (things.has(third.lemma) || things.has(lemmaOf(tokens[at + 3])))
  )
    return /^(?:state|status)$/.test(third.lemma) ? 'elsewhere' : 'other'
  if (/^(?:whatever|whichever)$/.test(word)) return at === 0 ? 'any' : undefined
  if (word === 'nothing') return 'any'
  return things.has(lemmaOf(tokens[at + 1])) && word !== 'each' ? 'any' : undefined
}

export function isFinalAt(tokens: readonly Token[]): boolean {
  const verbs = verbsOf(tokens)
  return (
    verbs !== undefined &&
    verbs.isCopula &&
    !verbs.isNegated &&
    tokens.slice(verbs.main + 1).some((token) => finals.has(wordOf(token)) && !isState(token))
  )
}

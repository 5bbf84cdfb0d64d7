import type { Comparison } from '../../../requirement-model/index.ts'
import type { Token } from '../../tokens.ts'
import { wordsOf } from '../names.ts'
import { inputOf } from '../parser.ts'
import { isPressed } from './controls.ts'
import { boundsAt } from './guards.ts'
import { classOf, lemmaOf, wordOf } from './tokens.ts'

/** How long a text has to be that is given for a deed. */
export interface Demanded {
  about: string
  of: { operator: Comparison; value: string }[]
  messages: string[]
}

const needing = new Set(
  'need require must shall should have enter give fill provide state necessary'.split(' '),
)

/** "To reject, a Reason of 10 to 300 characters is needed; otherwise "…" comes up", whatever else the sentence tells. */
export function demandedIn(tokens: readonly Token[]): Demanded | undefined {
  if (!tokens.some((token) => needing.has(lemmaOf(token)))) return undefined
  const input = inputOf(tokens, 4 * tokens.length + 200)
  for (const [at, token] of tokens.entries()) {
    if (wordOf(token) !== 'of' || classOf(tokens[at - 1]) !== 'noun') continue
    const told = boundsAt(input, at + 1)
    if (!told || !told.of.every(({ unit }) => unit === 'characters' || unit === 'character')) continue
    const from = tokens.findLastIndex((own, index) => index < at && classOf(own) === 'determiner')
    const name = tokens.slice(from + 1, at)
    const quoted = tokens.flatMap((own, index) =>
      own.kind === 'quoted' && !isPressed(tokens, index) ? [own.value] : [],
    )
    if (from < 0 || name.length > 3 || quoted.length > 1) return undefined
    return { about: wordsOf(name), of: told.of, messages: quoted }
  }
  return undefined
}

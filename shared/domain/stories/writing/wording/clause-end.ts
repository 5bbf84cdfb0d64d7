import type { Token } from '../../../requirement-reading/tokens.ts'
import { isFinite } from './finite.ts'
import { hasModal } from './finite.ts'
import { lower } from '../tokens.ts'
import { trimmed } from './clauses.ts'
import { subjectOf } from './subjects.ts'
import { infinitiveAt, isJoinedVerb } from './verb-group.ts'

/**
 * The clause up to where another one begins: at a dash, a colon, or before a verb that belongs to none of the clauses of who, which and when and does not go on with the same subject. Nothing where what
 * obliges stands behind that.
 */
export function upToNext(source: string, tokens: readonly Token[]): Token[] | undefined {
  const first = subjectOf(source, tokens)?.verb ?? 0
  const isLetting = /^(?:let|lets|make|makes|help|helps|have)$/
  const from = infinitiveAt(tokens, first)?.rest ?? first + 1
  let isLet = isLetting.test(lower(tokens[from - 1]))
  let isAside = false
  let comma = -1
  for (let at = from; at < tokens.length; at += 1) {
    const word = lower(tokens[at])
    if ((/^[–—-]$/.test(word) && isApart(source, tokens[at])) || (word === ':' && at > 2))
      return upTo(tokens, at)
    if (/^(?:,|and|but|yet|so|or)$/.test(word)) {
      if (!/^(?:,|and|but|yet|so|or)$/.test(lower(tokens[at - 1]))) comma = at
      isAside = false
    } else if (opening.has(word)) isAside = true
    if (!isFinite(tokens, at) || isAside || isJoinedVerb(tokens, at)) continue
    if (isLet) isLet = false
    else if (
      comma < 0 ||
      at - comma > 9 ||
      (!/^(?:and|but|yet|so)$/.test(lower(tokens[comma + 1])) && tokens[comma]?.text === ',')
    )
      return undefined
    else return upTo(tokens, comma)
  }
  return trimmed(tokens)
}

const opening = new Set(
  'which who whom whose that because since while when if where once after before until unless what how why whether -> nobody everyone they we i you she he it'.split(
    ' ',
  ),
)

const isApart = (source: string, token: Token | undefined): boolean =>
  token !== undefined && /\s/.test(source[token.start - 1] ?? ' ') && /\s/.test(source[token.end] ?? ' ')

const upTo = (tokens: readonly Token[], end: number): Token[] | undefined => {
  const kept = trimmed(closed(tokens.slice(0, end)))
  return hasModal(tokens) && !hasModal(kept) ? undefined : kept
}

/** Without a bracket that was cut open. */
function closed(tokens: readonly Token[]): readonly Token[] {
  const open = tokens.findLastIndex(({ text }) => text === '(')
  return open >= 0 && !tokens.slice(open).some(({ text }) => text === ')') ? tokens.slice(0, open) : tokens
}

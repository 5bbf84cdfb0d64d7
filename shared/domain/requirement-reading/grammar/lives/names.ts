import type { Token } from '../../tokens.ts'
import { isCapital, wordsOf } from '../names.ts'
import { isVerb, wordOf } from './tokens.ts'

const isLink = (token: Token | undefined): boolean => /^(?:of|on)$/.test(wordOf(token))

/** The first name with a capital: "Days on the shelf". */
export function capitalsIn(tokens: readonly Token[], isWhole = false): string | undefined {
  const at = tokens.findIndex(
    (token, index) =>
      token.kind === 'word' &&
      isCapital(token) &&
      !token.state &&
      (isWhole || index > 0) &&
      /^(?:noun|adjective|verb)$/.test(token.classes[0] ?? ''),
  )
  if (at < 0) return undefined
  let end = at + 1
  while (end < tokens.length && end < at + 4) {
    const token = tokens[end]
    if (
      token?.kind !== 'word' ||
      token.state ||
      isVerb(token) ||
      !/^(?:noun|adjective|verb)$/.test(token.classes[0] ?? '')
    ) {
      const isInside =
        isLink(token) && !/^(?:each|every|an?|any|its|this|that)$/.test(wordOf(tokens[end + 1]))
          ? tokens[end + 1]?.kind === 'word' && !isVerb(tokens[end + 1])
          : wordOf(token) === 'the' && isLink(tokens[end - 1])
      if (!isInside) break
    }
    end += 1
  }
  const name = tokens.slice(at, end)
  while (name.length > 1 && /^(?:of|on|the|in)$/.test(wordOf(name.at(-1)))) name.pop()
  return wordsOf(name)
}

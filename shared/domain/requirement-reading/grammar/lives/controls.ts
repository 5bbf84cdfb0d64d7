import type { Token } from '../../tokens.ts'
import { lemmaOf, wordOf } from './tokens.ts'
import { pressing, telling } from './words.ts'

export const isPressed = (tokens: readonly Token[], at: number): boolean => {
  const near = tokens.slice(Math.max(0, at - 4), at)
  if (near.some((token) => pressing.has(lemmaOf(token)) || pressing.has(wordOf(token))))
    return !isSaid(tokens[at]) || near.some((token) => /^(?:press|click|tap|hit)$/.test(lemmaOf(token)))
  return /^(?:button|link|key)$/.test(wordOf(tokens[at + 1]))
}

/** "The time for an appeal is over." says something; a control is called by few words. */
const isSaid = (token: Token | undefined): boolean =>
  token?.kind === 'quoted' && (/[.!?]$/.test(token.value) || token.value.split(' ').length > mostWords)

const mostWords = 3

export function controlIn(tokens: readonly Token[]): string | undefined {
  const at = tokens.findIndex(
    (token, index) =>
      token.kind === 'quoted' &&
      (isPressed(tokens, index) ||
        (index > 0 && lemmaOf(tokens[index - 1]) === 'get' && !isSaid(token)) ||
        (index === 0 &&
          !isSaid(token) &&
          tokens.length > 1 &&
          !tokens.some((one) => telling.has(lemmaOf(one))))),
  )
  const found = tokens[at]
  return found?.kind === 'quoted' ? found.value : undefined
}

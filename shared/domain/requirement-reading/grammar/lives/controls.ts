import type { Token } from '../../tokens.ts'
import { lemmaOf, wordOf } from './tokens.ts'
import { pressing, telling } from './words.ts'

export const isPressed = (tokens: readonly Token[], at: number): boolean => {
  for (let back = at - 1; back >= Math.max(0, at - 4); back -= 1)
    if (pressing.has(lemmaOf(tokens[back])) || pressing.has(wordOf(tokens[back]))) return true
  return /^(?:button|link|key)$/.test(wordOf(tokens[at + 1]))
}

export function controlIn(tokens: readonly Token[]): string | undefined {
  const at = tokens.findIndex(
    (token, index) =>
      token.kind === 'quoted' &&
      (isPressed(tokens, index) ||
        (index > 0 && lemmaOf(tokens[index - 1]) === 'get') ||
        (index === 0 && tokens.length > 1 && !tokens.some((one) => telling.has(lemmaOf(one))))),
  )
  const found = tokens[at]
  return found?.kind === 'quoted' ? found.value : undefined
}

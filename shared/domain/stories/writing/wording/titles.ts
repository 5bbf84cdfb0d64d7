import { capital, uncapital } from '../../../english/capital.ts'
import type { Token } from '../../../requirement-reading/tokens.ts'
import { isProper } from './proper.ts'
import { isWord } from '../tokens.ts'

const longest = 80

/** A beginning capital, and no more words than a title has. */
export function titled(words: string): string {
  const short = shortened(words.replace(/^[\s"“]+(?=[^"”]*$)/, ''))
  return capital(short)
}

/** Cut where a phrase ends; of what is listed as much as there is room for. */
function shortened(words: string): string {
  const said = words.replace(/[.,;:\s]+$/, '')
  if (said.length <= longest) return said
  const cut = said.slice(0, longest + 1)
  const ends = [
    ...cut.matchAll(
      /(?:,(?! ["“])| (?=(?:and|by|with|within|until|which|who|that|when|if|once|for|from|in|on|at|after|before|to|because|so|whose|where|against) ))/g,
    ),
  ].map(({ index }) => index)
  const end = ends.filter((index) => index > longest / 2).at(-1) ?? cut.lastIndexOf(' ')
  return cut
    .slice(0, end > 0 ? end : longest)
    .replace(
      /(?:[.,;:\s]+| (?:on|of|at|in|to|by|with|and|or|the|an?|from|for|as|than|not|lies|is|are|be|it|its|their|so|but|\([^()]*))+$/,
      '',
    )
}

/** As it stands within a sentence: a name keeps its capital. */
export const lowered = (words: string, first: Token | undefined): string =>
  !isWord(first) || first.text === 'I' || /^\p{Lu}[\p{Lu}\d-]/u.test(words) || isProper(first.text)
    ? words
    : uncapital(words)

import { uncapital } from '../../english/capital.ts'
import { remembered } from '../../basics/remembered.ts'

/** A sentence without its quoted texts: `Enter § in the § field`, and what stood in the quotes. */
export interface Masked {
  plain: string
  quoted: string[]
}

const hole = '§'

export function masked(sentence: string): Masked {
  const quoted: string[] = []
  const plain = sentence.replaceAll(hole, ' ').replace(/"((?:[^"\\]|\\.)*)"/g, (_, inside: string) => {
    quoted.push(inside.replace(/\\(.)/g, '$1'))
    return hole
  })
  return { plain, quoted }
}

/** The words in the places of a form ("Enter § as *"), the quoted ones and the others in the order of each; nothing where it does not fit. */
export function fitting(
  form: string,
  { plain, quoted }: Masked,
): { quoted: string[]; rest: string[] } | undefined {
  const pieces = piecesOf(form)
  const tail = pieces.at(-1) ?? ''
  if (pieces.length === 1 ? tail.length !== plain.length : !plain.endsWith(tail)) return undefined
  const rest: string[] = []
  let at = 0
  for (const [index, piece] of pieces.entries()) {
    const last = index === pieces.length - 1
    const found = index === 0 ? 0 : last ? plain.length - piece.length : plain.indexOf(piece, at + 1)
    const there = lowered(plain.slice(found, found + piece.length), found) === lowered(piece, found)
    if (found < at || !there || (index > 0 && found === at)) return undefined
    if (index > 0) rest.push(plain.slice(at, found))
    at = found + piece.length
  }
  return at === plain.length && !rest.some((one) => one.includes(hole)) ? { quoted, rest } : undefined
}

const piecesOf = remembered((form) => form.split('*'))

const lowered = (text: string, at: number): string => (at === 0 ? uncapital(text) : text)

/** A name as names are compared: small letters, no article. */
export const bare = (name: string): string => {
  const small = name.trim().toLowerCase()
  const [first = '', ...rest] = small.split(' ')
  return rest.length > 0 && ['the', 'a', 'an', 'its', 'their', 'this'].includes(first)
    ? rest.join(' ')
    : small
}

/**
 * Sentences joined by "and", each read by itself: the first way to cut them in which all are read. `read` gives nothing for words that are
 * no sentence. What cannot be read is the rest in its own words.
 */
export function joinedSentences<T>(text: string, read: (one: Masked) => T | undefined): (T | string)[] {
  const { plain, quoted } = masked(text)
  const parts = plain.split(' and ')
  const from = (start: number): (T | string)[] => {
    if (start === parts.length) return []
    for (let end = start + 1; end <= parts.length; end += 1) {
      const own = parts.slice(start, end).join(' and ')
      const before = holesIn(parts.slice(0, start).join(''))
      const found = read({ plain: own, quoted: quoted.slice(before, before + holesIn(own)) })
      if (found !== undefined) return [found, ...from(end)]
    }
    return [parts.slice(start).join(' and ')]
  }
  return text === '' ? [] : from(0)
}

const holesIn = (text: string): number => text.split(hole).length - 1

/** What is said in small letters, whether it is so or not. */
export const plain = (text: string): string => text.toLowerCase().replaceAll(/ not\b|n't\b/g, '')

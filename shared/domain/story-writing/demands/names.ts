import { isUnknown } from '../../requirement-reading/tokenise/lemma.ts'
import type { Token } from '../../requirement-reading/tokens.ts'
import type { Passage } from '../passages/passage.ts'
import { isPerson } from '../wording/people.ts'

const titled = /\b(?:Mr|Mrs|Ms|Miss|Dr|Prof|Sir|Sister|Herr|Frau)\.?\s+(\p{Lu}[\p{L}'-]+)/gu
/** "Colin (maths)", one behind the other: a list of who was there. */
const present = /(?:^|[:,]\s*)(?:\p{Lu}[\p{L}.]{0,5}\s)?(\p{Lu}[\p{L}'-]+)\s\([^()]{2,30}\)/gu
const common = new Set(
  'monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december english welsh french german spanish i'.split(
    ' ',
  ),
)

/** The people that a text calls by their names, in small letters: by a title, by a list of who was there, by speaking, and by names that no dictionary has. */
export function peopleIn(
  text: string,
  passages: readonly Passage[],
  heads: readonly { text: string }[],
): Set<string> {
  const people = new Set<string>()
  for (const [, name = ''] of text.matchAll(titled)) people.add(name.toLowerCase())
  const lists = [...text.matchAll(present)]
  if (lists.length > 1) for (const [, name = ''] of lists) people.add(name.toLowerCase())
  for (const { speaker } of passages) if (speaker && speaker.length > 2) people.add(speaker.toLowerCase())
  // What the title names is the product.
  const titles = new Set(
    [heads[0]?.text ?? '', passages[0]?.number === 0 ? (heads[0] ? '' : passages[0].text) : '']
      .join(' ')
      .toLowerCase()
      .split(/[^\p{L}]+/u),
  )
  const small = new Set(text.match(/(?<!\p{L})\p{Ll}+/gu))
  for (const { tokens } of passages)
    tokens.forEach((token, at) => {
      const name = token.text.toLowerCase()
      const isOther = titles.has(name) || small.has(name) || small.has(`${name}s`)
      if (isName(token) && !isOther && actsAt(tokens, at) && (at > 0 || mayOpen(tokens))) people.add(name)
    })
  return people
}

/** A sentence begins with a capital whatever the word is: "Webhooks are retried" and "Checkout must be quick" are about no person. */
const mayOpen = (tokens: readonly Token[]): boolean =>
  !/s$|ing$/i.test(tokens[0]?.text ?? '') &&
  !tokens.slice(1, 4).some(({ text }) => /^(?:be|is|are)$/i.test(text))

/** A capital, and a word that no dictionary has. */
export function isName(token: Token | undefined): boolean {
  if (token?.kind !== 'word' || !/^\p{Lu}\p{Ll}+$/u.test(token.text)) return false
  return !common.has(token.text.toLowerCase()) && isUnknown(token.text.toLowerCase()) && !isPerson(token)
}

/** Whether a word has a capital wherever it stands: a day, a month, a language, a name. */
export const isProper = (word: string): boolean =>
  word !== 'I' &&
  /^\p{Lu}/u.test(word) &&
  (common.has(word.toLowerCase()) ? word.toLowerCase() !== 'may' : isUnknown(word.toLowerCase()))

/** A name does something, or has something: no place and no product that is only mentioned. */
function actsAt(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1]
  const before = tokens[at - 1]
  if (before?.kind === 'word' && /^(?:the|a|an|in|to|on|at|from|with|via|by)$/i.test(before.text))
    return false
  return (
    next?.kind === 'word' &&
    (/^(?:verb|auxiliary)$/.test(next.classes[0] ?? '') || /^(?:has|to)$/i.test(next.text))
  )
}

import type { Frame, Word } from './words.ts'

/** Words behind which stands what is not wanted. `without` says more often how something is than what to leave out: it needs a comma or `but` before it. */
const connectors = [
  'with the exception of',
  'with exception of',
  'not including',
  'but excluding',
  'but without',
  'leaving out',
  'apart from',
  'other than',
  'except for',
  'excluding',
  'but not',
  'except',
  'without',
].map((words) => words.split(' '))

/** What a thing that is left out does not begin with, or hold: it would be a condition, a place, or a sentence of its own. */
const conditions = new Set(
  `a an any my your our his her its their me him them us when if where while that which who whom whose what why how as because since after before until unless
  in on at by to from with without under over during for into through is are was were be been being has have had do does did can could may might must should
  shall will would get gets got not never always yet only ever already necessarily every each more less most least than then so too very just even still
  this these those it they we you i he she there here nothing anything everything something someone anyone everyone`.split(
    /\s+/,
  ),
)

const articles = new Set(['the', 'all'])
const joins = new Set([',', 'and', 'or', 'nor', '&'])
const mostItems = 10
const mostWords = 4

/** How many words of a connector stand at a place; 0 where none does. */
export function connectorAt(words: readonly Word[], at: number): number {
  const found = connectors.find((parts) => parts.every((part, place) => words[at + place]?.plain === part))
  if (!found) return 0
  return found.length === 1 && found[0] === 'without' && !isSetOff(words, at) ? 0 : found.length
}

const isSetOff = (words: readonly Word[], at: number): boolean =>
  words[at - 1]?.text === ',' || words[at + 1]?.quoted === true

/** The things that are named from `from` to `end`, and nothing else is: nouns, joined by commas, `and`, `or`. Null where anything is not sure. */
export function thingsIn(words: readonly Word[], from: number, end: number): string[] | null {
  const items: Word[][] = [[]]
  for (const word of words.slice(from, end)) {
    const open = items.at(-1)
    if (joins.has(word.text.toLowerCase()) && !word.quoted) {
      if (open?.length) items.push([])
    } else if (open && !(open.length === 0 && articles.has(word.plain))) open.push(word)
  }
  if (items.at(-1)?.length === 0) items.pop()
  const sure = items.length > 0 && items.length <= mostItems && items.every(isThing)
  return sure ? items.map((item) => item.map(({ text }) => text).join(' ')) : null
}

function isThing(item: readonly Word[]): boolean {
  if (item.length === 0 || item.length > mostWords) return false
  if (item.some(({ quoted }) => quoted)) return item.length === 1
  return item.every(({ plain }, at) => !conditions.has(plain) && !(at === 0 && plain.endsWith('ing')))
}

/** Names in the middle of a sentence end where small letters go on: `other than PDF are supported`. Returns where they end. */
export function namesFrom(words: readonly Word[], from: number): number {
  let at = from
  while (at < words.length && at - from < mostWords && isName(words[at])) at++
  return at
}

const isName = (word: Word | undefined): boolean =>
  word !== undefined && (word.quoted || /^\p{Lu}/u.test(word.text))

/** Only of things that are looked for some can be left out; a question whether something is so names them for another reason. */
export const leavesOut = (frame: Frame): boolean => frame !== 'other'

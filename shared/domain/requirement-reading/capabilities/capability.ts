import type { Token } from '../tokens.ts'
import { tokenise } from '../tokenise.ts'
import { deedsIn, type Deed } from './deeds.ts'
import { mayWish, wishIn, type Wish } from './wish.ts'

/** What somebody wants to do, or may, or may not: it says what is done, and by its verb what is so afterwards. */
export interface Capability extends Wish {
  text: string
  /** It is written like a title: "Assign a Hearing Date". */
  isTitled: boolean
  deeds: Deed[]
}

const longest = 34
const most = 1000
/** From here on a sentence says why, or how fast. */
const reasons = ['so', 'in order to', 'in order that', 'because', 'since', 'which will', 'rather than', 'instead of', 'in under', 'in less than', 'within'] // prettier-ignore
/** With one of these it says more than what is done, or nothing that can be looked at. */
const turning = new Set('unless until except only not never etc better faster easier easily more most user-friendly at-a-glance both either neither e.g i.e nice good great intuitive sensible attractive beautiful flexible quick fast smooth seamless maximum minimum least up-to'.split(' ')) // prettier-ignore
/** Who builds the thing does not use it. */
const builders = new Set('developer developers engineer programmer designer architect maintainer company team'.split(' ')) // prettier-ignore

/** What something is good for is no demand. */
const benefit = /^[^:.]{0,20}\b(?:benefits?|goals?|purpose|objectives?|aims?|value)\b/i

const lower = (token: Token | undefined): string => token?.text.toLowerCase() ?? ''

/** What a sentence wants to be possible; nothing where it has words that nobody could do or look at. */
export function capabilityIn(sentence: string): Capability | undefined {
  if (sentence.length > most) return undefined
  if (!mayWish(sentence)) return undefined
  const text = sentence
    .replace(/\s+/g, ' ')
    .replaceAll('and/or', 'or')
    .replace(/ ?\([^()]*\)/g, '')
    .trim()
  const all = tokenise(text)
  if (benefit.test(text)) return undefined
  const wish = wishIn(all)
  if (!wish || builders.has(lower(wish.actor.at(-1)))) return undefined
  const behind = all.slice(wish.from)
  const isTitled = /^\p{Lu}\p{Ll}/u.test(behind[0]?.text ?? '')
  const said = behind.slice(0, endOf(behind, isTitled))
  if (
    said.length > longest ||
    said.some(
      (token, at) => turning.has(lower(token)) || isOdd(token) || isLimit(token, at) || isTorn(said, at),
    )
  )
    return undefined
  const deeds = deedsIn(said)
  return deeds.length > 0 ? { ...wish, text, deeds, isTitled } : undefined
}

/** A dash between blanks begins a remark. */
const isDash = (tokens: readonly Token[], at: number): boolean =>
  /^[–—-]$/.test(tokens[at]?.text ?? '') && tokens[at - 1]?.end !== tokens[at]?.start

/** How many is tried at its limits. */
const isLimit = (token: Token, at: number): boolean =>
  token.kind === 'number' && (at > 3 || token.unit !== undefined)

/** "A bill to and ship to address": nobody can tell what belongs together. */
const isTorn = (tokens: readonly Token[], at: number): boolean =>
  /^(?:to|of|for|from|with|by)$/.test(lower(tokens[at])) && /^(?:and|or|)$/.test(lower(tokens[at + 1]))

const isOdd = ({ kind, text }: Token): boolean => kind === 'mark' && !/^[,/'’-]$/.test(text)

function endOf(tokens: readonly Token[], isTitle: boolean): number {
  const end = tokens.findIndex((token, at) => {
    if (/^[.;:!?]$/.test(token.text) || isDash(tokens, at)) return true
    if (at > 0 && /^(?:The|As|A|An)$/.test(token.text) && !isTitle) return true
    return reasons.some((reason) => reason.split(' ').every((word, index) => lower(tokens[at + index]) === word)) // prettier-ignore
  })
  const last = end < 0 ? tokens.length : end
  return tokens[last - 1]?.text === ',' ? last - 1 : last
}

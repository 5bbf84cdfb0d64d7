import { habitOf } from '../numbers/written.ts'
import { stem } from '../english/stem.ts'
import { isGerman, isIdleInGerman } from './function-words.ts'
import { askingFrom, type Kind, kindOf } from './question-kinds.ts'
import { type Token, tokensOf } from './tokens.ts'
import type { Reading } from './readings.ts'
import type { Rarity } from './types.ts'

/** A word of a question that has to stand where its answer stands. */
export interface Wanted {
  stem: string
  weight: number
  /** A name, a figure, an acronym or what stands in quotes: nothing else may stand for it. */
  isFixed: boolean
  /** Says little of what is asked. */
  isLight: boolean
  /** A name that stands everywhere: no sentence has to say it. */
  isCommon: boolean
  /** Says of whom, of what, where or for what something is asked: what is told of another one is no answer. */
  isTied: boolean
}

export interface Question {
  kind: Kind
  wanted: Wanted[]
  /** Asks for nothing but the measure of a thing: "How long is X?", "What is the price of X?". */
  isPlain: boolean
  /** What is counted in "how many days". */
  counted?: string
  /** What "which carriers" asks for, as a stem. */
  asksFor?: string
  /** What its answer has to speak of itself, as stems. */
  named: string[]
  /** Texts in quotes, in small letters. */
  quoted: string[]
  tokens: Token[]
}

/** Nobody asks in more words; those behind them are not read. */
const mostWords = 120
const longestRead = 2_000

/**
 * Reads a question: what kind of answer it wants, and the words that must stand where that stands, weighed by how rare they are. `figures` are numbers as documents write them with what
 * they mean there: a question that writes one alike means the same.
 */
export function readQuestion(
  { question: asked, named = '' }: Reading,
  rarity?: Rarity,
  figures: ReadonlyMap<string, string> = new Map(),
): Question {
  const text = asked.slice(0, longestRead)
  const tokens = tokensOf(text, habitOf(text))
    .slice(0, mostWords)
    .map((token) => withFigure(token, figures.get(token.written)))
  const kind = kindOf(text)
  const quoted = [...text.matchAll(/["“„«]([^"”“»]{2,120})["”»]/g)].map(([, inner = '']) =>
    inner.toLowerCase(),
  )
  const inGerman = isGerman(tokens.map(({ word }) => word))
  const told = tokens.filter(({ isIdle, word }) => !isIdle && !(inGerman && isIdleInGerman(word)))
  const tied = tiedIn(tokens)
  const counted = kind === 'how_many' ? countedIn(text, tokens) : undefined
  const asksFor = classIn(text, tokens)
  const wanted = new Map<string, Wanted>()
  const stop =
    kind === 'definition'
      ? (/\b(?:when|if|while|whenever|in the context of)\b/i.exec(text)?.index ?? Infinity)
      : Infinity
  for (const token of told) {
    // "What is a portfolio when we ask a merchant?" asks for a portfolio.
    if (token.start > stop) break
    const isNamed = isName(token, text)
    const isCommon = isNamed && isEverywhere(token, rarity)
    const isFixed = token.isFigure || (isNamed && !isCommon)
    const isLittle = !isFixed && (token.isLight || isCommon || token.stem === asksFor)
    const weight = (isLittle ? lightWeight : 1) * rarityOf(token, rarity)
    const known = wanted.get(token.stem)
    if (!known || known.weight < weight)
      wanted.set(token.stem, {
        stem: token.stem,
        weight,
        isFixed,
        isLight: isLittle,
        isCommon,
        isTied: tied.has(token) && !isCommon,
      })
  }
  return {
    kind,
    isPlain: plainMeasure.test(text),
    wanted: [...wanted.values()],
    ...(counted !== undefined && { counted }),
    ...(asksFor !== undefined && { asksFor }),
    named: sayingStems(named),
    quoted,
    tokens,
  }
}

const withFigure = (token: Token, figure: string | undefined): Token =>
  figure === undefined ? token : { ...token, word: figure, stem: figure }

/** The words of a text that say something; those that say little only where there are no others. */
function sayingStems(text: string): string[] {
  const told = tokensOf(text).filter(({ isIdle }) => !isIdle)
  const heavy = told.filter(({ isLight }) => !isLight)
  return (heavy.length > 0 ? heavy : told).map((token) => token.stem)
}

const plainMeasure =
  /^\s*(?:how (?:long|much|expensive|big|large|high|tall|heavy|old|wide|deep) (?:is|are|was|were)|what (?:is|are|was|were) the (?:price|cost|fee|amount|rate|length|duration))\b/i

/** The word behind "which" or "what", where it is what something is one of. */
function classIn(text: string, tokens: readonly Token[]): string | undefined {
  const from = askingFrom(text)
  const asking = tokens.findIndex(({ start }) => start >= from)
  if (!/^(?:which|what)$/.test(tokens[asking]?.word ?? '')) return undefined
  const behind = tokens.slice(asking + 1, asking + 5)
  const verb = behind.findIndex(({ word }) => auxiliaries.has(word))
  // "Which database versions does", but not "what is" and "which rules apply".
  const named = verb > 0 ? behind[verb - 1] : tokens[asking]?.word === 'which' ? behind[0] : undefined
  return named && !named.isIdle && verb !== 0 ? named.stem : undefined
}

const auxiliaries = new Set(
  'is are was were do does did can could may must should shall will would has have had'.split(' '),
)
const restricting = new Set('for in at of on with from by to under during without'.split(' '))
const leading = new Set(
  'the a an my our your their its his her each every all any this that these those'.split(' '),
)

/** The first word of whom or what a question is about, and of what follows a preposition. */
function tiedIn(tokens: readonly Token[]): ReadonlySet<Token> {
  const tied = new Set<Token>()
  let hasSubject = false
  for (const [at, { word }] of tokens.entries()) {
    const isSubject = !hasSubject && auxiliaries.has(word)
    if (!isSubject && !restricting.has(word)) continue
    if (isSubject) hasSubject = true
    const next = tokens.slice(at + 1, at + 4).find((one) => !leading.has(one.word))
    if (next && !next.isIdle && !next.isLight) tied.add(next)
  }
  return tied
}

const lightWeight = 0.3

/** In how many of the pieces that were searched a word stands, 0 to 1; undefined where nobody knows. */
function shareOf({ word }: Token, rarity?: Rarity): number | undefined {
  if (!rarity || rarity.chunks < 2) return undefined
  const { frequencies, chunks } = rarity
  const key = [stem(word), word].find((one) => Object.hasOwn(frequencies, one))
  return Math.min(1, (key === undefined ? 0 : (frequencies[key] ?? 0)) / chunks)
}

/** The information of a word (its inverse document frequency), between 0.1, for what stands everywhere, and 1, for what stands nowhere; 1 where nobody knows. */
function rarityOf(token: Token, rarity?: Rarity): number {
  const share = shareOf(token, rarity)
  if (share === undefined || !rarity) return 1
  const { chunks } = rarity
  return Math.max(0.1, Math.log((chunks + 1) / (share * chunks + 1)) / Math.log(chunks + 1))
}

const fewestChunks = 20
const mostEverywhere = 0.3
/** What all is about tells nothing apart: the name of the product in its manual. */
const isEverywhere = (token: Token, rarity?: Rarity): boolean =>
  !token.isFigure && (rarity?.chunks ?? 0) >= fewestChunks && (shareOf(token, rarity) ?? 0) >= mostEverywhere

/** With a capital within the question, or all in capitals, or with a digit in it. */
function isName({ written, start }: Token, text: string): boolean {
  if (/\p{L}\p{N}|\p{Lu}.*\p{Lu}/u.test(written)) return true
  return start > firstLetterOf(text) && /^\p{Lu}/u.test(written)
}

const firstLetterOf = (text: string): number => Math.max(0, text.search(/[\p{L}\p{N}]/u))

function countedIn(text: string, tokens: readonly Token[]): string | undefined {
  const at = /\bhow many\b|\bnumber of\b|\bcount of\b/i.exec(text)
  if (!at) return undefined
  const end = at.index + at[0].length
  const behind = tokens.filter(({ start }) => start >= end)
  // "How many paid vacation days does": what is counted stands last before the verb.
  const stop = behind.findIndex(({ word }) => verbs.has(word))
  const phrase = (stop < 0 ? behind.slice(0, 3) : behind.slice(0, stop)).filter(
    ({ isIdle }) => !isIdle || stop > 0,
  )
  const of = phrase.findIndex(({ word }) => word === 'of')
  return (of > 0 ? phrase[of - 1] : phrase.at(-1))?.stem
}

const verbs = new Set(
  'is are was were do does did can could may must should shall will would has have had am in on at for per a an the there'.split(
    ' ',
  ),
)

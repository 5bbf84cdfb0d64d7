import { numberOfWord } from '../english/number-words.ts'
import { baseOfThird } from '../english/third-person.ts'
import { isNoun } from '../prose-steps/nouns.ts'
import { readProse } from '../prose-steps/prose.ts'
import { stripSubject } from '../prose-steps/clauses.ts'
import { apart, telling } from './word-lists.ts'

/** Which part of a step a sentence stands in. */
export type Half = 'actions' | 'checks'

/** What a sentence that was not read offers to say it anew with. */
export interface Words {
  /** Every word outside of quotes, in lower case. */
  all: readonly string[]
  /** What it begins with, which is what is to be done if it is an action. */
  verb: string
  /** Quoted texts first, then the phrases that may be names, each once. */
  names: string[]
  /** Of the names, the one that reads as what is entered or must be seen. */
  value: string | undefined
  /** The first of the others. */
  field: string | undefined
  /** "User name: ab" says what is entered where. */
  entry: { field: string; value: string } | undefined
  /** How many, in digits or in words. */
  number: string | undefined
  /** All of an action as its author said it, if it quotes nothing: what a control that does it may be called like. */
  said: string | undefined
  /** Of the names without quotes, those that are written like the text of a page: "Blue", "5 kg", and both sides of "User name: ab". */
  typed: string[]
}

const longestName = 80
const mostNames = 6
/** As much of a part as is taken apart. */
export const longestPart = 1000
// Marks of quoted texts, words, and all else one by one.
const piece = /\uE000\d+\uE001|[\p{L}\p{N}][\p{L}\p{N}'’%.,@+-]*|[^\s\p{L}\p{N}]/gu

/** Takes a sentence apart into its quoted texts and the phrases between its small words. Never throws. */
export function wordsOf(part: string, half: Half): Words {
  const { text, literals } = readProse(part.slice(0, longestPart))
  const told = stripSubject(text)
  const pieces = (told.match(piece) ?? []).map((one) => one.replace(/[.,]+$/, ''))
  const plain = pieces.filter(isWord).map((one) => one.toLowerCase())
  const quoted = unique(literals.map((one) => one.trim()))
  const entry = half === 'actions' ? entryIn(pieces, literals) : undefined
  // What an action begins with is what is done.
  const begins = half === 'actions' && entry === undefined && /^\p{L}/u.test(told)
  const verb = begins ? (plain[0] ?? '') : ''
  const rest = verb !== '' && isWord(pieces[0] ?? '') ? pieces.slice(1) : pieces
  const phrases = namesIn(rest).filter((phrase) => !quoted.includes(phrase))
  const names = [...quoted, ...phrases].slice(0, mostNames)
  const last = phrases.length > 1 ? phrases.at(-1) : undefined
  const labels = [
    ...labelsIn(text, literals),
    ...phrases.filter((phrase) => new RegExp(`${phrase.replace(/\W/g, '.')} ${fieldNoun}\\b`).test(text)),
  ]
  const value =
    quoted.find((one) => !labels.includes(one)) ??
    phrases.find((phrase) => /\d/.test(phrase)) ??
    (labels.length > 0 ? phrases.find((phrase) => !labels.includes(phrase)) : last)
  return {
    all: plain,
    verb: /^\p{Ll}/u.test(told) ? baseOfThird(verb) : verb,
    names,
    value,
    field: labels[0] ?? names.find((name) => name !== value),
    entry,
    number: countIn(plain),
    said: begins && /^[\p{L}\p{N}'’ -]{1,60}$/u.test(told) ? told.toLowerCase() : undefined,
    typed: [
      ...phrases.filter((phrase) => /^[\p{Lu}\d]/u.test(phrase) && !told.startsWith(phrase)),
      ...(entry ? [entry.field, entry.value] : []),
    ],
  }
}

// "Row 4" says which, "4 rows" how many.
const countIn = (plain: string[]): string | undefined =>
  plain
    .filter((_word, at) => !isNoun(plain[at - 1] ?? ''))
    .map((word) => (/^\d+$/.test(word) ? word : numberOfWord(word)?.toString()))
    .find(Boolean)

/** What a part of a step has without quotes that its author wrote as a text of the page. */
export const typedIn = (part: string): readonly string[] => wordsOf(part, 'actions').typed

// "In the "Name" field", "the field "Name"".
const fieldNoun = '(?:field|box|input|textbox|textarea|dropdown|list|area)'
const label = new RegExp(
  `\\uE000(\\d+)\\uE001 (?:[a-z]+ )?${fieldNoun}\\b|\\b${fieldNoun} \\uE000(\\d+)\\uE001`,
  'gi',
)

function labelsIn(text: string, literals: string[]): string[] {
  return [...text.matchAll(label)].map(([, before, after]) =>
    (literals[Number(before ?? after)] ?? '').trim(),
  )
}

const isWord = (one: string): boolean => /^[\p{L}\p{N}]/u.test(one)

function entryIn(pieces: string[], literals: string[]): Words['entry'] {
  const at = pieces.findIndex((one) => one === ':' || one === '=')
  if (at < 1) return undefined
  const said = (part: string[]) =>
    part
      .map((one) => one.replace(/\uE000(\d+)\uE001/, (_mark, index: string) => literals[Number(index)] ?? ''))
      .join(' ')
  const [field, value] = [said(pieces.slice(0, at)), said(pieces.slice(at + 1))]
  const fits = [field, value].every((text) => text !== '' && text.length <= longestName)
  return fits ? { field, value } : undefined
}

/** Runs of words that may be a name; kinds of things ("the footer", "an error") only where nothing else is named. */
function namesIn(pieces: string[]): string[] {
  const tiers = [
    (word: string) => !isNoun(word),
    (word: string) => isNoun(word),
    (word: string) => telling.has(word),
  ]
  for (const [tier, fits] of tiers.entries()) {
    const runs = runsOf(pieces, (word) => fits(word) && (tier === 2 || !apart.has(word)))
    if (runs.length > 0) return runs
  }
  return []
}

function runsOf(pieces: string[], fits: (word: string) => boolean): string[] {
  const runs: string[][] = [[]]
  for (const one of pieces) {
    if (isWord(one) && fits(one.toLowerCase())) runs.at(-1)?.push(one)
    else runs.push([])
  }
  return unique(runs.map((run) => run.join(' ')))
}

const unique = (texts: string[]): string[] => [
  ...new Set(texts.filter((text) => text !== '' && text.length <= longestName)),
]

import { isNoun } from '../prose-steps/nouns.ts'
import { readProse } from '../prose-steps/prose.ts'
import { stripSubject } from '../prose-steps/clauses.ts'
import { apart, numerals, telling } from './word-lists.ts'

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
}

const longestName = 80
const mostNames = 6
const longestPart = 1000
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
  const verb = half === 'actions' && entry === undefined ? (plain[0] ?? '') : ''
  const rest = verb !== '' && isWord(pieces[0] ?? '') ? pieces.slice(1) : pieces
  const phrases = namesIn(rest).filter((phrase) => !quoted.includes(phrase))
  const names = [...quoted, ...phrases].slice(0, mostNames)
  const last = phrases.length > 1 ? phrases.at(-1) : undefined
  const value = quoted[0] ?? phrases.find((phrase) => /\d/.test(phrase)) ?? last
  return {
    all: plain,
    verb: /^\p{Ll}/u.test(told) ? baseOf(verb) : verb,
    names,
    value,
    field: names.find((name) => name !== value),
    entry,
    number: plain.map((word) => (/^\d+$/.test(word) ? word : numerals.get(word))).find(Boolean),
  }
}

const isWord = (one: string): boolean => /^[\p{L}\p{N}]/u.test(one)

// "The user adds …"
const baseOf = (verb: string): string => verb.replace(/(?<=sh|ch|x|ss)es$|(?<=[^s])s$/, '')

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

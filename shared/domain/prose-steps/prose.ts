import { remembered } from './remembered.ts'
import type { Target } from './types.ts'

/** Prose whose quoted parts stand aside, so that words inside them are never read as grammar. */
export interface Prose {
  /** The text with each literal replaced by a mark: U+E000, its index, U+E001. */
  text: string
  literals: string[]
  /** A quotation mark was opened and never closed. */
  unclosed: boolean
  /** What "it" and "the same field" refer to. */
  it?: Target
  /** The number of the literal that the data of the step give without saying what for. */
  given?: number
}

const closing: Record<string, string> = {
  '"': '"',
  '“': '”',
  '„': '“',
  '«': '»',
  '‘': '’',
  "'": "'",
  '`': '`',
}
const quotation = /["“„«‘'`]/
const wordCharacter = /[\p{L}\p{N}]/u

/**
 * Sets quoted literals aside. Double quotes (straight or curly), «», single quotes and backticks delimit a literal; a quotation mark inside
 * a word or number does not close one. `\"` and `\\` are read as in JSON. `known` are values that may stand in the prose as they are,
 * quotes and all: those of the test data. `fold` makes one line of what is between them.
 */
export function readProse(source: string, known: readonly string[] = [], fold = tidy): Prose {
  const input = source.replace(/[\uE000\uE001]/g, ' ').normalize('NFC')
  if (!quotation.test(input)) return { text: fold(input), literals: [], unclosed: false }
  const values = known.filter((value) => value !== '').toSorted((a, b) => b.length - a.length)
  const literals: string[] = []
  let text = ''
  let unclosed = false
  for (let at = 0; at < input.length; at++) {
    const open = input.charAt(at)
    const close = closing[open]
    if (close === undefined || wordCharacter.test(input.charAt(at - 1))) {
      text += open
      continue
    }
    const value = values.find((one) => input.startsWith(`${one}${close}`, at + 1))
    const end = value === undefined ? endOfLiteral(input, at, close) : at + 1 + value.length
    if (end < 0) {
      if (open !== "'" && open !== '‘') unclosed = true
      text += open
      continue
    }
    literals.push(value ?? decode(input.slice(at + 1, end), open))
    text += `\uE000${literals.length - 1}\uE001`
    at = end
  }
  return { text: fold(text), literals, unclosed }
}

function endOfLiteral(input: string, start: number, close: string): number {
  for (let at = start + 1; at < input.length; at++) {
    if (close === '"' && (input.startsWith('\\"', at) || input.startsWith('\\\\', at))) {
      at++
      continue
    }
    if (input[at] === close && !wordCharacter.test(input.charAt(at + 1))) return at
  }
  return -1
}

function decode(raw: string, open: string): string {
  if (open !== '"' || !/\\["\\]/.test(raw)) return raw
  try {
    const value: unknown = JSON.parse(`"${raw}"`)
    return typeof value === 'string' ? value : raw
  } catch {
    return raw
  }
}

/** Folds white space and drops what ends a sentence. */
export const tidy = remembered((text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\s.;,!]+$/, ''),
)

/** The same, where each line is a sentence, also without a full stop: several results of a scenario, items of a list. */
export const linesAsSentences = (text: string): string =>
  tidy(text.replace(/^\s*[-*•] /, '').replace(/([^\s.;:,!?])[^\S\n]*\n\s*(?:[-*•] )?(?=\S)/g, '$1. '))

/** Puts the literals back, in quotes, for messages to people. */
export function restore(text: string, literals: string[]): string {
  return text.replace(/\uE000(\d+)\uE001/g, (_mark, index: string) => `"${literals[Number(index)] ?? ''}"`)
}

/** The literal that a phrase consists of, or undefined when it holds anything else. */
export function soleLiteral(phrase: string, literals: string[]): string | undefined {
  const match = /^\uE000(\d+)\uE001$/.exec(phrase.trim())
  return match ? literals[Number(match[1])] : undefined
}

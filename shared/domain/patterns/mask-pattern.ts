import { describedCode } from './described-code.ts'
import { type Legend, legendOf } from './mask-legend.ts'
import { escaped } from '../text/escaped.ts'

const digit = String.raw`\d`
const customary: Legend = new Map([
  ['A', '[A-Z]'],
  ['a', '[a-z]'],
  ['9', digit],
  ['N', digit],
  ['#', digit],
])

const maximumLength = 2000
const token = /[\w#]+(?:[-/.:+][\w#]+)+|[\w#]{2,}/g
const quoted = /["“]([^"“”]{2,40})["”]/g
const formBefore =
  /\b(?:formats?|formatted as|pattern|mask|template|structure|the form|written as)(?: (?:is|are|of))?:? ?["“]?$/i
const formAfter = /^["”]? (?:format|pattern|mask|template)\b/i

/**
 * The pattern source for a mask in a text ("AA-9999", "NNN-NN", "in the format INV-####", "XX-99, where X is a letter and 9 a digit"), or for
 * a code described part by part ("AB-1234 (two capital letters, hyphen, four digits)"); anchored, in the syntax of flag u.
 * By custom A is a capital letter, a a lower-case one, and 9, N and # are digits. Undefined when the words do not say, or say two things.
 */
export function maskPattern(text: string): string | undefined {
  if (text.length > maximumLength) return undefined
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return describedCode(line) ?? maskIn(line)
}

/** Whether a word is a mask by itself, as "AA-9999" and "NNN-NN" are, and "AB-1234", "WCAG-AAA", "999" and "DD/MM/YYYY" are not. */
export function looksLikeMask(word: string): boolean {
  return sourceOf(word, customary, false) !== undefined
}

function maskIn(line: string): string | undefined {
  const { legend, from, to } = legendOf(line)
  const spoken = `${line.slice(0, from)}${' '.repeat(to - from)}${line.slice(to)}`
  const found = new Set<string>()
  const read = (candidate: string, place: number) => {
    const told =
      formBefore.test(spoken.slice(Math.max(0, place - 60), place)) ||
      formAfter.test(spoken.slice(place + candidate.length, place + candidate.length + 20))
    const source = sourceOf(candidate, legend ?? customary, told || legend !== undefined)
    if (source !== undefined) found.add(source)
  }
  for (const match of spoken.matchAll(quoted)) read(match[1] ?? '', match.index + 1)
  const unquoted = spoken.replaceAll(quoted, (one) => ' '.repeat(one.length))
  for (const match of unquoted.matchAll(token)) read(match[0], match.index)
  const [only, ...others] = found
  return others.length === 0 ? only : undefined
}

/** `told` says that the text calls it a format, so that less obvious masks count too. */
function sourceOf(candidate: string, legend: Legend, told: boolean): string | undefined {
  const groups = candidate.match(/[A-Za-z\d#]+|[^A-Za-z\d#]+/g) ?? []
  const standsForCharacters = (group: string) => Array.from(group).every((one) => legend.has(one))
  const symbols = groups.filter(standsForCharacters).join('')
  const literals = groups.filter((group) => !standsForCharacters(group))
  const words = literals.filter((group) => /[A-Za-z\d]/.test(group))
  const separators = literals.filter((group) => !words.includes(group))
  if (separators.some((group) => !/^[-/.:_+() ]{1,2}$/.test(group))) return undefined
  if (legend === customary && !isCustomary({ symbols, words, separators, told })) return undefined
  if (symbols === '' || words.some((word) => !/^[A-Z]+$/.test(word))) return undefined
  return `^${groups.map((group) => (standsForCharacters(group) ? counted(group, legend) : escaped(group))).join('')}$`
}

interface Makeup {
  symbols: string
  words: string[]
  separators: string[]
  told: boolean
}

/** Whether the customary symbols are meant as such: a number is no mask of nines, and a heading no mask of hashes. */
function isCustomary({ symbols, words, separators, told }: Makeup): boolean {
  const digits = ['9', 'N', '#'].filter((one) => symbols.includes(one))
  const letters = /a/i.test(symbols)
  if (digits.length > 1 || symbols.length < 2) return false
  if (digits[0] === '9' && !letters && separators.some((one) => /[.,]/.test(one))) return false
  if (told) return words.length === 0 || digits.length === 1
  if (words.length > 0) return digits[0] === '#' && symbols.length > 1
  if (digits.length === 0 || symbols.length < 4 || /a/.test(symbols)) return false
  return digits[0] === '9' ? letters : separators.length > 0
}

function counted(group: string, legend: Legend): string {
  return (group.match(/(.)\1*/g) ?? [])
    .map((run) => `${legend.get(run.charAt(0)) ?? ''}${run.length > 1 ? `{${run.length}}` : ''}`)
    .join('')
}

import { maskPattern } from '../../../patterns/index.ts'
import { legendOf } from '../../../patterns/mask-legend.ts'
import type { PatternRule } from '../types.ts'

const sets: Record<string, string> = {
  N: '\\d',
  '#': '\\d',
  '9': '\\d',
  A: '[A-Z]',
  L: '[A-Z]',
  X: '[A-Z0-9]',
}

/**
 * A mask such as "NNN-NN", "INV-####" or a sample such as "AB-1234" as an anchored expression. What its characters stand for is said behind
 * it (`rest`: "where X is a letter and 9 a digit"), or customary (`patterns/mask-pattern.ts`); else A and L are capital letters, X either;
 * in a sample every letter and digit stands for its kind. Nothing for words and for dates, and nothing against a legend.
 */
export function maskRule(mask: string, rest: string): PatternRule | undefined {
  const told = legendOf(rest).legend !== undefined
  const source = maskPattern(`the format "${mask}"${told ? `, ${rest}` : ''}`)
  const found = source ?? (told || mask.includes('#') ? undefined : customary(mask))
  return found === undefined
    ? undefined
    : { source: found, words: `has the format ${mask}`, wrong: `does not have the format ${mask}` }
}

function customary(mask: string): string | undefined {
  if (mask.length > 40 || !/^[A-Za-z0-9#][A-Za-z0-9#./ _-]*$/.test(mask) || /[DMYHTS]{2}/.test(mask))
    return undefined
  if (!/\d|#|([ANXL])\1|^[ANXL]\b/.test(mask)) return undefined
  const letters = new Set(mask.match(/[A-Za-z]/g) ?? [])
  const coded = [...letters].every((letter) => letter in sets) && !/[0-8]/.test(mask)
  const parts = Array.from(mask, (character) => setOf(character, coded))
  return `^${counted(parts)}$`
}

function setOf(character: string, coded: boolean): string {
  if (coded && sets[character]) return sets[character]
  if (/[A-Z]/.test(character)) return '[A-Z]'
  if (/[a-z]/.test(character)) return '[a-z]'
  if (/\d/.test(character)) return '\\d'
  return literally(character)
}

/** Runs of the same set as a set with a count. */
function counted(parts: string[]): string {
  const runs: { part: string; count: number }[] = []
  for (const part of parts) {
    const last = runs.at(-1)
    if (last?.part === part) last.count += 1
    else runs.push({ part, count: 1 })
  }
  return runs.map(({ part, count }) => (count === 1 ? part : `${part}{${count}}`)).join('')
}

/** A text as an expression that matches exactly it, as it may also be written between slashes. */
export function literally(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')
}

import { readConstraints, saysSomething } from './constraints.ts'
import { maskQuotes } from '../mask.ts'
import { listsCharacters } from '../patterns/allowed-characters.ts'
import type { Constraints } from '../types.ts'

const code = /^[`"“'](.*)[`"”']$/
const expression = /^[\^/].*[$/]$|\\[dwsDWSpb]|\[[^\]]{1,60}\]|\{\d+(?:,\d*)?\}/
const mask = /^(?=.*(?:[-/. ]|[9#NXA]{2}))[A9#NX][A9#NX\-/. ()]{1,30}$/
const listed = /^[\p{L}\p{N}][\p{L}\p{N} -]{0,30}(?:\s*[,;|]\s*[\p{L}\p{N}][\p{L}\p{N} -]{0,30})+$/u
const describing =
  /\b(?:digits?|letters?|characters?|upper ?case|lower ?case|capitals?|only|no|from|to|must|starts?|ends?|spaces?)\b/i

/** A cell below "Pattern" in the words of a sentence: an expression, a mask, the allowed values, or words as they stand. */
export function patternWords(cell: string): string {
  const plain = cell.trim().replace(code, '$1')
  if (expression.test(plain)) {
    const body = plain.replace(/^\/(.*)\/[a-z]*$/, '$1')
    return `must match ${body.startsWith('^') ? body : `^${body}`}${body.endsWith('$') ? '' : '$'}`
  }
  if (mask.test(plain)) return `pattern: ${plain}`
  if (listed.test(plain) && !describing.test(plain)) return `one of ${plain.split(/\s*[,;|]\s*/).join(', ')}`
  return plain
}

/** A cell of rules as a sentence would say it: kinds of characters behind another rule are the only ones ("at most 20 characters; letters and digits"). */
export function ruleWords(cell: string): string {
  if (/\bonly\b/i.test(cell)) return cell
  let from = 0
  for (const seam of cell.matchAll(/[;,]\s+/g)) {
    const [before, behind] = [cell.slice(from, seam.index), cell.slice(seam.index + seam[0].length)]
    if (listsCharacters(before)) return cell
    if (listsCharacters(behind) && (/\d/.test(cell) || /,|\band\b|\bor\b/.test(behind)))
      return `${cell.slice(0, -behind.length)}only ${behind}`
    from = seam.index + seam[0].length
  }
  return cell
}

/** What an input holds at first by a cell below "Default"; a dash or "none" states nothing. */
export function defaultIn(cell: string | undefined): Pick<Constraints, 'default'> {
  const plain = (cell ?? '').trim().replace(code, '$1')
  if (plain.length > 80 || /^(?:[-–—]?|n\/?a|none|no|empty|null|blank|no default)$/i.test(plain)) return {}
  const read = readConstraints(maskQuotes(`default: ${plain}`)).default
  return { default: /^(?:%|\d)/.test(read ?? '') && read !== undefined ? read : plain }
}

/** Whether the words of a cell below "Pattern" say nothing that the grammar knows. */
export function isUnknownPattern(cell: string): boolean {
  return (
    cell.trim() !== '' &&
    !/^[-–—]$/.test(cell.trim()) &&
    !saysSomething(readConstraints(maskQuotes(patternWords(cell))))
  )
}

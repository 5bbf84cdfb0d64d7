import { numbersOf } from './decimals.ts'
import type { Condition } from './parts.ts'
import type { KnownInput } from './words.ts'

const anything =
  /^(?:any|all|every|either|both|each|–|—|-|\*|n\/a|does not matter|not relevant|irrelevant|whatever|anything|any value|yes or no|yes\/no|no matter)?$/i
const yes = /^(?:yes|y|x|✓|✔|☑|true|on|ticked|checked|selected|with)$/i
const no = /^(?:no|n|✗|✘|☐|false|off|not ticked|unticked|unchecked|not checked|not selected|without)$/i

/** What a cell of a condition column demands of an input: nothing for "any", undefined when it cannot be read. */
export function conditionOf(cell: string, input: KnownInput): Condition | 'any' | undefined {
  const text = cell
    .replace(/[*_`]/g, '')
    .replace(/^["“]|["”]$/g, '')
    .trim()
  const { label, control, choices } = input
  if (control === 'checkbox') {
    if (anything.test(text)) return 'any'
    if (yes.test(text)) return { is: 'ticked', label, on: true }
    return no.test(text) ? { is: 'ticked', label, on: false } : undefined
  }
  if (control !== 'textbox') {
    const values = chosen(text, choices)
    if (values) return { is: 'one', label, values }
    return anything.test(text) ? 'any' : undefined
  }
  return anything.test(text) ? 'any' : rangeOf(text, label)
}

/** "Europe", "Europe or Overseas", "Europe, Overseas", "all except Europe". */
function chosen(text: string, choices: string[]): string[] | undefined {
  const except = /^(?:all|any|every|everything|anything)(?: others?)? (?:except|but)(?: for)? (.+)$/i.exec(
    text,
  )
  if (except) {
    const without = chosen(except[1] ?? '', choices)
    return without && choices.filter((one) => !without.includes(one))
  }
  const same = (word: string) =>
    choices.find(
      (one) =>
        one.toLowerCase() ===
        word
          .replace(/^["“]|["”]$/g, '')
          .trim()
          .toLowerCase(),
    )
  const whole = same(text)
  if (whole !== undefined) return [whole]
  const found = text.split(/,| or | and |\/|;/i).map(same)
  return found.length > 1 && found.every((one) => one !== undefined) ? (found as string[]) : undefined
}

const dash = '\\s*(?:–|—|-|−|\\bto\\b|\\bup to\\b|\\buntil\\b|\\btill\\b|\\.\\.\\.?|…)\\s*'
const low =
  '(?<low>more than|over|above|greater than|older than|heavier than|longer than|from|at least|as of|starting at|beginning with|>=|≥|>|between)'
const high =
  '(?<high>up to and including|up to|at most|no more than|not more than|until|to|under|below|less than|fewer than|younger than|lighter than|shorter than|but less than|but under|but below|max\\.?|maximum|<=|≤|<)'
const open =
  /^(?:more than|over|above|greater than|older than|heavier than|longer than|>|under|below|less than|fewer than|younger than|lighter than|shorter than|but less than|but under|but below|<)$/i
const value = (name: string) =>
  `(?:€|\\$|£)?\\s?(?<${name}>\\d[\\d.,']*)(?:\\s?%|\\s?(?:€|\\$|£)|\\s?[\\p{L}²³]{1,12})?`

let patterns: RegExp[] | undefined

/** "up to 2 kg", "over 2 up to 10 kg", "18–64", "from 65", "65 or more", "under 18", "exactly 3", "> 10". */
export function rangeOf(text: string, label: string): Condition | undefined {
  patterns ??= [
    new RegExp(`^${low}\\s*${value('a')}(?:\\s*(?:,|and|but|&|–|-)?\\s*)(?:${high})\\s*${value('b')}$`, 'iu'),
    new RegExp(
      `^(?:from|between)?\\s*${value('a')}(?:${dash}| and )(?<high>under|below|less than)?\\s*${value('b')}$`,
      'iu',
    ),
    new RegExp(`^${low}\\s*${value('a')}(?:\\s+(?:on|onwards?|upwards?))?$`, 'iu'),
    new RegExp(`^${high}\\s*${value('b')}(?:\\s+(?<plus>inclusive|included))?$`, 'iu'),
    new RegExp(
      `^${value('a')}\\s*(?:or more|and more|or over|and over|or above|and above|or older|and older|or heavier|or longer|and up|upwards?|\\+|\\+?\\s*or\\s+more)$`,
      'iu',
    ),
    new RegExp(
      `^${value('b')}\\s*(?:or less|or fewer|and less|and under|or under|or below|and below|or younger|or lighter|or shorter|max\\.?)$`,
      'iu',
    ),
    new RegExp(`^(?:exactly |=\\s?)?${value('same')}$`, 'iu'),
  ]
  const plain = text.trim()
  for (const pattern of patterns) {
    const groups = pattern.exec(plain)?.groups
    if (!groups) continue
    const { low: from = '', high: until = '' } = groups
    const a = groups['same'] ?? groups['a']
    const b = groups['same'] ?? groups['b']
    const [min, max] = [a, b].map((one) =>
      one === undefined ? undefined : numbersOf(one.replace(/[.,]$/, ''))[0]?.value,
    )
    if ((a !== undefined && min === undefined) || (b !== undefined && max === undefined)) return undefined
    if (min !== undefined && max !== undefined && min > max) return undefined
    return {
      is: 'between',
      label,
      ...(min === undefined ? {} : { min, ...(open.test(from) ? { minOpen: true as const } : {}) }),
      ...(max === undefined ? {} : { max, ...(open.test(until) ? { maxOpen: true as const } : {}) }),
    }
  }
  return undefined
}

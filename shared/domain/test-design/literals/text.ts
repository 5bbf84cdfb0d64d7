import type { CharacterClass, Format } from '../../literals/typical.ts'
import {
  longestLiteral,
  plainTextOfLength,
  classPatterns,
  withClasses,
} from '../../literals/text-of-length.ts'
import type { Constraints } from '../../requirements/facts/types.ts'
import { patternText, patternTextOfLength } from './pattern.ts'
import { typicalText } from '../../literals/typical.ts'

export { longestLiteral }

/** A text of the input's typical content that satisfies its length, format and character classes; undefined when none can. */
export function validText(label: string, constraints: Constraints): string | undefined {
  const { length, format, contains = [], pattern } = constraints
  if (pattern) return patternText(label, constraints)
  const typical = withClasses(typicalText(label, format), contains)
  const count = Array.from(typical).length
  if (!length || (count >= length.min && (length.max === undefined || count <= length.max))) return typical
  return textOfLength(label, constraints, count < length.min ? length.min : (length.max ?? count))
}

/** A text of exactly `length` characters that satisfies format and classes where the length leaves room; undefined when it cannot. */
export function textOfLength(label: string, all: Constraints, length: number): string | undefined {
  const { format: stated, contains = [], pattern } = all
  if (length > longestLiteral) return undefined
  if (length === 0) return ''
  if (pattern) {
    const { pattern: _rule, ...rest } = all
    return patternTextOfLength(all, length, textOfLength(label, rest, length))
  }
  return plainTextOfLength(label, { ...(stated ? { format: stated } : {}), contains }, length)
}

/** The valid text with every character of the class taken out, as long as before. */
export function textWithout(text: string, name: CharacterClass): string {
  if (name === 'uppercase') return text.toLowerCase()
  if (name === 'lowercase') return text.toUpperCase()
  const other = name === 'letter' ? '5' : 'x'
  return Array.from(text)
    .map((char) => (classPatterns[name].test(char) ? other : char))
    .join('')
}

const broken: Record<Format, string> = {
  email: 'alex.miller.example.com',
  phone: 'call me maybe',
  url: 'not a web address',
  iban: 'DE89370400440532013001',
  date: '2030-02-31',
  time: '25:61',
  digits: '',
  letters: '',
  alphanumeric: '',
  uppercase: '',
}

/** A text that breaks the format and, where it can, nothing else: same length as the valid one. */
export function textBreaking(format: Format, valid: string): string {
  const wrong = broken[format]
  if (wrong !== '') return wrong
  const swap = format === 'digits' ? 'x' : format === 'letters' ? '7' : format === 'alphanumeric' ? '!' : 'a'
  return valid.slice(0, -1) + swap
}

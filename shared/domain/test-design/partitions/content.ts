import type { CharacterClass, Format, LengthRange, PatternRule } from '../../requirements/facts/types.ts'
import { validPartition, wrongPartition, type Unmarked } from './partition.ts'

const classWords: Record<CharacterClass, string> = {
  digit: 'no digit',
  uppercase: 'no upper-case letter',
  lowercase: 'no lower-case letter',
  letter: 'no letter',
  special: 'no special character',
}
const formatWords: Record<Format, [good: string, bad: string]> = {
  email: ['is an e-mail address', 'is not an e-mail address'],
  phone: ['is a phone number', 'is not a phone number'],
  url: ['is a URL', 'is not a URL'],
  date: ['is a date', 'is not a date of the calendar'],
  time: ['is a time', 'is not a time of day'],
  digits: ['has only digits', 'has a character that is no digit'],
  letters: ['has only letters', 'has a character that is no letter'],
  alphanumeric: ['has only letters and digits', 'has a character that is neither letter nor digit'],
  iban: ['is an IBAN', 'is not an IBAN'],
  uppercase: ['has only upper-case letters', 'has a lower-case letter'],
}

export function choicePartitions(label: string, choices: string[]): Unmarked[] {
  return choices.map((value) => validPartition(value, `${label} is "${value}"`, { kind: 'choice', value }))
}

export function classPartitions(label: string, contains: CharacterClass[]): Unmarked[] {
  return contains.map((name) =>
    wrongPartition(
      classWords[name],
      `${label} has ${classWords[name]}`,
      { kind: 'class', name, has: false },
      'missingClass',
    ),
  )
}

export function patternPartitions(
  label: string,
  { source, words, wrong }: PatternRule,
  length?: LengthRange,
): Unmarked[] {
  const test = { kind: 'pattern', source, matches: false, ...(length ? { length } : {}) } as const
  const other = otherCase(source)
  return [
    validPartition(words, `${label} ${words}`, { kind: 'pattern', source, matches: true }),
    wrongPartition(wrong, `${label} ${wrong}`, { ...test, source: other?.both ?? source }, 'format'),
    ...(other
      ? [
          wrongPartition(
            other.words,
            `${label} ${other.words}`,
            { ...test, source: `^[^${other.letters}]*$` },
            'format',
          ),
        ]
      : []),
  ]
}

/** Letters of the other case are what a set of one case forbids beside all other characters; `both` allows them too. */
function otherCase(source: string): { letters: string; words: string; both: string } | undefined {
  const set = /^\^\[([^\]]*)\]\*\$$/.exec(source)?.[1]
  if (set === undefined || set.startsWith('^') || set.includes('\\p{L}')) return undefined
  const [upper, lower] = [set.includes('A-Z'), set.includes('a-z')]
  if (upper === lower) return undefined
  const both = source.replace(lower ? 'a-z' : 'A-Z', 'a-zA-Z')
  return lower
    ? { letters: 'A-Z', words: 'has an upper-case letter', both }
    : { letters: 'a-z', words: 'has a lower-case letter', both }
}

export function formatPartitions(label: string, format: Format): Unmarked[] {
  const [good, bad] = formatWords[format]
  return [
    validPartition(good, `${label} ${good}`, { kind: 'format', format, matches: true }),
    wrongPartition(bad, `${label} ${bad}`, { kind: 'format', format, matches: false }, 'format'),
  ]
}

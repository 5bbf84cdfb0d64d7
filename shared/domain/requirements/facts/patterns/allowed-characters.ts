import type { PatternRule } from '../types.ts'

const sets: [RegExp, string][] = [
  [/^(?:capital|upper-?case)(?: letters?)?$/i, 'A-Z'],
  [/^(?:small|lower-?case)(?: letters?)?$/i, 'a-z'],
  [/^(?:latin |plain )?(?:letters?|alphabetic characters?)$/i, '\\p{L}'],
  [/^(?:digits?|numbers?|numerals?|numeric characters?)$/i, '0-9'],
  [/^(?:hyphens?|dash(?:es)?|minus signs?)$/i, '\\-'],
  [/^underscores?$/i, '_'],
  [/^(?:dots?|periods?|points?|full stops?)$/i, '.'],
  [/^(?:spaces?|blanks?|white ?space)$/i, ' '],
  [/^apostrophes?$/i, "'"],
  [/^commas?$/i, ','],
  [/^slash(?:es)?$/i, '\\/'],
  [/^plus(?: signs?)?$/i, '+'],
]
const kinds =
  '(?:(?:capital|upper-?case|small|lower-?case|latin|plain|alphabetic|numeric)(?: (?:letters?|characters?))?|letters?|digits?|numbers?|numerals?|hyphens?|dash(?:es)?|minus signs?|underscores?|dots?|periods?|points?|full stops?|spaces?|blanks?|apostrophes?|commas?|slash(?:es)?|plus(?: signs?)?)'
const list = `(${kinds}(?:(?:,\\s(?:and\\s|or\\s)?|\\s(?:and|or)\\s)${kinds}){0,8})`
const only = new RegExp(
  `\\b(?:only|nothing but|exclusively)\\s(?:contain\\s|consist of\\s|the characters\\s)?${list}(?![\\w-])|\\b${list}\\sonly\\b|^\\s*${list}(?=\\s*(?:[,;.(]|$))`,
  'i',
)
const onlyWords =
  /\b(?:only|nothing but|exclusively)\b|^\s*(?:capital|upper-?case|small|lower-?case|latin|plain|letters?|digits?|numbers|hyphens?|alphabetic)\b/i
const none = new RegExp(
  `\\b(?:no|without(?: any)?|(?:must|may|can|should|shall|does|do)(?=) ?not (?:contain|include|have|use)(?: any)?|cannot (?:contain|include|have)(?: any)?)(?=)\\s(spaces?|blanks?|white ?space|digits?|numbers?|letters?|special characters?|symbols?)\\b(?!\\s(?:is|are|must|left|remaining|for|of|found|will)\\b)`,
  'i',
)
const excluded: [RegExp, string][] = [
  [/^(?:space|blank|white)/i, '\\S*'],
  [/^(?:digit|number)/i, '[^0-9]*'],
  [/^letter/i, '\\P{L}*'],
  [/^(?:special|symbol)/i, '[\\p{L}\\p{N} ]*'],
]

/** "only letters, digits and hyphens", "no spaces" as an anchored expression; plain "letters only" and the like are formats of their own. */
export function allowedCharacters(text: string): PatternRule | undefined {
  const listed = onlyWords.test(text) ? only.exec(text) : undefined
  const words = listed?.[1] ?? listed?.[2] ?? listed?.[3]
  if (words) {
    const parts = words.split(/,\s(?:and\s|or\s)?|\s(?:and|or)\s/i).map(setFor)
    const plain = new Set(parts.filter((part) => part === '\\p{L}' || part === '0-9'))
    if (parts.every((part) => part !== undefined) && plain.size < new Set(parts).size)
      return {
        source: `^[${[...new Set(parts)].join('')}]*$`,
        words: `has only ${words}`,
        wrong: `has a character other than ${words}`,
      }
  }
  const without = none.exec(text)?.[1]
  const source = without && excluded.find(([pattern]) => pattern.test(without))?.[1]
  return source ? { source: `^${source}$`, words: `has no ${without}`, wrong: `has ${without}` } : undefined
}

function setFor(part: string): string | undefined {
  return sets.find(([pattern]) => pattern.test(part.trim()))?.[1]
}

import type { CharacterClass, FieldFact, Violation } from '../types.ts'

/** What a condition says of the characters of a value; `only` is an expression that every value it speaks of matches. */
export interface CharacterViolation {
  violations: Violation[]
  only?: string
  /** The condition without the words that say so. */
  rest: string
}

const kinds: [name: string, pattern: string, set: string][] = [
  [
    'special',
    '(?:special|punctuation)(?: (?:characters?|signs?|symbols?|marks?))?|symbols?',
    '[^\\p{L}\\p{N}\\s]',
  ],
  ['upper', '(?:upper-?case|capital)(?: (?:letters?|characters?))?|capitals', '\\p{Lu}'],
  ['lower', '(?:lower-?case|small) (?:letters?|characters?)|lower-?case', '\\p{Ll}'],
  ['digit', '(?:digits?|numerals?|numeric characters?)', '[0-9]'],
  ['number', 'numbers?', '[0-9]'],
  ['letter', '(?:letters?|alphabetic characters?)', '\\p{L}'],
  ['space', '(?:spaces?|blanks?|white ?spaces?)', '\\s'],
  ['umlaut', '(?:umlauts?)', '[äöüÄÖÜß]'],
  ['comma', '(?:commas?)', ','],
  ['hyphen', '(?:hyphens?|dash(?:es)?)', '-'],
]
const kind = kinds.map(([, pattern]) => pattern).join('|')
const certain = kinds
  .filter(([name]) => name !== 'number')
  .map(([, pattern]) => pattern)
  .join('|')
const one = '(?:(?:an?|any|the|one|at least (?:one|an?|1)|one or more|single)\\s)?'

const holding = '(?:contains?|includes?|containing|including)'
const lacking = [
  new RegExp(
    `\\b(?:${holding}|has|have|having|there (?:is|are)) (?:no|not a single) (${certain})(?![\\w-])`,
    'i',
  ),
  new RegExp(`\\b${holding} no (${kind})(?![\\w-])`, 'i'),
  new RegExp(`\\b(?:does|do) not (?:contain|include|have) ${one}(${kind})(?![\\w-])`, 'i'),
  new RegExp(`\\b(?:lacks?|lacking|misses|missing|without) ${one}(${certain})(?![\\w-])`, 'i'),
  new RegExp(
    `(?:\\bno|\\ban?|\\bthe) (${certain}) (?:is|are) (?:missing|contained|included|present|used|in it)(?=)\\b`,
    'i',
  ),
]
const refused = new RegExp(
  `(?<!\\b(?:other|non-?|but|except|than|only) )\\b(${certain}) (?:(?:is|are) (?:not (?:allowed|permitted|accepted|possible)|forbidden|prohibited|rejected|refused)|(?:may|must) not (?:be (?:used|contained|entered)|occur|appear))\\b`,
  'i',
)
const present = new RegExp(
  `(?<!\\b(?:must|shall|should|to|can|may|could|not) )\\b(?:${holding}|uses?|there (?:is|are)|has|have) ${one}(${certain})(?![\\w-])(?! only\\b)`,
  'i',
)
const entered = new RegExp(
  `(?<!\\bno )\\b(?:an?|any|the) (${certain}) (?:is|are) (?:entered|typed|used|contained|included)\\b`,
  'i',
)
const foreign = [
  /\b(?:other|different|another|illegal|invalid|forbidden|disallowed|prohibited|impermissible|inadmissible|unsupported|wrong|not allowed|not permitted) (?:characters?|signs?|symbols?|letters)\b/i,
  /\b(?:characters?|signs?|symbols?|letters)\b (?:(?:is|are) (?:entered|used|typed|contained|included) )?(?:(?:that|which) )?(?:(?:is|are) )?(?:not (?:allowed|permitted|accepted|listed|supported)|forbidden)\b/i,
  /\b(?:contains?|includes?|consists? of|uses?) (?:anything|something) (?:else|different)\b/i,
  /\b(?:does|do) not (?:contain|consist of|include|have) (?:only|exclusively|just)\b|\b(?:does|do) not (?:only|exclusively) (?:contain|consist of)\b/i,
]

const spoken =
  /\b(?:characters?|signs?|symbols?|letters?|digits?|numerals?|numbers?|spaces?|blanks?|umlauts?|commas?|hyphens?|dash(?:es)?|capitals?|case|punctuation|else|different)\b/i
// A condition names few kinds of characters.
const mostKinds = 6

/**
 * What a condition calls wrong about characters: one that must be there and is not ("contains no digit"), one that must not be there
 * ("contains other characters"). A character that is merely there is wrong only where `forbidden` says that some are.
 */
export function characterViolation(condition: string, forbidden = false): CharacterViolation | undefined {
  let rest = condition
  const found = new Set<Violation>()
  const only: string[] = []
  for (let times = 0; times < mostKinds && spoken.test(rest); times += 1) {
    const next = firstIn(rest, forbidden)
    if (!next) break
    for (const violation of next.violations) found.add(violation)
    only.push(next.only ?? '')
    rest = rest.replace(next.words, ' ')
  }
  if (only.length === 0) return undefined
  return { violations: [...found], ...(only.includes('') ? {} : { only: only.join('|') }), rest }
}

function firstIn(
  text: string,
  forbidden: boolean,
): { violations: Violation[]; words: string; only?: string } | undefined {
  for (const pattern of lacking) {
    const match = pattern.exec(text)
    const set = setOf(match?.[1])
    if (match && set !== undefined)
      return { violations: ['missingClass'], words: match[0], only: `^(?:(?!${set})[\\s\\S])*$` }
  }
  const out = refused.exec(text)
  const named = setOf(out?.[1])
  if (out && named !== undefined) return { violations: ['format', 'notNumber'], words: out[0], only: named }
  const strange = foreign.map((pattern) => pattern.exec(text)).find((match) => match)
  if (strange) return { violations: ['format', 'notNumber'], words: strange[0] }
  const match = forbidden ? (present.exec(text) ?? entered.exec(text)) : null
  const set = setOf(match?.[1])
  return match && set !== undefined
    ? { violations: ['format', 'notNumber'], words: match[0], only: set }
    : undefined
}

function setOf(words: string | undefined): string | undefined {
  if (words === undefined) return undefined
  return kinds.find(([, pattern]) => new RegExp(`^(?:${pattern})$`, 'i').test(words))?.[2]
}

const classSets: Record<CharacterClass, string> = {
  digit: '[0-9]',
  uppercase: '\\p{Lu}',
  lowercase: '\\p{Ll}',
  letter: '\\p{L}',
  special: '[^\\p{L}\\p{N}\\s]',
}

/** An expression (flag u) for the texts that lack one of these kinds of characters. */
export function lacksOneOf(contains: CharacterClass[]): string {
  return contains.map((one) => `^(?:(?!${classSets[one]})[\\s\\S])*$`).join('|')
}

/** Whether what is said of inputs leaves some characters out. */
export function forbidsCharacters(text: string, fields: FieldFact[]): boolean {
  return (
    /\b(?:only|exclusively|nothing but|(?:must|may|can|should) ?not|cannot)\b/i.test(text) ||
    fields.some(({ constraints: { format, pattern, number } }) => (format ?? pattern ?? number) !== undefined)
  )
}

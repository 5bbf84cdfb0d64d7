import { blank, type Masked } from '../mask.ts'
import type { Format, PatternRule } from '../types.ts'

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
  [/^(?:at signs?|ats?)$/i, '@'],
  [/^(?:german )?umlauts?$/i, 'äöüÄÖÜß'],
  [/^a(?:-| to )z$/, 'a-z'],
  [/^A(?:-| to )Z$/, 'A-Z'],
  [/^0(?:-| to )9$/, '0-9'],
]
const glyph = "[-_.'/+@&#!?*%$:=]"
const kinds = `(?:(?:a|A)(?:-| to )(?:z|Z)|0(?:-| to )9|${glyph}(?!\\w)|(?:capital|upper-?case|small|lower-?case|latin|plain|alphabetic|numeric)(?: (?:letters?|characters?))?|letters?|digits?|numbers?|numerals?|hyphens?|dash(?:es)?|minus signs?|underscores?|dots?|periods?|points?|full stops?|spaces?|blanks?|apostrophes?|commas?|slash(?:es)?|plus(?: signs?)?|at signs?|(?:german )?umlauts?)`
const list = `(${kinds}(?:(?:,\\s(?:and\\s|or\\s)?|\\s(?:and|or)\\s)${kinds}){0,8})`
const only = new RegExp(
  `\\b(?:only|nothing but|exclusively|solely|no characters (?:but|except|other than))\\s(?:(?:contain|include|use|have|hold|comprise|consist of|be made up of|of|from|the characters|the)\\s){0,2}${list}(?![\\w-])|\\b${list}\\sonly\\b|^\\s*${list}(?=\\s*(?:[,;.(]|$))`,
  'i',
)
const made = new RegExp(
  `\\b(?:consists? of|made up of|composed of|allowed(?: characters?)?(?: are|:)|permitted(?: characters?)?(?: are|:)|(?:may|can) (?:contain|include|use|have))\\s(?:the characters\\s)?${list}(?![\\w-])(?! only\\b)(?!,?\\s(?:and|or|followed|then|plus)\\s(?!(?:must|may|can|has|have|is|are|shall|should|needs?)\\b))(?!,\\s(?!(?:and|but|otherwise|if|the|it|which|must|max|min|at|up)\\b))|${list} (?:is|are|may be|can be) (?:allowed|permitted|accepted|used)\\b`,
  'i',
)
const onlyWords =
  /\b(?:only|nothing but|exclusively|solely|no characters)\b|^\s*(?:capital|upper-?case|small|lower-?case|latin|plain|letters?|digits?|numbers|hyphens?|alphabetic)\b/i
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

// "only digits, spaces and a leading + are allowed"
const leadingPlus =
  /,? (?:and|or|with) (?:an? )?(?:optional )?(?:leading|initial|preceding) (?:\+|plus(?: sign)?)(?!\w)/i

/** "only letters, digits and hyphens", "no spaces" as an anchored expression; plain "letters only" and the like are formats of their own. */
export function allowedCharacters(part: Masked): PatternRule | undefined {
  const { words: listed, sets: parts } = listedIn(part)
  const plus = listed === undefined ? null : leadingPlus.exec(part.masked)
  const words = plus && listed !== undefined ? `${listed} and a leading +` : listed
  if (words !== undefined && parts.length > 0) {
    const plain = new Set(parts.filter((one) => one === '\\p{L}' || one === '0-9'))
    if (plus || plain.size < new Set(parts).size)
      return {
        source: `^${plus ? '\\+?' : ''}[${[...new Set(parts)].join('')}]*$`,
        words: `has only ${words}`,
        wrong: `has a character other than ${words}`,
      }
  }
  const without = none.exec(part.masked)?.[1]
  const source = without && excluded.find(([pattern]) => pattern.test(without))?.[1]
  return source ? { source: `^${source}$`, words: `has no ${without}`, wrong: `has ${without}` } : undefined
}

/** "may only contain letters": a set that is a format of its own. */
export function plainCharacters(part: Masked): Format | undefined {
  const { sets: parts } = listedIn(part)
  if (parts.length === 0 || parts.some((one) => one !== '\\p{L}' && one !== '0-9')) return undefined
  const [letters, digits] = [parts.includes('\\p{L}'), parts.includes('0-9')]
  if (letters && digits) return 'alphanumeric'
  return letters ? 'letters' : 'digits'
}

const whole = new RegExp(`^\\s*${list}\\s*\\.?$`, 'i')

/** Whether a text is nothing but kinds of characters: "letters, digits and hyphens". */
export function listsCharacters(text: string): boolean {
  return whole.test(text)
}

/** Whether single signs in quotes stand in a list of characters: `letters, digits, "-" and "_"`. */
export function listsSigns(part: Masked): boolean {
  return (
    part.quotes.some(({ value }) => value.length === 1 && isSign(value)) &&
    allowedCharacters(part) !== undefined
  )
}

function isSign(value: string): boolean {
  return !/[\p{L}\p{N}\s]/u.test(value)
}

/** The kinds of characters that a phrase allows and no others; none where one of them is not known. */
function listedIn(part: Masked): { words?: string; sets: string[] } {
  if (
    !/\b(?:letters?|digits?|numbers?|numerals?|characters?|capitals?|[aA](?:-| to )[zZ])\b|\bonly\b/i.test(
      part.masked,
    )
  )
    return { sets: [] }
  const text = withGlyphs(part)
  const exact = onlyWords.test(text) ? only.exec(text) : null
  const loose = exact ? null : made.exec(text)
  const words = exact?.[1] ?? exact?.[2] ?? exact?.[3] ?? loose?.[1] ?? loose?.[2]
  if (words === undefined) return { sets: [] }
  const parts = words.split(/,\s(?:and\s|or\s)?|\s(?:and|or)\s/i).map(setFor)
  if (parts.some((one) => one === undefined)) return { sets: [] }
  const known = parts.filter((one) => one !== undefined)
  // "May contain digits and hyphens" adds to the letters that nobody mentions.
  const open =
    loose !== null &&
    /^(?:may|can) (?!consist)/i.test(loose[0]) &&
    (known.length < 2 || !known.some((one) => /L|z/i.test(one)))
  return open ? { sets: [] } : { words: asQuoted(words, part), sets: known }
}

/** Signs that the text quotes stay quoted in its words. */
function asQuoted(words: string, { quotes }: Masked): string {
  const signs = new Set(
    quotes.map(({ value }) => value).filter((value) => value.length === 1 && isSign(value)),
  )
  return words.replace(/(?<=^|\s)[^\p{L}\p{N}\s](?=$|[\s,])/gu, (sign) =>
    signs.has(sign) ? `"${sign}"` : sign,
  )
}

/** The text with single quoted signs as they are and without the signs that explain a word: `hyphens (-)`, `"-" and "_"`. */
function withGlyphs({ masked, quotes }: Masked): string {
  let text = masked
  for (const { start, end, value } of [...quotes].reverse())
    if (value.length === 1 && isSign(value)) text = `${text.slice(0, start)}${value}${text.slice(end)}`
  return text.replace(/\s\((?:"?[^\p{L}\p{N}\s()"]"?)\)/gu, '').replaceAll(blank, ' ')
}

function setFor(part: string): string | undefined {
  const sign = part.trim()
  if (new RegExp(`^${glyph}$`).test(sign)) return /[-.+*?$/]/.test(sign) ? `\\${sign}` : sign
  return sets.find(([pattern]) => pattern.test(sign))?.[1]
}

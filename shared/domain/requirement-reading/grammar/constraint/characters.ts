import { sameUnit } from '../../../english/units.ts'
import type { CharacterSet } from '../../../requirement-model/index.ts'
import { comma } from '../names.ts'
import {
  alternative,
  first,
  listOf,
  map,
  optional,
  sequence,
  token,
  words,
  type Input,
  type Match,
  type Parser,
} from '../parser.ts'
import { allOf, denied, type Predicate, type Said } from './said.ts'
import { wordTable } from '../../../basics/word-table.ts'

interface Kinds {
  sets: CharacterSet[]
  also: string
}

const tables: [CharacterSet[], string[]][] = [
  [['digits'], ['digits', 'digit', 'numbers', 'numerals', 'numeric characters', 'numeric digits', 'number', 'numeral', 'decimal digits', 'numerical characters']],
  [['letters'], ['letters', 'letter', 'alphabetic characters', 'alphabetical characters', 'latin letters', 'english letters', 'latin characters', 'a-z']],
  [['capitals'], ['upper-case letters', 'uppercase letters', 'upper case letters', 'capital letters', 'capitals', 'upper-case characters', 'uppercase characters', 'upper case characters', 'upper-case letter', 'uppercase letter', 'upper case letter', 'capital letter', 'capital', 'uppercase character', 'upper-case character', 'upper case character', 'block letters']],
  [['small letters'], ['lower-case letters', 'lowercase letters', 'lower case letters', 'small letters', 'lower-case characters', 'lowercase characters', 'lower-case letter', 'lowercase letter', 'lower case letter', 'small letter', 'lowercase character', 'lower-case character', 'lower case character']],
  [['spaces'], ['spaces', 'space', 'blanks', 'blank', 'white space', 'whitespace', 'whitespaces', 'blank spaces', 'space characters', 'whitespace characters']],
  [['special'], ['special characters', 'special character', 'symbols', 'symbol', 'special symbols', 'special signs', 'punctuation', 'punctuation marks', 'punctuation characters', 'non-alphanumeric characters', 'non-alphanumeric character']],
  [['letters', 'digits'], ['alphanumeric characters', 'alphanumerics', 'alphanumeric character', 'alphanumeric', 'alpha-numeric characters']],
] // prettier-ignore
/** Signs by their names. */
export const singles = wordTable<string>({ hyphen: '-', dash: '-', underscore: '_', dot: '.', period: '.', 'full stop': '.', comma: ',', slash: '/', apostrophe: "'", 'at sign': '@', 'plus sign': '+', colon: ':', semicolon: ';', asterisk: '*', 'question mark': '?', 'exclamation mark': '!', ampersand: '&', 'hash sign': '#', parenthesis: '()', bracket: '()' }) // prettier-ignore
const one = (name: string): string[] => [name, `${name}s`]

const named: Parser<Kinds> = first(
  ...tables.map(([sets, said]) => map(words(...said), () => ({ sets, also: '' }))),
  map(words(...Object.keys(singles).flatMap(one)), (said) => ({
    sets: [],
    also: singles[said] ?? singles[said.slice(0, -1)] ?? '',
  })),
  map(
    token((found) => (found.kind === 'quoted' && /^.$/u.test(found.value) ? found.value : undefined)),
    (also) => ({ sets: [], also }),
  ),
  map(sequence(digit, words('-', '–', 'to'), digit), () => ({ sets: ['digits'], also: '' })),
)
const kinds: Parser<Kinds> = map(
  listOf(
    map(
      sequence(optional(words('the', 'and', 'characters', 'latin', 'english', 'decimal')), named),
      ([, found]) => found,
    ),
    comma,
  ),
  (all) => ({
    sets: [...new Set(all.flatMap(({ sets }) => sets))],
    also: all.map(({ also }) => also).join(''),
  }),
)

function digit(input: Input, at: number): Match<string> | undefined {
  const found = input.tokens[at]
  return found?.kind === 'number' && /^\d$/.test(found.text) ? { value: found.value, end: at + 1 } : undefined
}

const atLeast = words('at least', 'a minimum of', 'minimum', 'no fewer than')

/** "at least one capital letter", "2 digits", "a digit": a count and what is counted. */
const counting =
  (isFirst: boolean, hasVerb: boolean): Parser<Kinds & { count: number }> =>
  (input, at) => {
    const least = atLeast(input, at)
    const from = least?.end ?? at
    const found = input.tokens[from]
    if (found?.kind === 'number' && /^\d{1,3}$/.test(found.value)) {
      const unit = found.unit && sameUnit(found.unit)
      const set =
        unit === 'digit'
          ? 'digits'
          : unit === 'letter'
            ? 'letters'
            : unit === 'symbol'
              ? 'special'
              : undefined
      if (set && (least || !isFirst))
        return { value: { sets: [set], also: '', count: Number(found.value) }, end: from + 1 }
      const kind = unit === undefined ? named(input, from + 1) : undefined
      return kind && (least || hasVerb || !isFirst)
        ? { value: { ...kind.value, count: Number(found.value) }, end: kind.end }
        : undefined
    }
    const article = hasVerb || !isFirst ? words('a', 'an')(input, from) : undefined
    const kind = article && named(input, article.end)
    return kind && { value: { ...kind.value, count: 1 }, end: kind.end }
  }

const only = (found: Kinds): Said => ({
  limits: true,
  of: (subject) => ({
    kind: 'characters',
    subject,
    which: 'only',
    sets: found.sets,
    ...(found.also ? { also: found.also } : {}),
  }),
})
const never = (found: Kinds): Said => ({
  limits: true,
  of: (subject) => ({
    kind: 'characters',
    subject,
    which: 'never',
    sets: found.sets,
    ...(found.also ? { also: found.also } : {}),
  }),
})

/** "digits, letters or spaces", "digits nor spaces". */
const nor: Parser<Kinds> = map(listOf(kinds, words('nor', 'or')), (all) => ({
  sets: all.flatMap(({ sets }) => sets),
  also: all.map(({ also }) => also).join(''),
}))

function demanding(all: (Kinds & { count: number })[]): Said {
  return {
    limits: true,
    of: (subject) =>
      allOf(
        all.map(({ sets, also, count }) => ({
          kind: 'characters',
          subject,
          which: 'has',
          sets,
          ...(also ? { also } : {}),
          count,
        })),
      ),
  }
}

/** "…, including one uppercase letter, one number and a special character": what a length has to hold. */
export const including: Parser<Said> = alternative(
  'characters: including',
  map(
    sequence(
      words(
        ', including',
        'including',
        ', with',
        'with',
        ', of which',
        'of which',
        ', among them',
        'among them',
      ),
      listOf(counting(false, true), comma),
    ),
    ([, all]) => demanding(all),
  ),
)

const noneKinds: Parser<Kinds> = map(sequence(optional(words('any')), nor), ([, found]) => found)
const noneOf: Parser<Said> = alternative(
  'characters: none of',
  map(sequence(words('no', 'without', 'not contain', 'free of', 'neither'), noneKinds), ([, found]) =>
    never(found),
  ),
)

const written = wordTable<CharacterSet[]>({
  numeric: ['digits'],
  alphabetic: ['letters'],
  alphanumeric: ['letters', 'digits'],
})
const onlyThese = first(
  map(sequence(words('only', 'nothing but', 'exclusively', 'solely', 'just'), kinds), ([, found]) => found),
  map(sequence(kinds, words('only', 'exclusively')), ([found]) => found),
)
const oneKind = map(
  sequence(
    optional(words('a', 'purely', 'all')),
    words(...Object.keys(written)),
    optional(words('only', 'value', 'characters', 'text')),
  ),
  ([, said]): Kinds => ({ sets: written[said] ?? [], also: '' }),
)

/** "only digits", "letters and hyphens only", "at least one digit and one letter", "no spaces", "numeric". */
export const characters: Predicate = (group) =>
  first(
    alternative('characters: only', (input, at) => {
      const found = onlyThese(input, at)
      if (found) return { value: only(found.value), end: found.end }
      const kind = oneKind(input, at)
      return kind && { value: denied(only(kind.value), group.isDenied), end: kind.end }
    }),
    noneOf,
    alternative('characters: at least', (input, at) => {
      const head =
        group.isDenied || group.isOnly ? undefined : counting(true, group.verb === 'have')(input, at)
      const joined = head && comma(input, head.end)
      const more = joined && listOf(counting(false, true), comma)(input, joined.end)
      return head && { value: demanding([head.value, ...(more?.value ?? [])]), end: more?.end ?? head.end }
    }),
    alternative('characters: contains', (input, at) => {
      if (group.verb !== 'have' || (!group.isDenied && !group.isOnly)) return undefined
      const found = group.isDenied ? noneKinds(input, at) : kinds(input, at)
      return found && { value: group.isDenied ? never(found.value) : only(found.value), end: found.end }
    }),
  )

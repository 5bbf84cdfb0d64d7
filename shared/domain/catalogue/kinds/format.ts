import { withArticle } from '../../english/articles.ts'
import { fieldsOf } from '../fields.ts'
import type { Clause, Phrase } from '../clauses.ts'
import type { Idea, Kind } from '../idea.ts'
import type { Slots } from '../slots.ts'
import { thingOf, type Thing } from '../things.ts'
import { refused, tried, usual } from '../tried.ts'

/** Formats of the field with a value that keeps them and one that is wrong in one place. */
const known: [RegExp, right: string, wrong: string, what: string][] = [
  [/e-?mail/i, 'alex@example.com', 'alex.example.com', 'without "@"'],
  [/\burl\b|web address|\blink\b/i, 'https://example.com/a', 'example', 'without a domain'],
  [/letters and (?:digits|numbers)|alphanumeric/i, 'Ab12cd', 'Ab12-cd', 'with a hyphen'],
  [/digits? only|only digits|\bnumeric|numbers only|only numbers/i, '120457', '12O457', 'with the letter O'],
  [/letters only|only letters|alphabetic/i, 'Anna', 'Ann4', 'with a digit'],
  [/whole|integer/i, '12', '12.5', 'with a decimal place'],
  [/^(?:an? )?(?:real |decimal )?numbers?$/i, '12.5', '12a', 'with a letter'],
  [/iso ?8601|yyyy-mm-dd/i, '2027-02-28', '2027-02-30', 'for a day that does not exist'],
  [/dd[./]mm[./]yyyy/i, '28.02.2027', '30.02.2027', 'for a day that does not exist'],
  [/upper-?case/i, 'ABC', 'AbC', 'with a small letter'],
  [/lower-?case/i, 'abc', 'aBc', 'with a capital'],
  [/e\.164|phone/i, '+4930123456', '+49 30 12345a', 'with a letter'],
]
const atLeastOne =
  /^(?:at least )?(?:one|an?|1) ((?!.*\b(?:and|or)\b).{0,30}(?:letters?|digits?|characters?|numbers?|symbols?))$/i

/** Patterns and characters. Needs a format; known ones get values, others are told. */
export const format: Kind = {
  kind: 'format',
  ideas: (slots) => {
    if (slots.kinds.has('api')) return []
    const [first] = fieldsOf(slots, 1)
    const ends = endIdeas(slots)
    const ideas = slots.clauses
      .flatMap((clause) => clause.phrases.map((phrase) => ({ phrase, clause })))
      .filter(isDemanded)
      .slice(0, 3)
      .flatMap(({ phrase, clause }) => {
        const text = phrase.text.replace(/\s+(?:and|or)$/i, '')
        const field = fieldOf(phrase, clause) ?? first
        const name = field?.single ?? 'entry'
        const sample = known.find(
          ([pattern, , wrong]) =>
            pattern.test(text) && !(wrong.includes('-cd') && /hyphen|dash/i.test(clause.text)),
        )
        if (sample) {
          const [, right, wrong, flaw] = sample
          return [
            tried(`The ${name} "${wrong}" is refused`, refused, [
              [`Enter ${withArticle(name)} ${flaw}`, 'It is refused', wrong],
            ]),
            tried(`The ${name} "${right}" is accepted`, usual, [
              [`Enter ${withArticle(name)} of the right form`, 'It is accepted', right],
            ]),
          ]
        }
        const missing = atLeastOne.exec(text)?.[1]
        if (missing)
          return [
            tried(`${withArticle(name)} without ${withArticle(missing)} is refused`, refused, [
              [
                `Enter ${withArticle(name)} that keeps all other rules and has no ${missing}`,
                'It is refused',
              ],
            ]),
          ]
        if (!field || text.length > 60 || slots.kinds.has('upload') || !characters.test(text)) return []
        return [
          tried(`${withArticle(name)} of another form is refused`, refused, [
            [`Enter ${withArticle(name)} that breaks this in one place: ${text}`, 'It is refused'],
            [`Enter ${withArticle(name)} that keeps it`, 'It is accepted'],
          ]),
        ]
      })
    return [...ends, ...ideas]
  },
}

/** What an entry may consist of. */
const characters =
  /\b(?:letters|digits|numbers|numeric|alphanumerics?|hyphens?|dashes|underscores?|upper ?case|lower ?case|characters|e-?mail|url|iso|yyyy|uuid|hex\w*)\b/i

/** A format of an entry: none that is forbidden or only met with, none of every text, no size of a step. */
const isDemanded = ({ phrase, clause }: { phrase: Phrase; clause: Clause }): boolean =>
  phrase.tag === 'FMT' &&
  /^(?:lim|def|eff)$/.test(clause.tag) &&
  !clause.phrases.some(({ tag }) => tag === 'NEG') &&
  !/^(?:(?:a )?strings?$|steps?\b|multiples?\b)/i.test(phrase.text)

/** The field that a format stands at: the last one before it, else the first behind it. */
function fieldOf({ start, text }: Phrase, { phrases }: Clause): Thing | undefined {
  const fields = phrases.filter(({ tag }) => tag === 'F')
  // "readAt (ISO 8601)" has its field in itself.
  const own = /^([A-Za-z]\w+) \(/.exec(text)?.[1]
  if (own !== undefined) return thingOf(own)
  const field = fields.findLast((other) => other.end <= start) ?? fields[0]
  return field ? thingOf(field.text) : undefined
}

/** "starts with 29": an entry that begins or ends otherwise. Cue: a marked value right behind these words, and a field before them. */
function endIdeas({ clauses }: Slots): Idea[] {
  return clauses
    .filter(({ tag }) => tag === 'lim' || tag === 'def')
    .flatMap(({ phrases, text, start }) =>
      phrases.flatMap((phrase) => {
        const how = /\b(starts?|begins?|starting|beginning|ends?|ending) with\s+["'“‘]?$/i.exec(
          text.slice(0, phrase.start - start),
        )?.[1]
        const field = phrases.findLast(({ tag, end }) => tag === 'F' && end <= phrase.start)
        const thing = field ? thingOf(field.text) : undefined
        const value = phrase.text.replace(/^["'“‘]|["'”’]$/g, '')
        if (
          how === undefined ||
          !thing ||
          !/^(?:N|FMT|O)$/.test(phrase.tag) ||
          !/^[\w+#@/-]{1,12}$/.test(value)
        )
          return []
        const end = /^end/i.test(how) ? 'ends' : 'starts'
        const last = value.slice(-1)
        const other = `${value.slice(0, -1)}${last === '8' ? '7' : /\d/.test(last) ? '8' : /[a-z]/.test(last) ? (last === 'x' ? 'y' : 'x') : last === 'X' ? 'Y' : 'X'}`
        return [
          tried(`${withArticle(thing.single)} that ${end} with ${other} is refused`, refused, [
            [
              `Enter ${withArticle(thing.single)} that keeps every other rule and ${end} with ${other}`,
              'It is refused',
            ],
            [`Enter the same with ${value} in this place`, 'It is accepted'],
          ]),
        ]
      }),
    )
    .slice(0, 2)
}

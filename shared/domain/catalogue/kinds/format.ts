import { withArticle } from '../../english/articles.ts'
import { fieldsOf } from '../fields.ts'
import type { Kind } from '../idea.ts'
import { refused, tried, usual } from '../tried.ts'

/** Formats of the field with a value that keeps them and one that is wrong in one place. */
const known: [RegExp, right: string, wrong: string, what: string][] = [
  [/e-?mail/i, 'alex@example.com', 'alex.example.com', 'without "@"'],
  [/\burl\b|web address|\blink\b/i, 'https://example.com/a', 'example', 'without a domain'],
  [/letters and (?:digits|numbers)|alphanumeric/i, 'Ab12cd', 'Ab12-cd', 'with a hyphen'],
  [/digits? only|only digits|numeric|numbers only|only numbers/i, '120457', '12O457', 'with the letter O'],
  [/letters only|only letters|alphabetic/i, 'Anna', 'Ann4', 'with a digit'],
  [/whole|integer/i, '12', '12.5', 'with a decimal place'],
  [/iso ?8601|yyyy-mm-dd/i, '2027-02-28', '2027-02-30', 'for a day that does not exist'],
  [/dd[./]mm[./]yyyy/i, '28.02.2027', '30.02.2027', 'for a day that does not exist'],
  [/upper-?case/i, 'ABC', 'AbC', 'with a small letter'],
  [/lower-?case/i, 'abc', 'aBc', 'with a capital'],
  [/e\.164|phone/i, '+4930123456', '+49 30 12345a', 'with a letter'],
]
const atLeastOne = /^at least (?:one|a|1) ((?!.*\b(?:and|or)$).{3,40})$/i

/** Patterns and characters. Needs a format; known ones get values, others are told. */
export const format: Kind = {
  kind: 'format',
  ideas: (slots) => {
    const [field] = fieldsOf(slots, 1)
    if (slots.kinds.has('api')) return []
    const name = field?.single ?? 'entry'
    return slots
      .all('FMT')
      .slice(0, 3)
      .flatMap((text) => {
        const sample = known.find(([pattern]) => pattern.test(text))
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
            tried(`${withArticle(name)} without ${missing} is refused`, refused, [
              [
                `Enter ${withArticle(name)} that keeps all other rules and has no ${missing}`,
                'It is refused',
              ],
            ]),
          ]
        if (!field || text.length > 60) return []
        return [
          tried(`${withArticle(name)} of another form is refused`, refused, [
            [`Enter ${withArticle(name)} that breaks this in one place: ${text}`, 'It is refused'],
            [`Enter ${withArticle(name)} that keeps it`, 'It is accepted'],
          ]),
        ]
      })
  },
}

import type { Clause, Phrase } from '../catalogue/clauses.ts'
import { unquoted } from '../catalogue/slots.ts'
import { candidatesFor, namedBy, nameWords } from './name-words.ts'
import type { PageButton, PageField } from './page-fields.ts'

/** What a page has, and what the sentence before spoke of. */
export interface Around {
  fields: readonly PageField[]
  buttons: readonly PageButton[]
  focus: readonly PageField[]
  /** Ids of fields of which a length was told: a bound without a unit is of their length, too. */
  lengths: ReadonlySet<string>
}

const naming = new Set(['F', 'E', 'C', 'T', 'O', 'S', 'P', 'A', 'M'])
const pronoun =
  /^(?:it|its|they|them|this|that|these|those|both|all|each|one|both of them|all of (?:these|them)|each of (?:these|them)|one of (?:these|them))$/i

/** The fields that the marked phrases of a clause name, in their order; a pronoun names those of the sentence before. */
export function fieldsNamed(clause: Clause, around: Around): PageField[] {
  const named = clause.phrases.flatMap((phrase) =>
    naming.has(phrase.tag) ? fieldsOfPhrase(phrase, around) : [],
  )
  return [...new Set(named)]
}

export function fieldsOfPhrase({ text }: Phrase, { fields, focus }: Around): PageField[] {
  const name = unquoted(text)
  if (pronoun.test(name.trim())) return [...focus]
  const own = namedBy(name, fields)
  if (own) return [own]
  // "The number" is the number that the sentence before spoke of.
  const meant = candidatesFor(name, fields).filter((field) => focus.includes(field))
  return meant.length === 1 ? meant : parts(name, fields)
}

/** "Start and end time": a list of names that share their last word. */
function parts(name: string, fields: readonly PageField[]): PageField[] {
  const [, before, last] = /^(.+?\b(?:and|or)\s+\S+)\s+(\S+)$/i.exec(name) ?? []
  if (before === undefined || last === undefined) return []
  const named = before
    .split(/,|\b(?:and|or)\b/i)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => namedBy(`${part} ${last}`, fields))
  return named.every((field) => field !== undefined) ? named : []
}

export const buttonsNamed = (clause: Clause, { buttons }: Around): PageButton[] => [
  ...new Set(
    clause.phrases.flatMap(({ tag, text }) => {
      const button = naming.has(tag) ? namedBy(unquoted(text), buttons) : undefined
      return button ? [button] : []
    }),
  ),
]

/** Buttons that a clause calls by their whole names: "places are taken" speaks of no button "Book place". */
export const buttonsCalled = (clause: Clause, around: Around): PageButton[] =>
  buttonsNamed(clause, around).filter(({ words }) =>
    clause.phrases.some(({ text }) => {
      const called = nameWords(unquoted(text))
      return words.every((word) => called.includes(word))
    }),
  )

/** A choice and those of its options that a clause names; of a field that the clause names, else of the only one that has them. */
export function optionsNamed(
  { phrases }: Clause,
  named: readonly PageField[],
  { fields }: Around,
): { field: PageField; values: string[] } | undefined {
  const texts = phrases.flatMap(({ tag, text }) => (naming.has(tag) ? [unquoted(text)] : []))
  const choices = fields.filter(({ options }) => options.length > 0)
  const chosen = (own: readonly PageField[]) =>
    own.flatMap((field) => {
      const values = texts.flatMap((text) => optionOf(text, field) ?? [])
      return values.length > 0 ? [{ field, values: [...new Set(values)] }] : []
    })
  const own = chosen(choices.filter((field) => named.includes(field)))
  const all = own.length > 0 ? own : chosen(choices)
  return all.length === 1 ? all[0] : undefined
}

function optionOf(text: string, { options }: PageField): string | undefined {
  const wanted = nameWords(text)
  const same = options.filter(({ words }) => words.length > 0 && words.join(' ') === wanted.join(' '))
  return same.length === 1 ? same[0]?.name : undefined
}

import type { Rule } from '../requirement-model/index.ts'
import type { PageInventory } from '../page-inventory/schema.ts'
import { namedBy, nameWords } from './name-words.ts'

/** The label of something that a page shows and nobody enters: a total, a counter. */
export interface ValueLabel {
  name: string
  words: readonly string[]
  /** What stands beside it when the page is opened. */
  value: string
}

/** The labels of what some pages show. What is shown when they are opened comes before what may be shown later under the same name. */
export function labelsOf(pages: readonly PageInventory[]): ValueLabel[] {
  const values = pages.flatMap(({ values: own = [] }) => own)
  const byName = Map.groupBy(values, ({ name }) => name.toLowerCase())
  return [...byName.values()].flatMap((same) => {
    const shown = same.filter(({ hidden }) => !hidden)
    const [only, ...more] = shown.length > 0 ? shown : same
    // Each row of a list may have its own.
    return only && more.length === 0 ? [{ ...only, words: nameWords(only.name) }] : []
  })
}

/** The label that a name of the text means: "the application number" is none of "Applicant", but "the total price" may be "Total". */
export function labelNamed(name: string, labels: readonly ValueLabel[]): ValueLabel | undefined {
  const called = name.split(':')[0] ?? name
  const label = namedBy(called, labels)
  const last = nameWords(called).at(-1)
  return label && last !== undefined && (label.words.includes(last) || isAmountWord.test(last))
    ? label
    : undefined
}

/** Words that a label leaves out. */
const isAmountWord = /^(?:price|amount|cost|line|value|sum|field|display)$/

/** Whether a limit shows no message but what the page has beside a label all the time: "Fee: –" refuses nothing. */
export const showsValue = ({ kind, then }: Rule, labels: readonly ValueLabel[]): boolean =>
  kind === 'constraint' &&
  then.some(
    (effect) =>
      effect.kind === 'shows' &&
      labels.some(({ name }) => {
        const [start] = effect.text
        return typeof start === 'string' && start.toLowerCase().startsWith(`${name.toLowerCase()}:`)
      }),
  )

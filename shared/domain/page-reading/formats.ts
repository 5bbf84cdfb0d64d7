import type { Clause } from '../catalogue/clauses.ts'
import type { Condition } from '../requirement-model/index.ts'
import type { PageField } from './page-fields.ts'

type Form = Extract<Condition, { kind: 'form' }>['form']

const forms: readonly [RegExp, Form][] = [
  [/\b(?:whole|integer)\b/i, 'whole'],
  [/\bnumbers?\b|\bnumeric\b/i, 'number'],
  [/\be-?mail\b/i, 'e-mail'],
  [/\burl\b|\bweb address\b/i, 'url'],
]

/** Inputs in which a browser lets nobody type a text of another form. */
const native = new Set(['number', 'date', 'time', 'range'])

/** The form that a clause says the entry of a field has, where people can type one that has another. */
export function formOf({ phrases }: Clause, field: PageField): Form | undefined {
  const [format, more] = phrases.filter(({ tag }) => tag === 'FMT')
  const form = format && !more ? forms.find(([words]) => words.test(format.text))?.[1] : undefined
  if (form === undefined || (field.kind !== 'text' && field.kind !== 'number')) return undefined
  return native.has(field.type) && form !== 'whole' ? undefined : form
}

export const hasForm = ({ id }: PageField, form: Form): Condition => ({ kind: 'form', subject: id, form })

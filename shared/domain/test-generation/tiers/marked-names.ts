import { clausesOf, type Clause } from '../../catalogue/clauses.ts'
import { limitsOf, type Limit } from '../../catalogue/limits.ts'
import { unquoted } from '../../catalogue/slots.ts'
import type { Marks } from '../../marking/tags.ts'

export const nameKinds = ['field', 'thing', 'state', 'option'] as const

/** A name of a text with what its marks say of it. Limits and options are told in the words of the text. */
export interface ReadName {
  name: string
  kind: (typeof nameKinds)[number]
  limits: string[]
  /** Of a field its choices, of a thing its states. */
  options: string[]
  /** Null where the text does not say it. */
  required: boolean | null
}

const kindOfTag = { F: 'field', E: 'thing', S: 'state', O: 'option' } as const
const isName = (tag: string): tag is keyof typeof kindOfTag => Object.hasOwn(kindOfTag, tag)

/** The fields, things, states and options that marked sentences name, each once, in the order in which they come. */
export function namesIn(sentences: readonly (readonly [string, Marks])[]): ReadName[] {
  const names = new Map<string, ReadName>()
  for (const [sentence, marks] of sentences)
    for (const clause of clausesOf(sentence, marks)) if (clause.tag !== 'ctx') learn(names, clause)
  return [...names.values()]
}

function learn(names: Map<string, ReadName>, clause: Clause): void {
  const { phrases, tag } = clause
  const own = phrases.flatMap(({ tag: role, text }) =>
    isName(role) && !isPronoun(text) ? [nameAt(names, kindOfTag[role], text)] : [],
  )
  // Conditions tell of one value among several, and not what a name is.
  if (tag === 'cond' || tag === 'evt') return
  for (const limit of limitsOf(clause)) {
    const subject = limit.subject?.toLowerCase()
    const named = own.find(({ name }) => name.toLowerCase() === subject)
    if (named) add(named.limits, told(limit))
  }
  const [field, thing] = [own.filter(is('field')), own.filter(is('thing'))]
  for (const one of field) {
    if (phrases.some(({ tag: role }) => role === 'REQ')) one.required = true
    else if (phrases.some(({ tag: role }) => role === 'OPT')) one.required = false
  }
  // With two of a kind nothing says whose they are.
  if (field.length === 1) for (const { name } of own.filter(is('option'))) add(field[0]?.options, name)
  if (thing.length === 1) for (const { name } of own.filter(is('state'))) add(thing[0]?.options, name)
}

const is =
  (kind: ReadName['kind']) =>
  (name: ReadName): boolean =>
    name.kind === kind

const isPronoun = (text: string): boolean => /^(?:it|its|they|them|this|that|these|those)$/i.test(text)

function nameAt(names: Map<string, ReadName>, kind: ReadName['kind'], text: string): ReadName {
  const name = unquoted(text)
  const key = `${kind} ${name.toLowerCase()}`
  const known = names.get(key) ?? { name, kind, limits: [], options: [], required: null }
  names.set(key, known)
  return known
}

function add(list: string[] | undefined, value: string): void {
  if (list && !list.includes(value)) list.push(value)
}

function told({ low, high, exact, unit }: Limit): string {
  const bounds = [
    exact && `exactly ${exact.text}`,
    low && `${low.inclusive ? 'at least' : 'more than'} ${low.amount.text}`,
    high && `${high.inclusive ? 'at most' : 'less than'} ${high.amount.text}`,
  ].filter((bound) => bound !== undefined)
  return `${bounds.join(', ')} ${unit}`.trim()
}

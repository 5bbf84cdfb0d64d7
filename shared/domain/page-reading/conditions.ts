import type { Clause } from '../catalogue/clauses.ts'
import { endsNounPhrase, isDeterminer, wordsOf } from '../catalogue/function-words.ts'
import { stem } from '../english/stem.ts'
import type { Condition } from '../requirement-model/index.ts'
import { hasPart } from '../requirement-model/references.ts'
import { boundsIn } from './bounds.ts'
import { formOf, hasForm } from './formats.ts'
import { fieldsNamed, optionsNamed, type Around } from './mentions.ts'
import { nameWords } from './name-words.ts'
import type { PageField } from './page-fields.ts'

/** What a clause says is so on the page; undefined where nothing of it is a field of the page, so that nobody can bring it about. */
export interface Circumstance {
  condition: Condition
  fields: PageField[]
}

const emptiness =
  /\b(?:empty|blank|missing|left out|not (?:been )?(?:filled|given|entered|chosen|selected|provided|stated)|nothing (?:is|was) (?:chosen|selected|entered)|without)\b/i
const denied = /\b(?:not|no|un\w+ed|removed?|without)\b|n't\b|\boff\b/i

/** The circumstance that a condition or an event brings about: an option, a tick, an empty field, a value beyond a bound. */
export function circumstanceOf(clause: Clause, around: Around): Circumstance | undefined {
  const named = meantBy(clause, around)
  const bounds = boundsIn(clause, around)
  const [bound] = bounds
  if (bound) return bounds.length === 1 ? { condition: bound.is, fields: [bound.field] } : undefined
  const option = optionsNamed(clause, named, around)
  if (option) return isAllOf(option, clause) ? optionOf(option, clause) : undefined
  const [field, ...more] = named
  if (!field) return undefined
  if (named.every(({ kind }) => kind === 'boolean'))
    return more.length > 0 ? undefined : tickOf(field, clause)
  const form =
    more.length === 0 && denied.test(withoutName(clause.text, field.name)) ? formOf(clause, field) : undefined
  if (form) return { condition: { kind: 'not', of: hasForm(field, form) }, fields: [field] }
  if (!emptiness.test(clause.text)) return undefined
  const empties = named.map(({ id }): Condition => ({ kind: 'empty', subject: id }))
  return {
    condition: empties.length === 1 ? (empties[0] as Condition) : { kind: 'any', of: empties },
    fields: named,
  }
}

/** The fields of a clause; "the field" and "the entry" are that of the clause before. */
function meantBy(clause: Clause, around: Around): PageField[] {
  const named = fieldsNamed(clause, around)
  if (named.length > 0 || around.focus.length !== 1) return named
  return /\b(?:the|this) (?:field|entry|value|input)\b|\bit\b/i.test(clause.text) ? [...around.focus] : []
}

/** Whether a condition only says what is spoken of: "For the weight only". */
export const isTopic = (clause: Clause, around: Around): boolean =>
  /^(?:for|of|in|on|as to|regarding)\b/i.test(clause.text) &&
  fieldsNamed(clause, around).length > 0 &&
  circumstanceOf(clause, around) === undefined &&
  !clause.phrases.some(({ tag }) => tag === 'V' || tag === 'N')

const doing = new Set<Clause['phrases'][number]['tag']>(['V', 'NEG', 'NE'])

/** Whether a clause says no more than that an option is chosen: "Tenant without an agreement" is not each tenant. */
function isAllOf(
  { field, values }: { field: PageField; values: string[] },
  { text, phrases }: Clause,
): boolean {
  const deeds = phrases.flatMap((phrase) => (doing.has(phrase.tag) ? wordsOf(phrase.text) : []))
  const covered = new Set([...nameWords(field.name), ...values.flatMap(nameWords), ...deeds.map(stem)])
  return wordsOf(text)
    .filter((word) => !endsNounPhrase(word) && !isDeterminer(word))
    .flatMap(nameWords)
    .every((word) => covered.has(word))
}

function optionOf({ field, values }: { field: PageField; values: string[] }, clause: Clause): Circumstance {
  const chosen: Condition = {
    kind: 'one-of',
    subject: field.id,
    values: values.map((value) => ({ type: 'text', value })),
  }
  const isDenied = clause.phrases.some(({ tag }) => tag === 'NEG' || tag === 'NE')
  return { condition: isDenied ? { kind: 'not', of: chosen } : chosen, fields: [field] }
}

function tickOf(field: PageField, { text, phrases }: Clause): Circumstance {
  const isOff = phrases.some(({ tag }) => tag === 'NEG') || denied.test(withoutName(text, field.name))
  return {
    condition: {
      kind: 'compare',
      left: { kind: 'subject', subject: field.id },
      operator: '=',
      right: { kind: 'value', value: { type: 'boolean', value: !isOff } },
    },
    fields: [field],
  }
}

/** "The box No newsletter is ticked" denies nothing. */
const withoutName = (text: string, name: string): string => text.toLowerCase().replace(name.toLowerCase(), '')

/** Both at once. */
export const together = (conditions: readonly Condition[]): Condition | undefined =>
  conditions.length === 0
    ? undefined
    : conditions.length === 1
      ? conditions[0]
      : { kind: 'all', of: [...conditions] }

/** Whether a condition says how the page is set, and not what is wrong with an entry. */
export const isSetting = (condition: Condition): boolean =>
  !hasPart(
    condition,
    (part) =>
      part.kind === 'empty' ||
      part.kind === 'form' ||
      (part.kind === 'compare' && !(part.right.kind === 'value' && part.right.value.type === 'boolean')),
  )

/** Whether a bound is of the length of an entry or of its value. */
export const measureOf = (is: Condition): string =>
  JSON.stringify(is).includes('"length"') ? 'length' : 'value'

/** Whether a condition at the beginning of a sentence may hold of all of it, and names nothing of the page. */
export const isUnclear = (condition: Condition | 'open' | undefined, { phrases }: Clause): boolean =>
  condition === 'open' && !phrases.some(({ tag }) => tag === 'N')

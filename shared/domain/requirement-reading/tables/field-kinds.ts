import type { Expression, Subject } from '../../requirement-model/index.ts'
import { roleOf } from '../grammar/controls.ts'
import { expression } from '../grammar/expression.ts'
import { wordsOf } from '../grammar/names.ts'
import { roleAhead } from '../grammar/reference/roles.ts'
import { declareControl } from '../resolve/declare.ts'
import type { Reference, Token } from '../tokens.ts'
import { limit, wholeOf, type Field, type Remark } from './field.ts'

/** "default: Full", "Yes is preset", "20 by default". */
export function beginning(field: Field, part: readonly Token[]): Remark | undefined {
  const isMark = ({ text }: Token): boolean =>
    /^(?:default|defaults|preset|preselected|pre-selected|prefilled|initially)$/i.test(text)
  const rest = part.filter((one) => !isMark(one) && !/^(?:the|is|to|by|value|:|=)$/i.test(one.text))
  if (!part.some(isMark) || rest.length === 0 || rest.length > 4) return undefined
  const isNone = /^(?:nothing|no \w+)$/i.test(wordsOf(rest))
  return { is: 'default', take: () => (isNone ? undefined : beginWith(field, rest)) }
}

export function beginWith({ subject, used }: Field, tokens: readonly Token[]): void {
  const words = tokens[0]?.kind === 'quoted' ? tokens[0].value : wordsOf(tokens)
  const option = subject.options?.find((one) => one.toLowerCase() === words.toLowerCase())
  const found: Expression<Reference> | undefined =
    option === undefined ? wholeOf(expression, tokens, used) : undefined
  subject.initial = found?.kind === 'value' ? found.value : { type: 'text', value: option ?? words }
}

const kinds: [Subject['kind'], RegExp][] = [
  [
    'number',
    /^(?:positive )?(?:number|integer|whole number|int|decimal|numeric|amount|money|currency|float)\b/,
  ],
  ['date', /^(?:date|day)\b/],
  ['time', /^time\b/],
  ['boolean', /^(?:boolean|checkbox|check box|tick ?box|flag|switch|toggle|yes ?\/ ?no|yes or no)\b/],
  ['choice', /^(?:choice|selection|drop-?down|select|enum|radio|list)\b/],
  ['file', /^(?:file|upload)\b/],
  ['text', /^(?:(?:free )?text|string|alphanumeric)\b/],
]

export function kind(field: Field, part: readonly Token[], said: string): Remark | undefined {
  const key = said.replace(/^an? /, '')
  const found = kinds.find(([, words]) => words.test(key))?.[0]
  const noun = roleAhead(part, key === said ? 0 : 1)
  const role = found === 'boolean' && /\bbox$/.test(key) ? 'checkbox' : roleOf(noun?.role)
  const colon = part.findIndex(({ text }) => text === ':')
  const values = colon > 0 ? options(field, wordsOf(part.slice(colon + 1))) : undefined
  if ((!found && !role) || (colon > 0 ? !values : part.length > 3 || part.some(isAmount))) return undefined
  const takeIt = (): void => {
    if (found) field.subject.kind = found
    if (/\b(?:integer|whole|int)\b/.test(key)) wholeNumber(field)
    else if (found === 'number') limit(field, { kind: 'form', subject: field.subject.id, form: 'number' })
    if (role) declareControl(field.draft, field.reference, role, field.draft.where(field.sentence))
    values?.take()
  }
  return { is: 'type', take: takeIt }
}

const isAmount = (one: Token): boolean => one.kind === 'number'

function wholeNumber(field: Field): void {
  field.subject.step = '1'
  limit(field, { kind: 'form', subject: field.subject.id, form: 'whole' })
}

/** "EUR with cents", "one decimal", "whole numbers", "step 0.5". */
export function decimals(field: Field, key: string): Remark | undefined {
  const said = /^(?:in )?(?:(\S{1,12}) )?(?:(?:and|with|in|up to|at most|no more than) )*(.+)$/.exec(key)
  const unit = /^\S+ with /.test(key.replace(/^in /, '')) ? said?.[1] : undefined
  const rest = key.replace(
    /^(?:in )?(?:(?!one|two|cents?)\S{1,12} )?(?:with |in |up to |at most |no more than )*/,
    '',
  )
  const places = /^(?:cents?|(?:two|2) (?:decimals?|decimal digits|digits after the \S+)(?: places?)?)$/.test(
    rest,
  )
    ? '0.01'
    : /^(?:one|1|a) decimal(?: place| digit)?$/.test(rest)
      ? '0.1'
      : /^(?:in )?steps? (?:of )?(\d+(?:\.\d+)?)(?: \p{L}+)?$/u.exec(key)?.[1]
  const isWhole = /^(?:in |an? )?(?:whole|integers?|full)\b/.test(key) && key.split(' ').length < 4
  if (places === undefined && !isWhole) return undefined
  const takeIt = (): void => {
    if (unit !== undefined) setUnit(field, unit)
    if (places === undefined) wholeNumber(field)
    else field.subject.step = places
  }
  return { is: 'type', take: takeIt }
}

export function setUnit({ subject }: Field, unit: string): void {
  subject.unit = unit
  subject.kind = 'number'
}

/** "Small / Medium / Large", "Wrong size, Damaged, Not as described": names with capitals, and nothing that is counted or compared. */
export function options({ subject }: Field, said: string): Remark | undefined {
  const names = said
    .replace(/^(?:one of|either|values|options):? /i, '')
    .split(/\s*(?:,(?: (?:and|or) )?|;|\/|\bor\b|\band\b)\s*/)
    .map((one) => one.replaceAll(/^["“„]|["”]$/g, ''))
    .filter((one) => one !== '')
  const isName = (one: string): boolean =>
    /^(?:\p{Lu}|\d{1,5}(?:\.\d+)?(?: \p{L}{1,4})?$)/u.test(one) && one.split(' ').length <= 4
  if (names.length < 2 || !names.every(isName)) return undefined
  const takeIt = (): void => {
    subject.kind = 'choice'
    subject.options = [...new Set([...(subject.options ?? []), ...names])]
  }
  return { is: 'options', take: takeIt }
}

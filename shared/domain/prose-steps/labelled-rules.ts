import { severalWords } from '../english/number-words.ts'
import { rule, type Caught, type Rule } from './patterns.ts'
import type { Check } from './types.ts'

const date = '\\d{4}-\\d\\d-\\d\\d|\\d{1,2}\\.? [a-z]{3,9} \\d{4}'
const plain = '(?<value>-?\\d[\\d.,]*(?: ?(?:%|[A-Z]{3}|[€$£]|\\w{1,3}))?)'
const plainWords = ' (?<value>[a-z][\\w-]*(?: [\\w-]+){0,3})'
const signed = '(?<value>-?[€$£] ?\\d[\\d.,]*)'
const verb =
  '(?:is|are|equals|shows|displays|reads|becomes|remains|stays|is displayed as|is shown as|increases to|decreases to|changes to|is changed to|is set to|is now|says|has the value)'

/** "The order status is "Submitted"": a value beside its label. Tried last, because its form is the widest. */
export const labelledRules: Rule<Check>[] = [
  rule(`(?:the )?{label:any} (?:of|for) (?:the )?(?:[a-z]+ )?{row:lit} ${verb} {value:lit}`, (caught) => {
    const [row, [check]] = [caught.literal('row'), labelled(caught, false) ?? []]
    return row && check
      ? [{ ...check, target: { ...check.target, within: { role: 'row', name: row } } }]
      : undefined
  }),
  rule(`{label:any} (?:is not|does not (?:show|equal|read|become)|isn't) {value:lit}`, (caught) =>
    labelled(caught, true),
  ),
  rule(`{label:any} ${verb} {value:lit}`, (caught) => labelled(caught, false)),
  rule(`{label:any} ${verb} ${plain}`, (caught) => labelled(caught, false)),
  rule(
    `(?:the )?[a-z]+ (?:has|shows) (?:the |an? )(?<label>(?!attribute|placeholder|value|text|message|title|heading|class|error)[a-z]+(?: [a-z]+)?) {value:lit}`,
    (caught) => labelled(caught, false),
  ),
  rule(`{label:any} (?:is|says|shows|reads|displays|becomes|changes to)${plainWords}`, byWords),
  rule(`{label:any}:${plainWords}`, byWords),
  rule(`(?:the )?[a-z]+ has the (?<label>[a-z]+)${plainWords}`, byWords),
  rule(`{label:any} ${verb} ${signed}`, (caught) =>
    // Of whom it is, in quotes, is read as a row.
    caught.words('label')?.includes('\uE000') ? undefined : labelled(caught, false),
  ),
  rule('{label:lit}: ?{value:lit}', (caught) => labelled(caught, false)),
  // The colon of a time or a score divides no label from its value.
  rule(`{label:any}(?:(?<!\\d):(?! )|: | ?= ?)${plain}`, (caught) => labelled(caught, false)),
  rule(`{label:any}(?:: ?| is )(?<value>${date})`, (caught) => labelled(caught, false)),
]

// Words without quotes are a value where they are written like a name: "The status says Open". The label has to stand on the page then.
function byWords(caught: Caught): Check[] | undefined {
  const isName = (caught.words('value') ?? '').split(' ').every((word) => /^[\p{Lu}\d]/u.test(word))
  const [check] = (isName && labelled(caught, false)) || []
  return check ? [{ ...check, target: { ...check.target, exact: true } }] : undefined
}

/** A value beside its label, from `label` and `value`. */
export const labelledValue = (caught: Caught): Check[] | undefined => labelled(caught, false)

// Two labels, or a clause, are no label; nor is how many of something are spoken of, or what only points at it.
const noLabel = new RegExp(
  String.raw`^(?:the )?(?:${severalWords}|\d+) |^(?:now )?(?:it|this|that|they|these|those|there)$`,
  'i',
)

const isPlainAmount = new RegExp(`^(?:${plain}|${signed.replace('value', 'amount')})$`)

function labelled(caught: Caught, negated: boolean): Check[] | undefined {
  const target = caught.target('label')
  if (/^(?:the )?(?:page|url|address|title|user|system|form)$/i.test(caught.words('label') ?? ''))
    return undefined
  if (noLabel.test(caught.words('label') ?? '')) return undefined
  if (/[,;]|\b(?:and|or|is|are|has|have)\b/i.test(caught.words('label') ?? '')) return undefined
  const expected = caught.literal('value') ?? caught.words('value')
  if (!target?.name || target.role !== undefined || !expected?.trim() || expected.includes('\uE000'))
    return undefined
  const quoted = caught.words('label')?.includes('\uE000') === true
  const isAmount = caught.literal('value') === undefined && isPlainAmount.test(expected)
  return [
    {
      kind: 'assert_labelled',
      // A quoted label must stand on the page; a noun of the requirement may have none.
      target: { ...target, ...(quoted ? { exact: true } : {}) },
      expected,
      comparison: 'equals',
      ...(isAmount ? { amount: true as const } : {}),
      ...(negated ? { negated } : {}),
    },
  ]
}

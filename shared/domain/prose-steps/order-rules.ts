import { literalsIn, rule, type Caught, type Rule } from './patterns.ts'
import type { Check } from './types.ts'

/** Texts that stand one after another on the page: `"Ann", "Bob" and "Eve" are shown in this order`. */
export const orderRules: Rule<Check>[] = [
  rule(
    '(?:the )?(?:texts? |entries |items |rows )?{texts:lits} {shown} in (?:this|that) order(?: (?:in|inside|within) {in:any})?',
    (caught, { prose }) => orderedIn(caught, literalsIn(caught.words('texts'), prose)),
  ),
  rule(
    '(?:the )?(?:texts|entries|items|rows) (?:are )?(?:{shown} |are )?in (?:this|that|the following) order:? {texts:lits}',
    (caught, { prose }) => ordered(literalsIn(caught.words('texts'), prose)),
  ),
  rule('{first:lit} {shown} (?:before|above) {second:lit}', (caught) =>
    ordered([caught.literal('first') ?? '', caught.literal('second') ?? '']),
  ),
  rule(
    '(?:the row )?{first:lit} (?:is|stands|comes) (?:before|above|ahead of) (?:the row )?{second:lit}',
    (caught) => ordered([caught.literal('first') ?? '', caught.literal('second') ?? '']),
  ),
  rule(
    '(?:the row )?{first:lit} (?:{shown}|is|comes) (?:after|below|behind) (?:the row )?{second:lit}',
    (caught) => ordered([caught.literal('second') ?? '', caught.literal('first') ?? '']),
  ),
]

/** Within the part of the page that the sentence names, where it names one. */
function orderedIn(caught: Caught, texts: string[]): Check[] | undefined {
  if (caught.words('in') === undefined) return ordered(texts)
  const target = caught.region('in')
  return target && ordered(texts)?.map((check) => ({ ...check, target }))
}

function ordered(texts: string[]): Check[] | undefined {
  const distinct = new Set(texts).size === texts.length && texts.every((text) => text.trim() !== '')
  return texts.length > 1 && distinct
    ? [{ kind: 'assert_order', texts, expected: texts.join(', ') }]
    : undefined
}

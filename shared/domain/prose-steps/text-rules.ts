import { literalsIn, rule, type Caught, type Rule } from './patterns.ts'
import type { Check, Target } from './types.ts'

const near = '(?: (?:next to|beside|below|under|underneath|near|above|for|at|with) (?<near>.+?))?'
const inside = '(?: (?:in|inside|within|on) {in:any})?'
const page =
  '(?:the |this )?(?:page|screen|site|user interface|ui|system|application|app|browser|result|form|it)'
const says = '(?:shows?|displays?|contains?|has|says?|reads?|includes?|presents?|sees?|lists?)'
const text =
  '(?:(?:the|an?|this|following) )*(?:{message} )?(?:(?:saying|reading|that says|with the text|:) )?'

/** Text that is visible or not, on the page or in a named place; messages; labelled values. */
export const textRules: Rule<Check>[] = [
  rule(
    `(?:the |an? )?{message} (?:(?:saying|reading|with the text) )?{text:lit}{near:opt} (?:in|inside|within) {in:any} {hidden}`.replace(
      '{near:opt}',
      '',
    ),
    (caught) => message(caught, true),
  ),
  rule(
    `(?:the |an? )?{message} (?:(?:saying|reading|with the text) )?{text:lit} {hidden}${inside}`,
    (caught) => message(caught, true),
  ),
  rule(
    `(?:the |an? )?{message} (?:(?:saying|reading|with the text) )?{text:lit} {shown}${inside}${near}`,
    (caught) => message(caught, false),
  ),
  rule(`(?:the |an? )?{message} (?:is|says|reads|shows) {text:lit}`, (caught) => message(caught, false)),
  rule(`no {message} {text:lit} {shown}${inside}`, (caught) => message(caught, true)),
  rule(`there is no {message} {text:lit}${inside}`, (caught) => message(caught, true)),
  rule(`there is (?:the |an? )?{message} {text:lit}${inside}`, (caught) => message(caught, false)),
  rule(
    `(?:none of )?(?:the )?(?:texts? |words? |phrases? )?{texts:lits} {hidden}${inside}`,
    (caught, reading) => visible(literalsIn(caught.words('texts'), reading.prose), caught, true),
  ),
  rule(`(?:the )?(?:texts? |words? |phrases? )?{texts:lits} {shown}${inside}${near}`, (caught, reading) =>
    visible(literalsIn(caught.words('texts'), reading.prose), caught, false),
  ),
  rule(
    `(?:${page} |(?:i|we|user|visitor) )?(?:does not|do not|doesn't|don't|no longer|never) (?:show|display|contain|have|say|include|see|list|shows|contains|displays|sees) ${text}{texts:lits}${inside}`,
    (caught, reading) => visible(literalsIn(caught.words('texts'), reading.prose), caught, true),
  ),
  rule(`(?:${page} )?${says} ${text}{texts:lits}${inside}${near}`, (caught, reading) =>
    visible(literalsIn(caught.words('texts'), reading.prose), caught, false),
  ),
  rule(
    `{in:any} (?:does not|no longer|doesn't) (?:show|display|contain|have|say|include|list) ${text}{texts:lits}`,
    (caught, reading) => region(caught, literalsIn(caught.words('texts'), reading.prose), true),
  ),
  rule(`{in:any} ${says} ${text}{texts:lits}`, (caught, reading) =>
    region(caught, literalsIn(caught.words('texts'), reading.prose), false),
  ),
  rule('{texts:lits}', (caught, reading) =>
    visible(literalsIn(caught.words('texts'), reading.prose), caught, false),
  ),
]

function message(caught: Caught, negated: boolean): Check[] | undefined {
  const place = placeOf(caught)
  const expected = caught.literal('text')
  if (place === null || !expected?.trim()) return undefined
  return [
    {
      kind: 'assert_text',
      expected,
      exact: !negated,
      ...(place ? { target: place } : {}),
      ...(negated ? { negated } : {}),
    },
  ]
}

function visible(texts: string[], caught: Caught, negated: boolean): Check[] | undefined {
  const place = placeOf(caught)
  if (place === null || texts.length === 0 || texts.some((expected) => expected.trim() === ''))
    return undefined
  return texts.map((expected) => ({
    kind: 'assert_text',
    expected,
    ...(place ? { target: place } : {}),
    ...(negated ? { negated } : {}),
  }))
}

function region(caught: Caught, texts: string[], negated: boolean): Check[] | undefined {
  return caught.region('in') ? visible(texts, caught, negated) : undefined
}

/** The place a text is looked for in: undefined = the whole page, null = words that name no place. */
function placeOf(caught: Caught): Target | undefined | null {
  const words = caught.words('in')
  if (words !== undefined && !/^(?:the |this )?(?:page|screen|site|result page|top|bottom)$/i.test(words))
    return caught.region('in') ?? null
  const field = caught.words('near')
  if (field === undefined) return undefined
  const target = caught.target('near')
  return target
    ? { role: 'near', ...(target.name === undefined ? {} : { name: target.name }), within: target }
    : null
}

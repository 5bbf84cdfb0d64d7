import { keyed, literalsIn, rule, type Caught, type Reading, type Rule } from './patterns.ts'
import type { Check, Target } from './types.ts'

const near = '(?: (?<side>next to|beside|below|under|underneath|near|above|for|at) (?<near>.+?))?'
const inside = '(?: (?:in|inside|within|on) {in:any})?'
const page = '(?:the |this )?(?:page|screen|site|user interface|ui|system|application|app|browser|form|it)'
const says =
  '(?:shows?|displays?|contains?|has|says?|reads?|includes?|presents?|sees?|lists?|asks for|offers?)'
const saysNot =
  "(?:(?:does not|do not|doesn't|don't|cannot|no longer|never) (?:show|display|contain|have|say|include|see|list)s?)"
const the = '(?:the |an? |this )?'
const saying = '(?:(?:saying|reading|stating|that says|that reads|with the text|:) )?'
const lead = `(?:(?:the|an?|this|following) )*(?:(?:{message}|texts?|words?) )?${saying}`
const fieldRoles = new Set([
  'textbox',
  'searchbox',
  'combobox',
  'listbox',
  'slider',
  'checkbox',
  'radio',
  'switch',
  'group',
])
// Words for a text that is shown as a whole.
const named =
  '(?:question|(?:error |validation )?summary|counter|sentence|paragraph|line|caption|headline|subtitle)'
const texts = '(?:(?:texts?|words?|phrases?) )?{texts:lits}'

const inPlace: Rule<Check>['build'] = (caught, reading) => {
  const place = caught.place('in')
  return place && textChecks(caught, reading, place, false)
}

/** Text that is visible or not, on the page, in a named place or beside a field. A "message" is a whole one, other text may be a part. */
export const textRules: Rule<Check>[] = [
  keyed(/announced|message|text|error|warning|notification|notice|toast|hint|label|note/i, () => [
    rule(
      `${the}(?:{message} ${saying})?{text:lit} (?:is|gets|was) (?<not>not )?announced(?: to (?:the )?(?:user|screen readers?))?`,
      announced,
    ),
    rule(`${the}{message} ${saying}{text:lit} {hidden}${inside}${near}`, (caught) => message(caught, true)),
    rule(`${the}{text:lit} {message} {hidden}${inside}${near}`, (caught) => message(caught, true)),
    rule(`(?:there is )?no {message} ${saying}{text:lit}(?: {shown})?${inside}${near}`, (caught) =>
      message(caught, true),
    ),
    rule(`${the}{message} ${saying}{text:lit} {shown}${inside}${near}`, (caught) => message(caught, false)),
    rule(`${the}{text:lit} {message} {shown}${inside}${near}`, (caught) => message(caught, false)),
    rule(`${the}{message} (?:is|says|reads|shows|becomes|changes to) {text:lit}`, (caught) =>
      message(caught, false),
    ),
    rule(`there is ${the}{message} ${saying}{text:lit}${inside}${near}`, (caught) => message(caught, false)),
  ]),
  keyed(/question|summary|counter|sentence|paragraph|line|caption|subtitle/i, () => [
    rule(`${the}${named} {text:lit} {hidden}${inside}${near}`, (caught) => message(caught, true)),
    rule(`${the}${named} {text:lit} {shown}${inside}${near}`, (caught) => message(caught, false)),
  ]),
  keyed(/told|informed|notified|warned|asked/i, () => [
    rule(
      '(?:(?:the |an? )?(?:user|visitor|customer|client|guest|tester|admin|administrator|i|we) )?(?:is|are|am|gets) (?:told|informed|notified|warned|asked)(?: that)?:? {text:lit}',
      (caught) => message(caught, false),
    ),
  ]),
  rule('{texts:lits} (?:in|inside|within) {in:any}', visible(false)),
  keyed(
    /message|text|error|warning|notification|notice|toast|hint|label|note|next to|beside|below|under/i,
    () => [
      rule(`{near:any} (?:shows|displays|has|gets) ${the}{message} ${saying}{text:lit}`, besideField),
      rule(
        `(?:next to|beside|below|under) {near:any},? (?:it|the page) (?:says|shows|reads) {text:lit}`,
        besideField,
      ),
    ],
  ),
  rule(`(?:none of )?${the}${texts}(?: texts?)? {hidden}${inside}${near}`, visible(true)),
  rule(`(?:there is )?no texts? {texts:lits}(?: {shown})?${inside}${near}`, visible(true)),
  rule(`(?:all (?:of )?|both )?${the}${texts}(?: texts?)? {shown}${inside}${near}`, visible(false)),
  rule(`there is ${the}texts? {texts:lits}${inside}${near}`, visible(false)),
  rule(
    `(?:${page} |(?:i|we|you|user|visitor) )?${saysNot} ${lead}{texts:lits}${inside}${near}`,
    visible(true),
  ),
  rule(`(?:${page} )?${says} ${lead}{texts:lits}${inside}${near}`, visible(false)),
  rule(`{in:any} ${saysNot} ${lead}{texts:lits}`, inRegion(true)),
  rule(`{in:any} ${says} ${lead}{texts:lits}`, inRegion(false)),
  rule('{in:any} (?:contains|includes|lists) {texts:lits}', inPlace),
  rule(
    `${the}${texts} (?:(?:is|are) (?:removed|deleted|gone|no longer|not)|(?:has|have) (?:disappeared|vanished|gone)|disappears?|vanish(?:es)?) (?:from|in) {in:any}`,
    visible(true),
  ),
  rule(`${the}${texts} (?:is|are) (?:added to|listed in|in) {in:any}`, visible(false)),
  rule('{texts:lits}', visible(false)),
]

function message(caught: Caught, negated: boolean): Check[] | undefined {
  const place = placeOf(caught)
  const expected = caught.literal('text')
  return place === null || expected === undefined || (negated && isSide(place))
    ? undefined
    : [textCheck(expected, place, negated, !negated)]
}

// "The Age field shows the message …": a place of its own for fields; regions are left to their rule.
function besideField(caught: Caught): Check[] | undefined {
  const field = caught.target('near')
  const expected = caught.literal('text')
  if (caught.region('near') || expected === undefined || !field?.name) return undefined
  if (field.role === undefined && !/^(?:next|beside|below|under)/i.test(caught.clause)) return undefined
  return [textCheck(expected, beside(field), false, true)]
}

function visible(negated: boolean): Rule<Check>['build'] {
  return (caught, reading) => {
    const place = placeOf(caught)
    return place === null || (negated && isSide(place))
      ? undefined
      : textChecks(caught, reading, place, negated)
  }
}

function inRegion(negated: boolean): Rule<Check>['build'] {
  return (caught, reading) => {
    const region = caught.region('in')
    return region && textChecks(caught, reading, region, negated)
  }
}

function textChecks(
  caught: Caught,
  { prose }: Reading,
  place: Target | undefined,
  negated: boolean,
): Check[] | undefined {
  const wanted = literalsIn(caught.words('texts'), prose)
  const readable = wanted.length > 0 && wanted.every((expected) => expected.trim() !== '')
  return readable ? wanted.map((expected) => textCheck(expected, place, negated, false)) : undefined
}

function textCheck(expected: string, place: Target | undefined, negated: boolean, exact: boolean): Check {
  return {
    kind: 'assert_text',
    expected,
    ...(exact ? { exact } : {}),
    ...(place ? { target: place } : {}),
    ...(negated ? { negated } : {}),
  }
}

// What is heard without being looked for: a message that stands elsewhere is not announced.
function announced(caught: Caught): Check[] | undefined {
  const expected = caught.literal('text')
  const negated = caught.words('not') !== undefined
  return expected?.trim() ? [textCheck(expected, { role: 'live region' }, negated, !negated)] : undefined
}

const isSide = (place: Target | undefined) => place?.role === 'above' || place?.role === 'below'

function beside(field: Target): Target {
  return { role: 'near', ...(field.name === undefined ? {} : { name: field.name }), within: field }
}

/** The place a text is looked for in: undefined = the whole page, null = words that name no place. */
function placeOf(caught: Caught): Target | undefined | null {
  const words = caught.words('in')
  if (words !== undefined && !/^(?:the |this )?(?:page|screen|site|result page|top|bottom)$/i.test(words)) {
    return caught.region('in') ?? null
  }
  const near = caught.words('near')
  if (near === undefined) return undefined
  // A position on the page is not checked, so it is not taken for the name of a field.
  if (/^(?:the )?(?:very )?(?:top|bottom|left|right|end|start|beginning|cent(?:er|re)|middle)\b/i.test(near))
    return null
  const side = /^above$/i.test(caught.words('side') ?? '') ? 'above' : 'below'
  const region =
    /^(?:above|below|under|underneath)$/i.test(caught.words('side') ?? '') && caught.region('near')
  if (region && (region.role === 'table' || region.role === 'list')) return { role: side, within: region }
  const field = caught.target('near')
  return field && (field.role === undefined || fieldRoles.has(field.role)) ? beside(field) : null
}

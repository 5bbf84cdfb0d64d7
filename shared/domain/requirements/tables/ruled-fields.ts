import { readConstraints } from '../facts/fields/constraints.ts'
import { maskQuotes } from '../facts/mask.ts'
import type { Constraints, Fact, FieldFact, MessageFact, Violation } from '../facts/types.ts'
import { addressRules } from '../wizards/address-rules.ts'
import type { WizardPart } from '../wizards/wizard-facts.ts'
import { requirement, unread, type Row, type RowReading, type Table } from './table.ts'

const columns = {
  step: /^(?:step|page|screen|part|stage|section)(?: ?(?:no\.?|number|#))?$/i,
  label: /^(?:field|label|input|name|question|entry|element|control)s?(?: (?:name|label))?$/i,
  kind: /^(?:kind|type|control|input type|field type|element)$/i,
  required: /^(?:required|mandatory|obligatory)\??$/i,
  rule: /^(?:rules?|checks?|validations?|conditions?|constraints?|wrong (?:if|when)|error (?:if|when)|problem|case|if|when|allowed(?: values)?|requirement)$/i,
  message: /^(?:(?:error |validation )?(?:messages?|errors?|texts?)(?: text)?|shown text|answer)$/i,
  start: /^(?:defaults?(?: value)?|at the start|initial(?:ly| value)?|preset|start(?:ing)? value|before)$/i,
}
type Column = keyof typeof columns

/**
 * Reads a table of inputs with a rule and its message in each row, several rows for one input (its name stands in the first one), and
 * with the step of a form in which the input stands. Nothing for tables that have neither a step nor a row that goes on.
 */
export function readRuledFields({ header, body }: Table): RowReading[] | undefined {
  const at = placesOf(header)
  if (at.label === undefined || (at.rule === undefined && at.kind === undefined)) return undefined
  const goesOn = at.rule !== undefined && at.message !== undefined && body.some((row) => isMore(row, at))
  const stepped =
    at.step !== undefined && !header.some((cell) => /^(?:min|max)/i.test(cell)) && numbersSteps(body, at.step)
  if (!goesOn && !stepped) return undefined
  let label: string | undefined
  let step: number | undefined
  return body.map((row) => {
    const cell = (name: Column) => (at[name] === undefined ? '' : (row.cells[at[name]] ?? ''))
    const opens = cell('label') !== ''
    if (opens) label = nameIn(cell('label'))
    step = stepOf(cell('step')) ?? step
    if (label === undefined) return { kind: 'context', facts: [] }
    if (row.found) return unread(row.found)
    return requirement(factsOf(label, cell, opens ? step : undefined))
  })
}

type Places = Partial<Record<Column, number>>

function placesOf(header: string[]): Places {
  const found: Places = {}
  header.forEach((cell, index) => {
    const name = (Object.keys(columns) as Column[]).find(
      (one) => found[one] === undefined && columns[one].test(cell.trim()),
    )
    if (name) found[name] = index
  })
  return found
}

function isMore({ cells }: Row, { label = 0, rule = 0, message = 0 }: Places): boolean {
  return (cells[label] ?? '') === '' && ((cells[rule] ?? '') !== '' || (cells[message] ?? '') !== '')
}

/** Steps are counted from 1 and stand in their order; a cell may be empty where the row before goes on. */
function numbersSteps(body: Row[], column: number): boolean {
  const found = body.flatMap(({ cells }) => stepOf(cells[column] ?? '') ?? [])
  return found[0] === 1 && new Set(found).size > 1 && found.every((step, at) => step >= (found[at - 1] ?? 1))
}

/** "2", "Step 2", "2 – Contact". */
function stepOf(cell: string): number | undefined {
  const found = /^\D{0,8}(\d{1,2})\b/.exec(cell)?.[1]
  return found === undefined ? undefined : Number(found)
}

function nameIn(cell: string): string {
  return cell
    .replace(/^["“'](.*)["”']$/, '$1')
    .replace(/\s*\*$/, '')
    .trim()
}

function factsOf(label: string, cell: (name: Column) => string, step: number | undefined): Fact[] {
  const rule = cell('rule')
  const own = kindOf(cell('kind'))
  const needed = /^(?:y|yes|x|true|required|mandatory|always|✓|✔)\b|^[✓✔]/i.test(cell('required'))
  const free = /^(?:n|no|false|optional|never|[-–—✗✘])(?![\w])/i.test(cell('required'))
  const { constraints, violations, parts } = ruleOf(label, rule, own)
  const preset = presetIn(cell('start'))
  const stated: Constraints = {
    ...own,
    ...constraints,
    ...(needed ? { required: true } : free ? { required: false } : {}),
    ...(preset === undefined ? {} : { default: preset }),
  }
  const field: FieldFact = { kind: 'field', label, constraints: stated }
  const placed: WizardPart[] = step === undefined ? [] : [{ part: 'field', step, label }]
  return [
    field,
    ...messagesOf(label, cell('message'), violations),
    ...(placed.length + parts.length > 0 ? [{ kind: 'wizard' as const, parts: [...placed, ...parts] }] : []),
  ]
}

/** Every quoted text of the cell, or the cell itself; an example ("e.g.") of one value answers the comparison that its rule states. */
function messagesOf(label: string, cell: string, violations: Violation[]): MessageFact[] {
  if (cell === '' || /^[-–—]$/.test(cell)) return []
  const { quotes } = maskQuotes(cell)
  const texts = quotes.length > 0 ? quotes.map(({ value }) => value) : [cell]
  return texts
    .slice(0, 1)
    .map((text) => ({ kind: 'message', text, labels: [label], violations, about: 'named', condition: label }))
}

/** What kind of control a cell names, with the values that it lists. */
function kindOf(cell: string): Constraints {
  if (cell === '') return {}
  const control = /\b(?:check ?box|tick ?box)\b/i.test(cell)
    ? 'checkbox'
    : /\b(?:select(?:ion)?|drop-?down|list|combo ?box|choice)\b/i.test(cell)
      ? 'select'
      : /\bradio\b/i.test(cell)
        ? 'radio'
        : undefined
  const { quotes } = maskQuotes(cell)
  const listed = /[:(]\s*([^"()]+)\)?\s*$/
    .exec(cell)?.[1]
    ?.split(/\s*[,;/]\s*|\s+or\s+|\s+and\s+/)
    .map((one) => one.trim())
  const values = quotes.length > 1 ? quotes.map(({ value }) => value) : (listed ?? [])
  const choices =
    control !== undefined && control !== 'checkbox' && values.length > 1 ? { choices: values } : {}
  const number = /\bnumber\b|\bnumeric\b|\binteger\b/i.test(cell)
    ? { number: { scale: 0, step: 1n, numeric: true, whole: /whole|integer/i.test(cell) } }
    : {}
  return control ? { control, ...choices } : number
}

function presetIn(cell: string): string | undefined {
  if (cell === '' || /^(?:[-–—]|none|n\/a)$/i.test(cell)) return undefined
  if (/^(?:empty|blank|nothing|not chosen|unselected)$/i.test(cell)) return undefined
  if (/^(?:off|un(?:ticked|checked)|not (?:ticked|checked))$/i.test(cell)) return 'unchecked'
  if (/^(?:on|ticked|checked)$/i.test(cell)) return 'checked'
  return nameIn(cell)
}

interface Ruled {
  constraints: Constraints
  /** What the message beside the rule answers. */
  violations: Violation[]
  parts: WizardPart[]
}

const nothing =
  /^\W*(?:(?:is |if |left |field )?(?:empty|blank|missing|nothing (?:entered|chosen|selected))|not (?:filled(?: in)?|entered|given|chosen|selected|ticked|checked|accepted)|no (?:value|choice|selection|entry)|un(?:ticked|checked)|required|mandatory|(?:one |a value |it |box )?(?:must|has to|needs to) (?:not be (?:empty|blank)|be (?:chosen|selected|ticked|checked|filled in|entered|given|accepted)))\b/i

/** What the words of a rule allow, and which wrong values its message answers. */
export function ruleOf(label: string, rule: string, own: Constraints): Ruled {
  if (rule === '') return { constraints: {}, violations: ['any'], parts: [] }
  const spaces =
    /\b(?:only|just|nothing but|or) (?:of )?(?:spaces|blanks|whitespace)\b|\bspaces only\b/i.test(rule)
  if (nothing.test(rule))
    return {
      constraints: { required: true },
      violations: ['empty'],
      parts: spaces ? [{ part: 'blank', label }] : [],
    }
  const optional = /^\W*(?:if|when) (?:it is )?(?:filled(?: in)?|given|entered|not empty|present)\b\W*/i.exec(
    rule,
  )
  const words = optional ? rule.slice(optional[0].length) : rule
  const given = optional ? { required: false } : {}
  const digits = digitsIn(words)
  if (digits)
    return { constraints: given, violations: ['format'], parts: [{ part: 'digits', label, ...digits }] }
  if (words.includes('@'))
    return {
      constraints: { ...given, format: 'email' },
      violations: ['format'],
      parts: [{ part: 'address', label, ...addressRules(words) }],
    }
  const { required: _required, control: _control, ...limits } = readConstraints(maskQuotes(turned(words)))
  if (own.number && limits.number)
    limits.number = { ...limits.number, numeric: true, whole: limits.number.whole || own.number.whole }
  return { constraints: { ...limits, ...given }, violations: brokenBy(limits), parts: [] }
}

/** "6 to 15 digits; only digits, spaces and a leading +": digits are counted, some other signs may stand between them. */
function digitsIn(words: string): { length: { min: number; max: number }; extra: string } | undefined {
  const counted = /\b(\d{1,2})\s*(?:to|–|-|and|up to)\s*(\d{1,2}) digits\b/i.exec(words)
  const others =
    /\bonly digits(?:[ ,]|\band\b|\bor\b)+(.{3,60})/i.exec(words)?.[1] ??
    /\b(?:may contain|with optional|plus optional|optional(?:ly)?) (.{3,60})/i.exec(words)?.[1]
  if (!counted || others === undefined) return undefined
  const signs: [string, RegExp][] = [
    [' ', /\bspaces?\b|\bblanks?\b/i],
    ['+', /\+|\bplus(?: sign)?\b/i],
    ['-', /\b(?:hyphens?|dashes)\b|"-"/i],
    ['/', /\bslash(?:es)?\b|"\/"/i],
    ['()', /\b(?:brackets|parentheses)\b/i],
  ]
  const extra = signs
    .filter(([, pattern]) => pattern.test(others))
    .map(([sign]) => sign)
    .join('')
  return { length: { min: Number(counted[1]), max: Number(counted[2]) }, extra }
}

/** "shorter than 2 or longer than 50 characters", "fewer than 2 characters", "below 1 or above 6" say what is wrong: turned into what is allowed. */
function turned(words: string): string {
  const low = /\b(?:shorter than|fewer than|less than|below|under|smaller than)\s+(\d[\d.,]*)/i.exec(words)
  const high = /\b(?:longer than|more than|above|over|greater than|higher than)\s+(\d[\d.,]*)/i.exec(words)
  if (
    /\b(?:not|no) (?:more|less|fewer|longer|shorter|above|below|over|under|greater|higher|smaller)\b/i.test(
      words,
    )
  )
    return words
  if (!low && !high)
    return /^\W*(?:not|no) (?=(?:an? )?(?:whole|valid|number|integer))/i.test(words)
      ? words.replace(/^\W*(?:not|no) /i, '')
      : words
  const unit = /\b(?:characters?|letters?|digits?|signs?)\b/i.exec(words)?.[0] ?? ''
  const whole = /\bwhole\b/i.test(words) ? 'whole number, ' : ''
  return `${whole}${[low ? `at least ${low[1] ?? ''} ${unit}` : '', high ? `at most ${high[1] ?? ''} ${unit}` : ''].filter((part) => part !== '').join(' and ')}`
}

function brokenBy({
  number,
  length,
  choices,
  format,
  contains,
  temporal,
  pattern,
  equals,
}: Constraints): Violation[] {
  const found: Violation[] = []
  if (number) found.push('below', 'above', 'notNumber', 'notWhole')
  if (length) found.push('tooShort', 'tooLong')
  if (choices) found.push('notAllowed')
  if (format !== undefined || pattern) found.push('format')
  if (contains && contains.length > 0) found.push('missingClass')
  if (temporal) found.push('below', 'above')
  if (equals !== undefined) found.push('relation')
  return found.length > 0 ? found : ['relation']
}

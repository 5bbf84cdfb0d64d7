import { kindOf, ruleOf } from '../facts/fields/field-rules.ts'
import { maskQuotes } from '../facts/mask.ts'
import type { Constraints, Fact, FieldFact, MessageFact, Violation } from '../facts/types.ts'
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
  return goesOn || stepped ? readRows(body, at) : undefined
}

/** The same for a table that is known to tell of the inputs of a step; nothing when it has no column for their names and rules. */
export function readStepFields(header: string[], rows: string[][]): RowReading[] | undefined {
  const at = placesOf(header)
  if (at.label === undefined || (at.rule ?? at.kind ?? at.message ?? at.required) === undefined)
    return undefined
  return readRows(
    rows.map((cells) => ({ cells })),
    at,
  )
}

function readRows(body: Row[], at: Places): RowReading[] {
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
  const optional = /\boptional\b/i.test(cell('kind')) && rule !== '' && !constraints.required
  const preset = presetIn(cell('start')) ?? presetIn(startingWith.exec(cell('kind'))?.[1] ?? '')
  const stated: Constraints = {
    ...own,
    ...constraints,
    ...(needed ? { required: true } : free || optional ? { required: false } : {}),
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

/** "select, initially "Please select"", "number, preset to 1". */
const startingWith =
  /\b(?:initially|at first|pre-?set(?: to)?|pre-?filled with|pre-?selected:?|defaults?(?: to| is|:)?)\s+(?:to )?(["“]?[^,;()"”]+["”]?)/i

function presetIn(cell: string): string | undefined {
  if (cell === '' || /^(?:[-–—]|none|n\/a)$/i.test(cell)) return undefined
  if (/^(?:empty|blank|nothing|not chosen|unselected)$/i.test(cell)) return undefined
  if (/^(?:off|un(?:ticked|checked)|not (?:ticked|checked))$/i.test(cell)) return 'unchecked'
  if (/^(?:on|ticked|checked)$/i.test(cell)) return 'checked'
  return nameIn(cell)
}

import { readConstraints, saysSomething } from './constraints.ts'
import { defaultIn, patternWords, ruleWords } from './cell-words.ts'
import { columnKind, isBlank } from './field-columns.ts'
import { labelOf } from '../labels.ts'
import { maskQuotes } from '../mask.ts'
import { withFile } from './named-files.ts'
import { readMessages } from '../messages/messages.ts'
import { answeringRest, sideOf } from '../messages/rest-messages.ts'
import type { Constraints, Fact, FieldFact, MessageFact } from '../types.ts'

/** Whether a header row announces fields: a column for the name and at least one that says something about it. */
export function isFieldHeader(cells: string[]): boolean {
  const kinds = cells.map(columnKind)
  return kinds.includes('label') && kinds.some((kind) => kind !== undefined && kind !== 'label')
}

function cellsOf(header: string[], cells: string[], kind: string): string[] {
  return cells.filter((_, index) => columnKind(header[index] ?? '') === kind && cells[index] !== '')
}

/** Reads one row of a field table by its header: label, rules, required, minimum, maximum, message. */
export function readRow(header: string[], cells: string[]): Fact[] {
  const of = (kind: string) => cellsOf(header, cells, kind)
  const name = of('label')[0]
  const label = name === undefined ? undefined : labelIn(name)
  if (label === undefined) return []
  const constraints = withFile(label, of('rule').join(', '), constraintsOf(of))
  const messages = of('message').flatMap((cell): Fact[] => {
    if (isBlank(cell)) return []
    const text = cell.replace(/^["“'](.*)["”']$/, '$1')
    const [side = 'any', ...more] = sideOf(text)
    return [
      {
        kind: 'message',
        text,
        labels: [label],
        violations: [side, ...more],
        about: 'named',
        condition: label,
      },
    ]
  })
  const field: FieldFact = { kind: 'field', label, constraints }
  return [field, ...messages, ...of('rule').flatMap((cell) => inCell(cell, field))]
}

/** The name in a cell is the label as it stands: "Insured value" is no "insured". */
function labelIn(cell: string): string | undefined {
  const read = labelOf(maskQuotes(cell))
  const plain = cell.replace(/\s*\*$/, '').trim()
  const named = /^\p{Lu}[\p{L}\p{N} -]{1,59}$/u.test(plain)
  return named && (read !== undefined || headingName.test(plain)) ? plain : read
}

/** Words that open a part of a text elsewhere; in the column of the names they are names. */
const headingName = /^(?:summary|scope|goals?|notes?|examples?)$/i

/** "one letter and three digits; otherwise "Unknown format"" in a cell of its own field. */
function inCell(cell: string, field: FieldFact): MessageFact[] {
  return readMessages(maskQuotes(`${field.label}: ${cell}`)).flatMap((fact) =>
    fact.kind === 'message' ? [answeringRest({ ...fact, labels: [field.label] }, [field])] : [],
  )
}

/** Minimum and maximum of a row in words; empty where its columns state none. */
export function readBounds(header: string[], cells: string[]): string {
  return boundsOf((kind) => cellsOf(header, cells, kind))
}

/** The cells of a row that state a pattern. */
export function patternsOf(header: string[], cells: string[]): string[] {
  return cellsOf(header, cells, 'pattern')
}

function boundsOf(of: (kind: string) => string[]): string {
  const [min, max] = [of('min')[0], of('max')[0]]
  const counted = /\b(?:text|string|char\w*)\b/i.test(of('rule').join(' ')) ? ' characters' : ''
  const unit = (cell: string) => (/\d$/.test(cell.trim()) ? counted : '')
  return [
    ...(min && isBound(min) ? [`at least ${min}${unit(min)}`] : []),
    ...(max && isBound(max) ? [`at most ${max}${unit(max)}`] : []),
  ].join(' and ')
}

function constraintsOf(of: (kind: string) => string[]): Constraints {
  const words = [...of('rule').map(ruleWords), boundsOf(of), ...of('pattern').map(patternWords)]
  const found = {
    ...readConstraints(maskQuotes(words.filter((part) => part !== '').join(', '))),
    ...defaultIn(of('default')[0]),
  }
  const rules = of('rule').map((cell) => cell.replace(behindList, ''))
  const selected =
    found.control === 'select' || found.control === 'radio' || rules.some((cell) => bareList.test(cell))
  const typed = rules.find((cell) => listType.test(cell))
  const choices = selected
    ? (found.choices ?? listedIn(rules))
    : typed === undefined
      ? namesIn(rules)
      : listedIn([typed.replace(listType, '')])
  const listed = choices ? { choices, ...(found.control ? {} : { control: 'select' as const }) } : {}
  const required = requiredBy(of('required')[0])
  const dated = found.temporal?.of === 'date' ? { format: 'date' as const } : {}
  return saysSomething(found) || choices ? { ...found, ...listed, ...dated, ...required } : required
}

/** "Full, Trailer, Bonus (default: Full)", "Small, Large; preselected: Small": what stands behind the values is none of them. */
const behindList =
  /\s*(?:\((?:default|pre-?selected|pre-?set|initially|standard|required|mandatory|optional)\b[^()]{0,40}\)|[;,]\s*(?:default|pre-?selected|pre-?set|initially)\b[^;()]{0,40})\s*\.?\s*$/i

/** "list: Domestic / EU", "selection: A, B", "yes / no". */
const listType =
  /^(?:(?:list|selection|select|drop-?down|enum(?:eration)?|choice|options?)\s*[:–-]\s*|(?=yes ?\/ ?no$))/i

/** A type that says no more than that one of several values is chosen. */
const bareList =
  /^\W*(?:(?:selection|pick|value|choice|drop-?down|options?) ?list|list(?: box)?|selection|choice|single choice|choose one|options?|enum(?:eration)?|combo ?box)\W*$/i

/** A number, a date or a day counted from today. */
function isBound(cell: string): boolean {
  return /\d|\b(?:today|tomorrow|yesterday)\b/i.test(cell)
}

/** "yes" and "no"; a condition ("only for Cardiology") is neither. */
function requiredBy(cell: string | undefined): Pick<Constraints, 'required'> {
  if (cell === undefined) return {}
  if (/^(?:y|yes|x|true|required|mandatory|always|✓|✔)\b|^[✓✔]/i.test(cell)) return { required: true }
  return /^(?:n|no|false|optional|never|-|–|—|✗|✘)(?![\w])/i.test(cell) ? { required: false } : {}
}

const noName =
  /^(?:text|string|number|integer|decimal|date|time|boolean|e-?mail|phone|required|mandatory|optional|unique|yes|no|none|digits?|letters?|upper ?case|lower ?case|capitals?)\b/i

/** "Economy, Compact, SUV" in a cell is nothing but a list of names. */
function namesIn(cells: string[]): string[] | undefined {
  const lists = cells.filter((cell) => {
    const values = cell.split(/\s*,\s*|\s+or\s+|\s+\/\s+/)
    return (
      values.length > 1 &&
      values.every((one) => /^\p{Lu}[\p{L}-]*(?: [\p{L}-]+){0,2}$/u.test(one) && !noName.test(one))
    )
  })
  return lists.length === 1 ? listedIn(lists) : undefined
}

/** The values of a selection stand in a cell of their own: "Wrong size, Damaged, Changed my mind". */
function listedIn(cells: string[]): string[] | undefined {
  for (const cell of cells) {
    const values = cell.split(/\s*[,;|]\s*|\s+or\s+|\s+\/\s+|(?<=^yes)\/(?=no$)/i)
    const plain = values.every((value) => /^[\p{L}\p{N}][^.:"()]{0,39}$/u.test(value))
    if (values.length > 1 && plain) return [...new Set(values)]
  }
  return undefined
}

import { readConstraints, saysSomething } from './constraints.ts'
import { labelOf } from './labels.ts'
import { maskQuotes } from './mask.ts'
import type { Constraints, Fact } from './types.ts'

const columns: [string, RegExp][] = [
  ['label', /^(?:field|name|input|parameter|attribute|label|element|data field)s?(?: name)?$/i],
  ['required', /^(?:required|mandatory|obligatory)\??$/i],
  ['min', /^(?:min(?:imum)?|from|lower(?: limit)?)\b/i],
  ['max', /^(?:max(?:imum)?|to|upper(?: limit)?)\b/i],
  ['message', /^(?:error |validation )?(?:message|error|error text)s?$/i],
  [
    'rule',
    /^(?:type|rules?|constraints?|formats?|validations?|allowed(?: values)?|values?|range|length|limits?|data type|conditions?|details?|description)$/i,
  ],
]

/** Whether a header row announces fields: a column for the name and at least one that says something about it. */
export function isFieldHeader(cells: string[]): boolean {
  const kinds = cells.map(kindOf)
  return kinds.includes('label') && kinds.some((kind) => kind !== undefined && kind !== 'label')
}

function kindOf(cell: string): string | undefined {
  return columns.find(([, pattern]) => pattern.test(cell))?.[0]
}

/** Reads one row of a field table by its header: label, rules, required, minimum, maximum, message. */
export function readRow(header: string[], cells: string[]): Fact[] {
  const of = (kind: string) =>
    cells.filter((_, index) => kindOf(header[index] ?? '') === kind && cells[index] !== '')
  const name = of('label')[0]
  const label = name === undefined ? undefined : labelOf(maskQuotes(name))
  if (label === undefined) return []
  const constraints = constraintsOf(of)
  const messages = of('message').map((cell): Fact => {
    const text = cell.replace(/^["“'](.*)["”']$/, '$1')
    return { kind: 'message', text, labels: [label], violations: ['any'], about: 'named', condition: label }
  })
  return [{ kind: 'field', label, constraints }, ...messages]
}

function constraintsOf(of: (kind: string) => string[]): Constraints {
  const [min, max] = [of('min')[0], of('max')[0]]
  const unit = /\b(?:text|string|char\w*)\b/i.test(of('rule').join(' ')) ? ' characters' : ''
  const bounds = [
    ...(min && /\d/.test(min) ? [`at least ${min}${unit}`] : []),
    ...(max && /\d/.test(max) ? [`at most ${max}${unit}`] : []),
  ]
  const found = readConstraints(
    maskQuotes([...of('rule'), bounds.join(' and ')].filter((part) => part !== '').join(', ')),
  )
  const needed = of('required')[0]
  const required =
    needed === undefined ? {} : { required: /^(?:y|yes|x|true|required|mandatory|✓|✔)/i.test(needed) }
  return saysSomething(found) ? { ...found, ...required } : required
}

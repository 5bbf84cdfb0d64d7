import { sameUnit } from '../../english/units.ts'
import type { Expression, Template, Value, Where } from '../../requirement-model/index.ts'
import { dateOf, timeOf } from '../verify/days-and-times.ts'
import { Misfit } from './misfit.ts'
import type { Node } from './parse.ts'

/** Names are words until the whole document is known. */
type Named = Expression<string>

export function nameOf(node: Node | undefined): string {
  if (node?.is === 'name') return node.value
  throw new Misfit('a [name] is missing')
}

export function textOf(node: Node | undefined): string {
  if (node?.is === 'text') return node.value
  throw new Misfit('a "text" is missing')
}

/** One word without quotes: `digits`, `half-up`. */
export function wordOf(node: Node | undefined): string {
  if (node?.is === 'word') return node.value
  throw new Misfit('a word is missing')
}

export function valueOf(node: Node | undefined): Value {
  if (node?.is === 'number') return { type: 'number', value: node.value }
  if (node?.is === 'text') return { type: 'text', value: node.value }
  if (node?.is === 'word' && (node.value === 'yes' || node.value === 'no'))
    return { type: 'boolean', value: node.value === 'yes' }
  if (node?.is === 'call' && (node.name === 'date' || node.name === 'time')) {
    const value = textOf(node.args[0])
    const same = node.name === 'date' ? dateOf(value) : timeOf(value)
    if (same !== undefined) return { type: node.name, value: same }
    const form = node.name === 'date' ? '2026-12-24' : '14:30'
    throw new Misfit(`${node.name}("${value}") is none: write it as ${node.name}("${form}")`)
  }
  throw new Misfit('a value is missing')
}

export function expressionOf(node: Node | undefined): Named {
  switch (node?.is) {
    case 'name':
      return { kind: 'subject', subject: node.value }
    case 'number':
      return { kind: 'value', value: valueOf(node), ...(node.unit ? { unit: node.unit } : {}) }
    case 'word':
      if (node.value === 'today') return { kind: 'shift' }
      return { kind: 'value', value: valueOf(node) }
    case 'op':
      return operation(node)
    case 'call':
      return called(node)
    default:
      return { kind: 'value', value: valueOf(node) }
  }
}

type Shift = Extract<Named, { kind: 'shift' }>

function operation({ op, args }: Extract<Node, { is: 'op' }>): Named {
  const [left, right] = args
  if (op !== '+' && op !== '-' && op !== '*' && op !== '/') throw new Misfit(`"${op}" gives no value`)
  const span = right?.is === 'number' && (op === '+' || op === '-') ? spanOf(right, op) : undefined
  if (!span) return { kind: op, of: [expressionOf(left), expressionOf(right)] }
  const start = expressionOf(left)
  return start.kind === 'shift' && !start.of ? { ...start, ...span } : { kind: 'shift', of: start, ...span }
}

/** "12 days", "3 months": what a date is moved by. */
function spanOf(
  { value, unit }: Extract<Node, { is: 'number' }>,
  op: '+' | '-',
): Omit<Shift, 'kind'> | undefined {
  const single = unit && sameUnit(unit)
  const count = Number(value) * (op === '-' ? -1 : 1)
  if (!Number.isInteger(count)) return undefined
  if (single === 'day') return { days: count }
  if (single === 'week') return { days: 7 * count }
  if (single === 'month') return { months: count }
  return single === 'year' ? { years: count } : undefined
}

function called({ name, args, ...node }: Extract<Node, { is: 'call' }>): Named {
  switch (name) {
    case 'length':
    case 'age':
      return { kind: name, of: expressionOf(args[0]) }
    case 'count': {
      const [list, ...where] = args
      return where.length > 0
        ? { kind: 'count', list: nameOf(list), where: whereOf(where) }
        : { kind: 'count', list: nameOf(list) }
    }
    case 'sum':
      return { kind: 'sum', list: nameOf(args[0]), field: nameOf(args[1]) }
    case 'min':
    case 'max':
      if (args.length < 2) throw new Misfit(`${name}() takes two values`)
      return { kind: name, of: args.map(expressionOf) }
    case 'percent':
      return { kind: 'percent', share: expressionOf(args[0]), of: expressionOf(args[1]) }
    case 'round': {
      const to = valueOf(args[1])
      const mode = args[2] ? wordOf(args[2]) : 'half-up'
      if (to.type !== 'number') throw new Misfit('round() takes a step such as 0.01')
      if (mode !== 'half-up' && mode !== 'half-even' && mode !== 'up' && mode !== 'down')
        throw new Misfit(`"${mode}" is no way to round`)
      return { kind: 'round', of: expressionOf(args[0]), to: to.value, mode }
    }
    case 'event': {
      const gives = wordOf(args[0])
      if (gives !== 'name' && gives !== 'value' && gives !== 'actor')
        throw new Misfit('event() takes name, value or actor')
      return { kind: 'event', gives }
    }
    default:
      return { kind: 'value', value: valueOf({ name, args, ...node }) }
  }
}

/** `[field] = value`, several of them. */
export function whereOf(nodes: readonly Node[]): Where<string> {
  return nodes.map((node) => {
    if (node.is !== 'op' || node.op !== '=') throw new Misfit('[field] = value is missing')
    return { field: nameOf(node.args[0]), is: expressionOf(node.args[1]) }
  })
}

const eventNames = new Set(['action', 'event', 'button', 'operation', 'command'])

/** A text with places: "Hello, <nickname>" has one where something of this name is known. */
export function templateOf(text: string, isKnown: (name: string) => boolean): Template<string> {
  return text
    .split(/(<[^<>]{1,40}>|\{[^{}]{1,40}\})/)
    .filter((piece) => piece !== '')
    .map((piece) => {
      const name = /^[<{](.+)[>}]$/.exec(piece)?.[1]
      if (name === undefined) return piece
      if (isKnown(name)) return { kind: 'subject', subject: name }
      if (eventNames.has(name.toLowerCase())) return { kind: 'event', gives: 'name' }
      throw new Misfit(`nothing is declared that fills the place ${piece}`)
    })
}

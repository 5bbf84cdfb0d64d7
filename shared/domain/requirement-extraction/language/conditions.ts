import type { CharacterSet, Comparison, Condition } from '../../requirement-model/index.ts'
import { readPattern } from '../../patterns/index.ts'
import { expressionOf, nameOf, textOf, valueOf, whereOf, wordOf } from './expressions.ts'
import { Misfit } from './misfit.ts'
import type { Node } from './parse.ts'

type Asked = Condition<string>

type Form = Extract<Asked, { kind: 'form' }>['form']

const sets = new Map<string, CharacterSet>([
  ...(['letters', 'capitals', 'digits', 'spaces', 'special'] as const).map((one) => [one, one] as const),
  ['small_letters', 'small letters'],
])
const forms = new Map<string, Form>([
  ...(['number', 'whole', 'date', 'time', 'url'] as const).map((one) => [one, one] as const),
  ['email', 'e-mail'],
])

export function conditionOf(node: Node): Asked {
  if (node.is === 'call') return called(node)
  if (node.is !== 'op') throw new Misfit('it is no condition')
  const { op, args } = node
  const [left, right] = args
  if (op === 'and' || op === 'or') return { kind: op === 'and' ? 'all' : 'any', of: args.map(conditionOf) }
  if (op === 'not' && left) return { kind: 'not', of: conditionOf(left) }
  if (op === '+' || op === '-' || op === '*' || op === '/' || op === 'not')
    throw new Misfit('it is no condition')
  const option = left?.is === 'name' && right?.is === 'text'
  if (option && (op === '=' || op === '!=')) {
    const one: Asked = { kind: 'one-of', subject: left.value, values: [valueOf(right)] }
    return op === '=' ? one : { kind: 'not', of: one }
  }
  const isTurned = left?.is === 'number' && right?.is !== 'number'
  return isTurned
    ? { kind: 'compare', left: expressionOf(right), operator: turned[op], right: expressionOf(left) }
    : { kind: 'compare', left: expressionOf(left), operator: op, right: expressionOf(right) }
}

function called({ name, args }: Extract<Node, { is: 'call' }>): Asked {
  const [first, ...rest] = args
  switch (name) {
    case 'empty':
    case 'blank':
      return { kind: name, subject: nameOf(first) }
    case 'one_of':
      if (rest.length === 0) throw new Misfit('one_of() takes values')
      return { kind: 'one-of', subject: nameOf(first), values: rest.map(valueOf) }
    case 'form': {
      const form = forms.get(wordOf(rest[0]))
      if (!form) throw new Misfit(`form() takes ${[...forms.keys()].join(', ')}`)
      return { kind: 'form', subject: nameOf(first), form }
    }
    case 'only':
    case 'has':
    case 'never':
      return characters(name, nameOf(first), rest)
    case 'pattern': {
      const expression = textOf(rest[0])
      if (!readPattern(expression)) throw new Misfit(`"${expression}" is no regular expression that is known`)
      return { kind: 'pattern', subject: nameOf(first), expression, said: expression }
    }
    case 'repeats':
      if (rest.length === 0)
        throw new Misfit('repeats() also takes the list of what is there already, a thing of the kind list')
      return { kind: 'repeats', subject: nameOf(first), in: nameOf(rest[0]) }
    case 'valid':
      return args.length > 0 ? { kind: 'valid', subjects: args.map(nameOf) } : { kind: 'valid' }
    case 'entry':
      return { kind: 'has-entry', list: nameOf(first), where: whereOf(rest) }
    case 'said':
      return { kind: 'said', text: textOf(first) }
    default:
      throw new Misfit(`${name}() is no condition`)
  }
}

/** `has([Code], 1, digits)`, `only([Code], letters, "-_")`. */
function characters(which: 'only' | 'has' | 'never', subject: string, args: readonly Node[]): Asked {
  const count = args.find((one) => one.is === 'number')
  const also = args.flatMap((one) => (one.is === 'text' ? [one.value] : [])).join('')
  const named = args.flatMap((one) => (one.is === 'word' ? [one.value] : []))
  const known = named.map((one) => sets.get(one))
  if (known.includes(undefined) || known.length + also.length === 0)
    throw new Misfit(`${which}() takes ${[...sets.keys()].join(', ')} or "characters"`)
  return {
    kind: 'characters',
    subject,
    which,
    sets: known.filter((one) => one !== undefined),
    ...(also === '' ? {} : { also }),
    ...(count ? { count: Number(count.value) } : {}),
  }
}

const operators = ['<', '<=', '=', '!=', '>=', '>'] as const
const among = (of: string): Record<Comparison, Comparison> =>
  Object.fromEntries(operators.map((one, at) => [one, of.split(' ')[at]])) as Record<Comparison, Comparison>

/** The operator when both sides change places. */
export const turned = /* @__PURE__ */ among('> >= = != <= <')
const opposite = /* @__PURE__ */ among('>= > != = < <=')

/** What breaks a demand: a range as a whole, one comparison the other way round. */
export function negated(one: Asked): Asked {
  if (one.kind === 'not') return one.of
  return one.kind === 'compare' ? { ...one, operator: opposite[one.operator] } : { kind: 'not', of: one }
}

import type { SyntaxNode } from '@lezer/common'
import type { Expression } from './program.ts'
import {
  childrenOf,
  literal,
  numberFrom,
  partsOf,
  stringFrom,
  type ExpressionReader as Reader,
  type Source,
} from './syntax.ts'

/** Reads an expression of Python. */
export function readExpression(source: Source, node: SyntaxNode | null | undefined): Expression {
  return source.expression(node, readers)
}

const list: Reader = (source, node) => ({
  kind: 'list',
  items: partsOf(node).map((one) => readExpression(source, one)),
})

const readers: Record<string, Reader> = {
  Number: (source, node) => {
    const value = numberFrom(source.of(node))
    return value === undefined ? undefined : literal(value)
  },
  String: (source, node) => literal(stringFrom(source.of(node))),
  ContinuedString: (source, node) => ({
    kind: 'template',
    parts: partsOf(node).map((one) => readExpression(source, one)),
  }),
  Boolean: (source, node) => literal(source.of(node) === 'True'),
  None: () => literal(null),
  VariableName: (source, node) => ({ kind: 'name', name: source.of(node) }),
  ParenthesizedExpression: (source, node) => readExpression(source, partsOf(node)[0]),
  TupleExpression: list,
  ArrayExpression: list,
  SetExpression: list,
  MemberExpression: (source, node) => {
    const [object, property] = partsOf(node)
    if (property?.name === 'PropertyName')
      return { kind: 'member', object: readExpression(source, object), name: source.of(property) }
    return property
      ? { kind: 'index', object: readExpression(source, object), key: readExpression(source, property) }
      : undefined
  },
  DictionaryExpression: (source, node) => {
    const parts = partsOf(node)
    const fields = parts.flatMap((name, index) => {
      const value = index % 2 === 0 ? parts[index + 1] : undefined
      return value ? [{ name: readExpression(source, name), value: readExpression(source, value) }] : []
    })
    return { kind: 'record', fields }
  },
  CallExpression: (source, node) => {
    const [target, args] = partsOf(node)
    return called(
      readExpression(source, target),
      partsOf(args ?? null).map((one) => readExpression(source, one)),
    )
  },
  UnaryExpression: (source, node) => {
    const [operator, operand] = partsOf(node)
    const read = readExpression(source, operand)
    if (operator?.name === 'not') return negated(read, operand)
    return read.kind === 'literal' && typeof read.value === 'number' ? literal(-read.value) : undefined
  },
  BinaryExpression: (source, node) => binary(source, node),
  ConditionalExpression: (source, node) => {
    const [consequent, , test, , alternate] = childrenOf(node)
    return {
      kind: 'choice',
      test: readExpression(source, test),
      consequent: readExpression(source, consequent),
      alternate: readExpression(source, alternate),
    }
  },
  FormatString: (source, node) => ({ kind: 'template', parts: formatParts(source, node) }),
}

/** `isinstance(x, int)` and `frozenset({…})` in the terms of the other languages. */
function called(target: Expression, args: Expression[]): Expression {
  const [first, second] = args
  const name = target.kind === 'name' ? target.name : ''
  if (/^(?:set|frozenset|tuple|list)$/.test(name) && first?.kind === 'list') return first
  if (name === 'isinstance' && first && second) {
    const type = second.kind === 'name' ? second.name : ''
    if (type === 'int')
      return {
        kind: 'call',
        target: { kind: 'member', object: { kind: 'name', name: 'Number' }, name: 'isInteger' },
        arguments: [first],
      }
    const js = { str: 'string', float: 'number', bool: 'boolean' }[type]
    if (js)
      return {
        kind: 'binary',
        operator: '==',
        left: { kind: 'call', target: { kind: 'name', name: 'typeof' }, arguments: [first] },
        right: literal(js),
      }
  }
  return { kind: 'call', target, arguments: args }
}

/** "not a or b" means "(not a) or b": the tree of the parser takes the whole of "a or b" as the operand. */
function negated(read: Expression, operand: SyntaxNode | undefined): Expression {
  const joined = operand?.name === 'BinaryExpression' && (operand.getChild('and') ?? operand.getChild('or'))
  return joined && read.kind === 'binary'
    ? { ...read, left: negated(read.left, operand?.firstChild ?? undefined) }
    : { kind: 'not', operand: read }
}

const words: Record<string, string> = { and: '&&', or: '||', is: '==', in: 'in' }

function binary(source: Source, node: SyntaxNode): Expression | undefined {
  const parts = partsOf(node)
  const [first, last] = [parts[0], parts.at(-1)]
  const operator = parts
    .slice(1, -1)
    .map((one) => source.of(one))
    .join(' ')
  const left = readExpression(source, first)
  const right = readExpression(source, last)
  if (operator === 'not in') return { kind: 'not', operand: { kind: 'binary', operator: 'in', left, right } }
  if (operator === 'is not') return { kind: 'binary', operator: '!=', left, right }
  // "1 <= x <= 5" compares the middle with both sides.
  const chained =
    /^[<>]=?$/.test(operator) &&
    left.kind === 'binary' &&
    /^[<>]=?$/.test(left.operator) &&
    first?.name === 'BinaryExpression'
  if (chained)
    return {
      kind: 'binary',
      operator: '&&',
      left,
      right: { kind: 'binary', operator, left: left.right, right },
    }
  return { kind: 'binary', operator: words[operator] ?? operator, left, right }
}

function formatParts(source: Source, node: SyntaxNode): Expression[] {
  const text = source.of(node)
  const quote = /^[a-zA-Z]*("""|'''|"|')/.exec(text)
  const parts: Expression[] = []
  let at = node.from + (quote?.[0].length ?? 0)
  for (const child of childrenOf(node)) {
    if (child.name !== 'FormatReplacement') continue
    if (child.from > at) parts.push(literal(source.text.slice(at, child.from)))
    parts.push(readExpression(source, partsOf(child)[0]))
    at = child.to
  }
  const end = node.to - (quote?.[1]?.length ?? 0)
  if (end > at) parts.push(literal(source.text.slice(at, end)))
  return parts
}

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

/** Reads an expression of TypeScript or JavaScript. */
export function readExpression(source: Source, node: SyntaxNode | null | undefined): Expression {
  return source.expression(node, readers)
}

const readers: Record<string, Reader> = {
  Number: (source, node) => {
    const value = numberFrom(source.of(node))
    return value === undefined ? undefined : literal(value)
  },
  String: (source, node) => literal(stringFrom(source.of(node))),
  BooleanLiteral: (source, node) => literal(source.of(node) === 'true'),
  null: () => literal(null),
  RegExp: (source, node) => {
    const [, pattern = '', flags = ''] = /^\/([\s\S]*)\/([a-z]*)$/.exec(source.of(node)) ?? []
    return { kind: 'pattern', source: pattern, ignoreCase: flags.includes('i') }
  },
  VariableName: (source, node) => {
    const name = source.of(node)
    return name === 'undefined' ? literal(null) : { kind: 'name', name }
  },
  this: () => ({ kind: 'name', name: 'this' }),
  ParenthesizedExpression: (source, node) => readExpression(source, partsOf(node)[0]),
  MemberExpression: (source, node) => {
    const [object, property] = partsOf(node)
    if (property?.name === 'PropertyName')
      return { kind: 'member', object: readExpression(source, object), name: source.of(property) }
    return property
      ? { kind: 'index', object: readExpression(source, object), key: readExpression(source, property) }
      : undefined
  },
  CallExpression: (source, node) => {
    const [target, args] = partsOf(node)
    return {
      kind: 'call',
      target: readExpression(source, target),
      arguments: partsOf(args ?? null).map((one) => readExpression(source, one)),
    }
  },
  NewExpression: (source, node) => {
    const [, target, args] = partsOf(node)
    return {
      kind: 'call',
      target: readExpression(source, target),
      arguments: partsOf(args ?? null).map((one) => readExpression(source, one)),
    }
  },
  ArrayExpression: (source, node) => ({
    kind: 'list',
    items: partsOf(node).map((one) => readExpression(source, one)),
  }),
  ObjectExpression: (source, node) => ({
    kind: 'record',
    fields: partsOf(node).flatMap((property) => {
      const [name, value] = partsOf(property)
      return name
        ? [
            {
              name: literal(source.of(name).replace(/^["']|["']$/g, '')),
              value: value ? readExpression(source, value) : { kind: 'name' as const, name: source.of(name) },
            },
          ]
        : []
    }),
  }),
  UnaryExpression: (source, node) => {
    const [operator, operand] = partsOf(node)
    const read = readExpression(source, operand)
    if (operator?.name === 'typeof')
      return { kind: 'call', target: { kind: 'name', name: 'typeof' }, arguments: [read] }
    const sign = operator ? source.of(operator) : ''
    if (sign === '!') return { kind: 'not', operand: read }
    return sign === '-' && read.kind === 'literal' && typeof read.value === 'number'
      ? literal(-read.value)
      : undefined
  },
  BinaryExpression: (source, node) => {
    const [left, operator, right] = partsOf(node)
    if (!operator || !right) return undefined
    return {
      kind: 'binary',
      operator: source.of(operator).replace('===', '==').replace('!==', '!='),
      left: readExpression(source, left),
      right: readExpression(source, right),
    }
  },
  ConditionalExpression: (source, node) => {
    const [test, , consequent, , alternate] = childrenOf(node)
    return {
      kind: 'choice',
      test: readExpression(source, test),
      consequent: readExpression(source, consequent),
      alternate: readExpression(source, alternate),
    }
  },
  TemplateString: (source, node) => ({ kind: 'template', parts: templateParts(source, node) }),
  NonNullExpression: (source, node) => readExpression(source, partsOf(node)[0]),
  AsExpression: (source, node) => readExpression(source, partsOf(node)[0]),
}

/** The literal stretches and the interpolated expressions of a template, in order. */
function templateParts(source: Source, node: SyntaxNode): Expression[] {
  const parts: Expression[] = []
  let at = node.from + 1
  for (const child of childrenOf(node)) {
    if (child.name !== 'Interpolation') continue
    if (child.from > at) parts.push(literal(source.text.slice(at, child.from)))
    parts.push(
      readExpression(
        source,
        childrenOf(child).find(({ name }) => !name.startsWith('Interpolation')),
      ),
    )
    at = child.to
  }
  if (node.to - 1 > at) parts.push(literal(source.text.slice(at, node.to - 1)))
  return parts
}

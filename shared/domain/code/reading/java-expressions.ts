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

/** Reads an expression of Java. */
export function readExpression(source: Source, node: SyntaxNode | null | undefined): Expression {
  return source.expression(node, readers)
}

const number: Reader = (source, node) => {
  const value = numberFrom(source.of(node))
  return value === undefined ? undefined : literal(value)
}

const invoked: Reader = (source, node) => {
  const parts = partsOf(node)
  const method = parts.find(({ name }) => name === 'MethodName')
  const args = partsOf(parts.find(({ name }) => name === 'ArgumentList') ?? null).map((one) =>
    readExpression(source, one),
  )
  if (!method) return undefined
  const [object] = parts
  const name = source.of(method)
  return object === method
    ? { kind: 'call', target: { kind: 'name', name }, arguments: args }
    : invocation(readExpression(source, object), name, args)
}

/** Methods of the standard library in the terms of the other languages. */
function invocation(object: Expression, name: string, args: Expression[]): Expression {
  const [first] = args
  const owner = object.kind === 'name' ? object.name : ''
  if (/^(?:List|Set)$/.test(owner) && name === 'of') return { kind: 'list', items: args }
  if (owner === 'Arrays' && name === 'asList') return { kind: 'list', items: args }
  if (owner === 'Objects' && name === 'equals' && args[1] && first)
    return { kind: 'binary', operator: '==', left: first, right: args[1] }
  if (owner === 'Objects' && name === 'isNull' && first)
    return { kind: 'binary', operator: '==', left: first, right: literal(null) }
  if (owner === 'BigDecimal' && name === 'valueOf' && first) return first
  // "CODE.matcher(name).matches()" matches the name against the pattern.
  const matcher =
    object.kind === 'call' && object.target.kind === 'member' && object.target.name === 'matcher'
      ? object
      : undefined
  if (matcher && matcher.target.kind === 'member' && matcher.arguments[0])
    return {
      kind: 'call',
      target: { kind: 'member', object: matcher.target.object, name },
      arguments: matcher.arguments,
    }
  if (name === 'equals' && first) return { kind: 'binary', operator: '==', left: object, right: first }
  return { kind: 'call', target: { kind: 'member', object, name }, arguments: args }
}

const readers: Record<string, Reader> = {
  IntegerLiteral: number,
  FloatingPointLiteral: number,
  StringLiteral: (source, node) => literal(stringFrom(source.of(node))),
  TextBlock: (source, node) => literal(stringFrom(source.of(node))),
  CharacterLiteral: (source, node) => literal(stringFrom(source.of(node))),
  BooleanLiteral: (source, node) => literal(source.of(node) === 'true'),
  null: () => literal(null),
  this: () => ({ kind: 'name', name: 'this' }),
  Identifier: (source, node) => ({ kind: 'name', name: source.of(node) }),
  ParenthesizedExpression: (source, node) => readExpression(source, partsOf(node)[0]),
  FieldAccess: (source, node) => {
    const [object, property] = partsOf(node)
    return property
      ? { kind: 'member', object: readExpression(source, object), name: source.of(property) }
      : undefined
  },
  MethodInvocation: invoked,
  ObjectCreationExpression: (source, node) => {
    const type = childrenOf(node).find(({ name }) => /TypeName|GenericType/.test(name))
    const args = partsOf(node.getChild('ArgumentList')).map((one) => readExpression(source, one))
    return { kind: 'call', target: { kind: 'name', name: type ? source.of(type) : '' }, arguments: args }
  },
  UnaryExpression: (source, node) => {
    const [operator, operand] = partsOf(node)
    const read = readExpression(source, operand)
    const sign = operator ? source.of(operator) : ''
    if (sign === '!') return { kind: 'not', operand: read }
    return sign === '-' && read.kind === 'literal' && typeof read.value === 'number'
      ? literal(-read.value)
      : undefined
  },
  BinaryExpression: (source, node) => {
    const [left, operator, right] = partsOf(node)
    return operator && right
      ? {
          kind: 'binary',
          operator: source.of(operator),
          left: readExpression(source, left),
          right: readExpression(source, right),
        }
      : undefined
  },
  TernaryExpression: (source, node) => {
    const [test, , consequent, , alternate] = childrenOf(node)
    return {
      kind: 'choice',
      test: readExpression(source, test),
      consequent: readExpression(source, consequent),
      alternate: readExpression(source, alternate),
    }
  },
  CastExpression: (source, node) => readExpression(source, partsOf(node).at(-1)),
}

import { parser } from '@lezer/python'
import type { SyntaxNode } from '@lezer/common'
import {
  emptyProgram,
  type Expression,
  type FunctionDeclaration,
  type Member,
  type Program,
  type Statement,
} from './program.ts'
import { readExpression } from './python-expressions.ts'
import { childrenOf, partsOf, spanOf, Source, stringFrom } from './syntax.ts'

/** Reads Python. Code that does not parse is skipped where it breaks. */
export function readPython(text: string): Program {
  const source = new Source(text)
  const program = emptyProgram()
  for (const node of childrenOf(parser.parse(text).topNode)) readTopLevel(source, node, program)
  return program
}

function readTopLevel(source: Source, node: SyntaxNode, program: Program): void {
  if (node.name === 'DecoratedStatement')
    for (const child of childrenOf(node)) readTopLevel(source, child, program)
  if (node.name === 'FunctionDefinition') program.functions.push(functionFrom(source, node))
  if (node.name === 'ClassDefinition') readClass(source, node, program)
  if (node.name === 'AssignStatement') {
    const [target] = partsOf(node)
    const value = valueAfterEquals(node)
    if (target?.name === 'VariableName' && value)
      program.constants.set(source.of(target), readExpression(source, value))
  }
}

function valueAfterEquals(node: SyntaxNode): SyntaxNode | undefined {
  const children = childrenOf(node)
  const at = children.findIndex(({ name }) => name === 'AssignOp')
  return at < 0 ? undefined : children[at + 1]
}

function readClass(source: Source, node: SyntaxNode, program: Program): void {
  const named = node.getChild('VariableName')
  const owner = named ? source.of(named) : ''
  const bases = node.getChild('ArgList')
  const body = node.getChild('Body')
  const assigned = childrenOf(body).filter(({ name }) => name === 'AssignStatement')
  if (bases && /\b(?:Str|Int)?Enum\b/.test(source.of(bases))) {
    const values = assigned.map((one) => {
      const value = valueAfterEquals(one)
      const name = partsOf(one)[0]
      return value?.name === 'String' ? stringFrom(source.of(value)) : name ? source.of(name) : ''
    })
    program.enumerations.set(owner, { values, ...spanOf(node) })
    return
  }
  const fields = assigned.flatMap((one) => fieldFrom(source, one))
  if (fields.length > 0) program.records.set(owner, fields)
  for (const child of childrenOf(body)) {
    const method = child.name === 'DecoratedStatement' ? child.getChild('FunctionDefinition') : child
    if (method?.name === 'FunctionDefinition')
      program.functions.push({ ...functionFrom(source, method), owner })
  }
}

function fieldFrom(source: Source, node: SyntaxNode): Member[] {
  const name = node.getChild('VariableName')
  const type = node.getChild('TypeDef')
  const value = valueAfterEquals(node)
  return name && type
    ? [
        {
          ...spanOf(node),
          name: source.of(name),
          type: source.of(type).replace(/^:\s*/, ''),
          optional: value !== undefined,
          annotations: [],
        },
      ]
    : []
}

function functionFrom(source: Source, node: SyntaxNode): FunctionDeclaration {
  const name = node.getChild('VariableName')
  return {
    ...spanOf(node),
    name: name ? source.of(name) : '',
    parameters: parametersOf(source, node.getChild('ParamList')),
    body: statementsOf(source, node.getChild('Body')),
  }
}

function parametersOf(source: Source, list: SyntaxNode | null): Member[] {
  const found: Member[] = []
  let afterEquals = false
  for (const node of childrenOf(list)) {
    const last = found.at(-1)
    if (node.name === 'VariableName' && !afterEquals)
      found.push({ ...spanOf(node), name: source.of(node), optional: false, annotations: [] })
    else if (node.name === 'TypeDef' && last) last.type = source.of(node).replace(/^:\s*/, '')
    else if (afterEquals && last) {
      last.default = readExpression(source, node)
      last.optional = true
    }
    afterEquals = node.name === 'AssignOp'
  }
  return found.filter(({ name }) => name !== 'self' && name !== 'cls')
}

function statementsOf(source: Source, body: SyntaxNode | null | undefined): Statement[] {
  return partsOf(body ?? null).flatMap((one) => statement(source, one))
}

function statement(source: Source, node: SyntaxNode): Statement[] {
  const unread = (): Statement[] => [{ kind: 'unread', text: source.of(node).slice(0, 200), ...spanOf(node) }]
  return source.nested(() => readers[node.name]?.(source, node) ?? unread(), unread)
}

const readers: Record<string, (source: Source, node: SyntaxNode) => Statement[] | undefined> = {
  IfStatement: (source, node) => branches(source, partsOf(node), node),
  RaiseStatement: (source, node) => {
    const thrown = readExpression(source, partsOf(node)[1])
    const [message] = thrown.kind === 'call' ? thrown.arguments : []
    const type = thrown.kind === 'call' && thrown.target.kind === 'name' ? thrown.target.name : undefined
    return [{ kind: 'throw', ...(message ? { message } : {}), ...(type ? { type } : {}), ...spanOf(node) }]
  },
  ReturnStatement: (source, node) => {
    const value = partsOf(node)[1]
    return [{ kind: 'return', ...(value ? { value: readExpression(source, value) } : {}), ...spanOf(node) }]
  },
  AssignStatement: (source, node) => {
    const [target] = partsOf(node)
    const value = valueAfterEquals(node)
    // What a constructor stores is no check.
    if (target?.name === 'MemberExpression') return []
    return target?.name === 'VariableName' && value
      ? [{ kind: 'assign', name: source.of(target), value: readExpression(source, value), ...spanOf(node) }]
      : undefined
  },
  ExpressionStatement: (source, node) => {
    const [value] = partsOf(node)
    return value?.name === 'String'
      ? []
      : [{ kind: 'expression', value: readExpression(source, value), ...spanOf(node) }]
  },
  PassStatement: () => [],
  MatchStatement: (source, node) => {
    const subject = partsOf(node).find(({ name }) => name !== 'match' && name !== 'MatchBody')
    const clauses = node.getChild('MatchBody')?.getChildren('MatchClause') ?? []
    const cases = clauses.map((clause) => {
      const pattern = partsOf(clause).filter(({ name }) => name !== 'case' && name !== 'Body')
      return {
        values: pattern.flatMap((one) => patternValues(source, one)),
        body: statementsOf(source, clause.getChild('Body')),
      }
    })
    return [{ kind: 'switch', subject: readExpression(source, subject), cases, ...spanOf(node) }]
  },
}

/** The values of `case "a" | Level.GOLD`; none for `case _`. */
function patternValues(source: Source, node: SyntaxNode): Expression[] {
  if (node.name === 'OrPattern') return partsOf(node).flatMap((one) => patternValues(source, one))
  if (node.name === 'LiteralPattern' || node.name === 'AttributePattern') {
    const [inner] = partsOf(node)
    const [object, property] = source.of(node).split('.')
    return object && property
      ? [{ kind: 'member', object: { kind: 'name', name: object }, name: property }]
      : [readExpression(source, inner)]
  }
  return []
}

/** `if`, `elif` and `else` as nested choices. */
function branches(source: Source, [word, ...rest]: SyntaxNode[], whole: SyntaxNode): Statement[] {
  if (!word) return []
  const at = rest.findIndex(({ name }) => name === 'Body')
  const body = rest[at]
  if (word.name === 'else') return statementsOf(source, body)
  const next = rest.slice(at + 1)
  return [
    {
      kind: 'if',
      test: readExpression(source, rest[0]),
      consequent: statementsOf(source, body),
      alternate: branches(source, next, whole),
      start: word.from,
      end: next.length === 0 ? whole.to : (body ?? whole).to,
    },
  ]
}

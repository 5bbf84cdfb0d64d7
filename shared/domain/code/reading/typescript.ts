import { parser } from '@lezer/javascript'
import type { SyntaxNode } from '@lezer/common'
import {
  emptyProgram,
  type Annotation,
  type Expression,
  type FunctionDeclaration,
  type Member,
  type Program,
} from './program.ts'
import { childrenOf, partsOf, spanOf, Source, stringFrom } from './syntax.ts'
import { readExpression } from './typescript-expressions.ts'
import { nameOf, statementsOf } from './typescript-statements.ts'

/** Reads TypeScript or JavaScript. Code that does not parse is skipped where it breaks. */
export function readTypeScript(text: string): Program {
  const source = new Source(text)
  const program = emptyProgram()
  const { topNode } = parser.configure({ dialect: 'ts' }).parse(text)
  for (const node of childrenOf(topNode)) readTopLevel(source, node, program)
  return program
}

function readTopLevel(source: Source, node: SyntaxNode, program: Program): void {
  switch (node.name) {
    case 'ExportDeclaration':
      for (const child of childrenOf(node)) readTopLevel(source, child, program)
      break
    case 'VariableDeclaration':
      readVariable(source, node, program)
      break
    case 'FunctionDeclaration':
      program.functions.push(functionFrom(source, node, nameOf(source, node)))
      break
    case 'TypeAliasDeclaration':
    case 'EnumDeclaration':
      readNamedValues(source, node, program)
      break
    case 'InterfaceDeclaration':
      program.records.set(nameOf(source, node), membersOf(source, node.getChild('ObjectType')))
      break
    case 'ClassDeclaration':
      readClass(source, node, program)
      break
  }
}

function readVariable(source: Source, node: SyntaxNode, program: Program): void {
  const name = nameOf(source, node)
  const value = partsOf(node).at(-1)
  if (!value) return
  if (value.name === 'ArrowFunction' || value.name === 'FunctionExpression')
    program.functions.push({ ...functionFrom(source, value, name), ...spanOf(node) })
  else program.constants.set(name, readExpression(source, asConstant(value)))
}

/** The value under `as const` and `satisfies`. */
function asConstant(node: SyntaxNode): SyntaxNode {
  return (node.name === 'BinaryExpression' && partsOf(node)[0]) || node
}

function readNamedValues(source: Source, node: SyntaxNode, program: Program): void {
  const name = nameOf(source, node)
  const record = node.getChild('ObjectType')
  if (record) {
    program.records.set(name, membersOf(source, record))
    return
  }
  const body = node.getChild('EnumBody')
  const values = body ? enumValues(source, body) : literalTypes(source, node)
  if (values.length > 0) program.enumerations.set(name, { values, ...spanOf(node) })
}

function enumValues(source: Source, body: SyntaxNode): string[] {
  const values: string[] = []
  for (const part of partsOf(body)) {
    if (part.name === 'PropertyName') values.push(source.of(part))
    if (part.name === 'String' && values.length > 0) values[values.length - 1] = stringFrom(source.of(part))
  }
  return values
}

/** The strings of a union of literals; none when the type holds anything else. */
function literalTypes(source: Source, node: SyntaxNode): string[] {
  const values: string[] = []
  const cursor = node.cursor()
  do {
    if (cursor.name === 'String') values.push(stringFrom(source.text.slice(cursor.from, cursor.to)))
    else if (/^(?:TypeName|ObjectType|FunctionSignature)$/.test(cursor.name)) return []
  } while (cursor.next() && cursor.from < node.to)
  return values
}

function membersOf(source: Source, body: SyntaxNode | null): Member[] {
  return (body?.getChildren('PropertyType') ?? []).map((node) => member(source, node, 'PropertyDefinition'))
}

function member(source: Source, node: SyntaxNode, named: string): Member {
  const name = node.getChild(named)
  const type = typeOf(source, node)
  return {
    ...spanOf(node),
    name: name ? source.of(name) : '',
    optional: node.getChild('Optional') !== null,
    annotations: node.getChildren('Decorator').flatMap((one) => annotationOf(source, one)),
    ...(type === undefined ? {} : { type }),
  }
}

function typeOf(source: Source, node: SyntaxNode): string | undefined {
  const annotation = node.getChild('TypeAnnotation')
  return annotation ? source.of(annotation).replace(/^:\s*/, '') : undefined
}

function readClass(source: Source, node: SyntaxNode, program: Program): void {
  const owner = nameOf(source, node)
  const body = node.getChild('ClassBody')
  const fields = (body?.getChildren('PropertyDeclaration') ?? []).map((one) =>
    member(source, one, 'PropertyDefinition'),
  )
  if (fields.length > 0) program.records.set(owner, fields)
  for (const method of body?.getChildren('MethodDeclaration') ?? []) {
    const name = method.getChild('PropertyDefinition')
    program.functions.push({ ...functionFrom(source, method, name ? source.of(name) : 'constructor'), owner })
  }
}

function functionFrom(source: Source, node: SyntaxNode, name: string): FunctionDeclaration {
  const body = node.getChild('Block')
  const value = body ? null : childrenOf(node).at(-1)
  return {
    ...spanOf(node),
    name,
    parameters: parametersOf(source, node.getChild('ParamList')),
    body: body
      ? statementsOf(source, body)
      : value
        ? [{ kind: 'return', value: readExpression(source, value), ...spanOf(value) }]
        : [],
  }
}

/** Parameters; those of a destructured record carry the name of the property and the type of the record. */
function parametersOf(source: Source, list: SyntaxNode | null): Member[] {
  const found: Member[] = []
  let pattern: Member[] = []
  let afterEquals = false
  for (const node of childrenOf(list)) {
    const last = found.at(-1)
    if (node.name === 'VariableDefinition')
      found.push({ ...spanOf(node), name: source.of(node), optional: false, annotations: [] })
    else if (node.name === 'ObjectPattern') {
      pattern = node.getChildren('PatternProperty').map((property) => ({
        ...spanOf(property),
        name: source.of(
          property.getChild('VariableDefinition') ?? property.getChild('PropertyName') ?? property,
        ),
        optional: false,
        annotations: [],
      }))
      found.push(...pattern)
    } else if (node.name === 'TypeAnnotation') {
      const type = source.of(node).replace(/^:\s*/, '')
      for (const one of pattern.length > 0 ? pattern : last ? [last] : [])
        one.type = pattern.length > 0 ? `${type}.${one.name}` : type
    } else if (node.name === 'Optional' && last) last.optional = true
    else if (afterEquals && last && pattern.length === 0) last.default = readExpression(source, node)
    afterEquals = node.name === 'Equals'
    if (node.name === ',') pattern = []
  }
  return found
}

function annotationOf(source: Source, node: SyntaxNode): Annotation[] {
  const call = node.getChild('CallExpression')
  const name = call ? partsOf(call)[0] : node.getChild('VariableName')
  if (!name) return []
  const args = new Map<string, Expression>()
  const given = partsOf(call?.getChild('ArgList') ?? null).map((one) => readExpression(source, one))
  for (const one of given) {
    if (one.kind === 'record')
      for (const { name, value } of one.fields)
        args.set(name.kind === 'literal' ? String(name.value) : '', value)
    else args.set(String(args.size), one)
  }
  return [{ ...spanOf(node), name: source.of(name), arguments: args }]
}

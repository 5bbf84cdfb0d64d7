import { parser } from '@lezer/java'
import type { SyntaxNode } from '@lezer/common'
import { readExpression } from './java-expressions.ts'
import {
  emptyProgram,
  type Annotation,
  type Expression,
  type FunctionDeclaration,
  type Member,
  type Program,
  type Statement,
} from './program.ts'
import { childrenOf, partsOf, spanOf, Source } from './syntax.ts'

/** Reads Java. Code that does not parse is skipped where it breaks. */
export function readJava(text: string): Program {
  const source = new Source(text)
  const program = emptyProgram()
  for (const node of childrenOf(parser.parse(text).topNode)) readDeclaration(source, node, program, '')
  return program
}

function definitionOf(source: Source, node: SyntaxNode): string {
  const named = node.getChild('Definition')
  return named ? source.of(named) : ''
}

function readDeclaration(source: Source, node: SyntaxNode, program: Program, owner: string): void {
  const name = definitionOf(source, node)
  switch (node.name) {
    case 'ClassDeclaration':
    case 'InterfaceDeclaration':
      for (const child of childrenOf(node.getChild('ClassBody') ?? node.getChild('InterfaceBody')))
        readDeclaration(source, child, program, name)
      break
    case 'RecordDeclaration': {
      const components = node.getChild('RecordHeader')?.getChildren('RecordComponent') ?? []
      program.records.set(
        name,
        components.map((one) => member(source, one)),
      )
      for (const child of childrenOf(node.getChild('RecordBody')))
        readDeclaration(source, child, program, name)
      break
    }
    case 'EnumDeclaration': {
      const values = (node.getChild('EnumBody')?.getChildren('EnumConstant') ?? []).map((one) =>
        definitionOf(source, one),
      )
      program.enumerations.set(name, { values, ...spanOf(node) })
      break
    }
    case 'FieldDeclaration':
      readField(source, node, program, owner)
      break
    case 'MethodDeclaration':
    case 'ConstructorDeclaration':
    case 'CompactConstructorDeclaration':
      program.functions.push({ ...functionFrom(source, node, name), owner })
      break
  }
}

/** A constant with a value, or a field of the record that the class is. */
function readField(source: Source, node: SyntaxNode, program: Program, owner: string): void {
  const modifiers = node.getChild('Modifiers')
  const constant = modifiers !== null && /\bstatic\b/.test(source.of(modifiers))
  for (const declarator of node.getChildren('VariableDeclarator')) {
    const name = definitionOf(source, declarator)
    const value = declarator.getChild('AssignOp')?.nextSibling
    if (constant && value) program.constants.set(name, readExpression(source, value))
    else if (!constant)
      program.records.set(owner, [
        ...(program.records.get(owner) ?? []),
        { ...member(source, node), name, ...spanOf(node) },
      ])
  }
}

const types = /^(?:TypeName|PrimitiveType|GenericType|ArrayType|ScopedTypeName)$/

function member(source: Source, node: SyntaxNode): Member {
  const type = childrenOf(node).find(({ name }) => types.test(name))
  return {
    ...spanOf(node),
    name: definitionOf(source, node),
    optional: false,
    annotations: (node.getChild('Modifiers') ?? node)
      .getChildren('Annotation')
      .map((one) => annotationOf(source, one)),
    ...(type ? { type: source.of(type) } : {}),
  }
}

function annotationOf(source: Source, node: SyntaxNode): Annotation {
  const name = node.getChild('Identifier')
  const args = new Map<string, Expression>()
  for (const one of partsOf(node.getChild('AnnotationArgumentList'))) {
    const pair = one.name === 'ElementValuePair' ? partsOf(one) : undefined
    const [key, , value] = pair ?? []
    if (key && value) args.set(source.of(key), readExpression(source, value))
    else args.set('value', readExpression(source, one))
  }
  return { ...spanOf(node), name: name ? source.of(name) : '', arguments: args }
}

function functionFrom(source: Source, node: SyntaxNode, name: string): FunctionDeclaration {
  return {
    ...spanOf(node),
    name,
    parameters: (node.getChild('FormalParameters')?.getChildren('FormalParameter') ?? []).map((one) =>
      member(source, one),
    ),
    body: statementsOf(source, node.getChild('Block') ?? node.getChild('ConstructorBody')),
  }
}

function statementsOf(source: Source, node: SyntaxNode | null | undefined): Statement[] {
  if (!node) return []
  return node.name === 'Block' || node.name === 'ConstructorBody'
    ? partsOf(node).flatMap((one) => statement(source, one))
    : statement(source, node)
}

function statement(source: Source, node: SyntaxNode): Statement[] {
  const unread = (): Statement[] => [{ kind: 'unread', text: source.of(node).slice(0, 200), ...spanOf(node) }]
  return source.nested(() => readers[node.name]?.(source, node) ?? unread(), unread)
}

const readers: Record<string, (source: Source, node: SyntaxNode) => Statement[] | undefined> = {
  IfStatement: (source, node) => {
    const [, test, consequent, , alternate] = partsOf(node)
    return [
      {
        kind: 'if',
        test: readExpression(source, test),
        consequent: statementsOf(source, consequent),
        alternate: statementsOf(source, alternate),
        ...spanOf(node),
      },
    ]
  },
  Block: (source, node) => statementsOf(source, node),
  ThrowStatement: (source, node) => {
    const thrown = readExpression(source, partsOf(node)[1])
    const [message] = thrown.kind === 'call' ? thrown.arguments : []
    const type = thrown.kind === 'call' && thrown.target.kind === 'name' ? thrown.target.name : undefined
    return [{ kind: 'throw', ...(message ? { message } : {}), ...(type ? { type } : {}), ...spanOf(node) }]
  },
  ReturnStatement: (source, node) => {
    const value = partsOf(node)[1]
    return [{ kind: 'return', ...(value ? { value: readExpression(source, value) } : {}), ...spanOf(node) }]
  },
  LocalVariableDeclaration: (source, node) =>
    node.getChildren('VariableDeclarator').flatMap((declarator): Statement[] => {
      const value = declarator.getChild('AssignOp')?.nextSibling
      return value
        ? [
            {
              kind: 'assign',
              name: definitionOf(source, declarator),
              value: readExpression(source, value),
              ...spanOf(node),
            },
          ]
        : []
    }),
  ExpressionStatement: (source, node) => {
    const [value] = partsOf(node)
    if (value?.name !== 'AssignmentExpression')
      return [{ kind: 'expression', value: readExpression(source, value), ...spanOf(node) }]
    const [target, , given] = partsOf(value)
    // What a constructor stores is no check.
    return target?.name === 'Identifier'
      ? [{ kind: 'assign', name: source.of(target), value: readExpression(source, given), ...spanOf(node) }]
      : []
  },
  BreakStatement: (_, node) => [{ kind: 'break', ...spanOf(node) }],
  SwitchStatement: (source, node) => {
    const cases: { values: Expression[]; body: Statement[] }[] = []
    let open = false
    for (const part of partsOf(node.getChild('SwitchBlock'))) {
      if (part.name === 'SwitchLabel') {
        const values = partsOf(part)
          .filter(({ name }) => name !== 'case' && name !== 'default')
          .map((one) => readExpression(source, one))
        const last = cases.at(-1)
        if (open && last && values.length > 0) last.values.push(...values)
        else cases.push({ values, body: [] })
        open = values.length > 0
      } else {
        cases.at(-1)?.body.push(...statement(source, part))
        open = false
      }
    }
    return [{ kind: 'switch', subject: readExpression(source, partsOf(node)[1]), cases, ...spanOf(node) }]
  },
}

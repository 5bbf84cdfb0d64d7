import type { SyntaxNode } from '@lezer/common'
import type { Expression, Statement } from './program.ts'
import { childrenOf, partsOf, spanOf, type Source } from './syntax.ts'
import { readExpression } from './typescript-expressions.ts'

/** The statements of a block, or the one statement that stands for it. */
export function statementsOf(source: Source, node: SyntaxNode | null | undefined): Statement[] {
  if (!node) return []
  if (node.name !== 'Block') return [statement(source, node)]
  return partsOf(node).map((one) => statement(source, one))
}

function statement(source: Source, node: SyntaxNode): Statement {
  const span = spanOf(node)
  const unread = (): Statement => ({ kind: 'unread', text: source.of(node).slice(0, 200), ...span })
  return source.nested(() => readers[node.name]?.(source, node) ?? unread(), unread)
}

const readers: Record<string, (source: Source, node: SyntaxNode) => Statement | undefined> = {
  IfStatement: (source, node) => {
    const [, test, consequent, , alternate] = partsOf(node)
    return {
      kind: 'if',
      test: readExpression(source, test),
      consequent: statementsOf(source, consequent),
      alternate: statementsOf(source, alternate),
      ...spanOf(node),
    }
  },
  Block: (source, node) => ({
    kind: 'if',
    test: { kind: 'literal', value: true },
    consequent: statementsOf(source, node),
    alternate: [],
    ...spanOf(node),
  }),
  ThrowStatement: (source, node) => {
    const thrown = readExpression(source, partsOf(node)[1])
    const message = thrown.kind === 'call' ? thrown.arguments[0] : thrown
    const type = thrown.kind === 'call' && thrown.target.kind === 'name' ? thrown.target.name : undefined
    return { kind: 'throw', ...(message ? { message } : {}), ...(type ? { type } : {}), ...spanOf(node) }
  },
  ReturnStatement: (source, node) => {
    const value = partsOf(node)[1]
    return { kind: 'return', ...(value ? { value: readExpression(source, value) } : {}), ...spanOf(node) }
  },
  VariableDeclaration: (source, node) => {
    const value = partsOf(node).at(-1)
    const name = nameOf(source, node)
    return value && name
      ? { kind: 'assign', name, value: readExpression(source, value), ...spanOf(node) }
      : undefined
  },
  ExpressionStatement: (source, node) => ({
    kind: 'expression',
    value: readExpression(source, partsOf(node)[0]),
    ...spanOf(node),
  }),
  BreakStatement: (_, node) => ({ kind: 'break', ...spanOf(node) }),
  SwitchStatement: (source, node) => {
    const [, subject, body] = partsOf(node)
    const cases: { values: Expression[]; body: Statement[] }[] = []
    let open = false
    for (const part of partsOf(body ?? null)) {
      if (part.name === 'CaseLabel' || part.name === 'DefaultLabel') {
        const value = part.name === 'CaseLabel' ? partsOf(part)[1] : undefined
        const values = value ? [readExpression(source, value)] : []
        const last = cases.at(-1)
        if (open && last && values.length > 0) last.values.push(...values)
        else cases.push({ values, body: [] })
        open = part.name === 'CaseLabel'
      } else {
        cases.at(-1)?.body.push(statement(source, part))
        open = false
      }
    }
    return { kind: 'switch', subject: readExpression(source, subject), cases, ...spanOf(node) }
  },
}

/** The name that a declaration gives. */
export function nameOf(source: Source, node: SyntaxNode): string {
  const named = childrenOf(node).find(({ name }) => name.endsWith('Definition') && name !== 'PatternProperty')
  return named ? source.of(named) : ''
}

import type { CodeOutcome, CodeRule } from './functions.ts'
import type { Expression, FunctionDeclaration, Span, Statement } from './program.ts'
import { choiceIn, holdsUnread, replaced } from './choices.ts'
import { calleeOf, resolve, scopeOf, type Scope } from './resolve.ts'

const mostRules = 200

interface Walk {
  rules: CodeRule[]
  unread: (Span & { text: string })[]
}

/** The outcomes of a function in the order in which its conditions are tried, with what was not understood. */
export function rulesOf(declaration: FunctionDeclaration, scope: Scope): Walk {
  const walk: Walk = { rules: [], unread: [] }
  follow(declaration.body, [], { ...scope, names: new Map(scope.names) }, walk)
  return walk
}

/** Walks statements under the conditions that lead to them. Says whether every way ends here. */
function follow(statements: Statement[], path: Expression[], scope: Scope, walk: Walk): boolean {
  for (const statement of statements) {
    if (walk.rules.length >= mostRules) return true
    if (statement.kind === 'break') return false
    if (step(statement, path, scope, walk)) return true
  }
  return false
}

function step(statement: Statement, path: Expression[], scope: Scope, walk: Walk): boolean {
  const { start, end } = statement
  switch (statement.kind) {
    case 'if': {
      const test = resolve(statement.test, scope)
      if (test.kind === 'literal')
        return follow(test.value ? statement.consequent : statement.alternate, path, scope, walk)
      const before = walk.rules.length
      const [consequent, other] = [copyOf(scope), copyOf(scope)]
      const ends = follow(statement.consequent, [...path, test], consequent, walk)
      // A guard is read best from its "if" to the end of what it does.
      if (
        statement.consequent.length === 1 &&
        statement.alternate.length === 0 &&
        walk.rules.length === before + 1
      )
        Object.assign(walk.rules[before] ?? {}, { start, end })
      const alternate = follow(statement.alternate, [...path, { kind: 'not', operand: test }], other, walk)
      join(scope, test, ends ? other : consequent, alternate ? consequent : other)
      return ends && alternate && statement.alternate.length > 0
    }
    case 'throw': {
      const value = statement.message ? resolve(statement.message, scope) : undefined
      walk.rules.push({
        when: allOf(path),
        outcome: {
          kind: 'throws',
          ...(value ? { value } : {}),
          ...(statement.type ? { type: statement.type } : {}),
        },
        start,
        end,
      })
      return true
    }
    case 'return':
      return returned(statement, path, scope, walk)
    case 'assign':
      scope.names.set(statement.name, resolve(statement.value, scope))
      return false
    case 'switch':
      return switched(statement, path, scope, walk)
    case 'expression':
      return spoken(statement, path, scope, walk)
    default:
      walk.unread.push({ text: statement.kind === 'unread' ? statement.text : '', start, end })
      return false
  }
}

function copyOf(scope: Scope): Scope {
  return { ...scope, names: new Map(scope.names) }
}

/** After a branch, a name stands for what the branch that was taken gave it. */
function join(scope: Scope, test: Expression, consequent: Scope, alternate: Scope): void {
  for (const name of new Set([...consequent.names.keys(), ...alternate.names.keys()])) {
    const [one, other] = [consequent.names.get(name), alternate.names.get(name)]
    if (one && other)
      scope.names.set(name, one === other ? one : { kind: 'choice', test, consequent: one, alternate: other })
    else if (one ?? other) scope.names.set(name, one ?? other ?? test)
  }
}

/** A choice between results is a rule for each of them. */
function returned(
  statement: Statement & { kind: 'return' },
  path: Expression[],
  scope: Scope,
  walk: Walk,
): boolean {
  const { start, end } = statement
  const add = (value: Expression | undefined, conditions: Expression[]): void => {
    const choice = value && choiceIn(value)
    if (value && choice && walk.rules.length < mostRules) {
      add(replaced(value, choice, choice.consequent), [...conditions, choice.test])
      add(replaced(value, choice, choice.alternate), [...conditions, { kind: 'not', operand: choice.test }])
    } else {
      const outcome: CodeOutcome =
        value && holdsUnread(value) ? { kind: 'unread' } : { kind: 'returns', ...(value ? { value } : {}) }
      walk.rules.push({ when: allOf(conditions), outcome, start, end })
    }
  }
  add(statement.value ? resolve(statement.value, scope) : undefined, path)
  return true
}

function switched(
  statement: Statement & { kind: 'switch' },
  path: Expression[],
  scope: Scope,
  walk: Walk,
): boolean {
  const subject = resolve(statement.subject, scope)
  const is = (value: Expression): Expression => ({
    kind: 'binary',
    operator: '==',
    left: subject,
    right: constantOf(resolve(value, scope), scope),
  })
  const named = statement.cases.flatMap(({ values }) => values)
  let all = statement.cases.some(({ values }) => values.length === 0)
  for (const { values, body } of statement.cases) {
    const test =
      values.length > 0
        ? anyOf(values.map(is))
        : allOf(named.map((value) => ({ kind: 'not', operand: is(value) })))
    if (!follow(body, [...path, test], scope, walk)) all = false
  }
  return all
}

/** Java names the constants of an enumeration without the enumeration. */
function constantOf(value: Expression, { program }: Scope): Expression {
  const known =
    value.kind === 'name' &&
    [...program.enumerations.values()].some(({ values }) => values.includes(value.name))
  return known ? { kind: 'literal', value: value.name } : value
}

const collecting = /^(?:push|append|add|addError|add_error|reject|rejectValue)$/

/** A call: of a function of the program, whose rules are part of this one; or of a list that collects errors. */
function spoken(
  statement: Statement & { kind: 'expression' },
  path: Expression[],
  scope: Scope,
  walk: Walk,
): boolean {
  const { value, start, end } = statement
  if (value.kind !== 'call') return false
  const callee = scope.depth > 0 ? calleeOf(value.target, scope.program) : undefined
  if (callee) {
    const inner = scopeOf(
      callee,
      scope,
      value.arguments.map((one) => resolve(one, scope)),
    )
    const { rules, unread } = rulesOf(callee, inner)
    walk.rules.push(...inlined(rules, path))
    walk.unread.push(...unread)
    return false
  }
  const [reported] = value.arguments.slice(-1)
  const message = reported ? resolve(reported, scope) : undefined
  if (
    value.target.kind === 'member' &&
    collecting.test(value.target.name) &&
    (message?.kind === 'literal' || message?.kind === 'template')
  )
    walk.rules.push({ when: allOf(path), outcome: { kind: 'reports', value: message }, start, end })
  return false
}

/** What returns in the called function only ends that call: later rules of it need that it did not. */
function inlined(rules: CodeRule[], path: Expression[]): CodeRule[] {
  const left: Expression[] = []
  return rules.flatMap((rule) => {
    const when = allOf([...path, ...left, rule.when])
    if (rule.outcome.kind === 'throws' || rule.outcome.kind === 'reports') return [{ ...rule, when }]
    left.push({ kind: 'not', operand: rule.when })
    return []
  })
}

const always: Expression = { kind: 'literal', value: true }

export function allOf(conditions: Expression[]): Expression {
  return (
    conditions
      .filter((one) => one.kind !== 'literal' || one.value !== true)
      .reduce<Expression | undefined>(
        (left, right) => (left ? { kind: 'binary', operator: '&&', left, right } : right),
        undefined,
      ) ?? always
  )
}

function anyOf(conditions: Expression[]): Expression {
  return (
    conditions.reduce<Expression | undefined>(
      (left, right) => (left ? { kind: 'binary', operator: '||', left, right } : right),
      undefined,
    ) ?? always
  )
}

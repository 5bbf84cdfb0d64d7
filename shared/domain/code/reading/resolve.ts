import { methods } from './calls.ts'
import { kindOfType, plainType } from './inputs.ts'
import type { Expression, FunctionDeclaration, Program } from './program.ts'

/** What names stand for inside a function: locals, parameters that carry a record, and what the program declares. */
export interface Scope {
  program: Program
  names: Map<string, Expression>
  /** Parameters, `this` or `self`, whose properties are inputs. */
  records: Set<string>
  /** Parameters of an unknown type: what is no standard method of theirs is a property. */
  untyped: Set<string>
  /** How deep calls of other functions are followed. */
  depth: number
}

const deepest = 5

/** The expression over inputs and literals alone, as far as the program says what its names mean. */
export function resolve(expression: Expression, scope: Scope): Expression {
  const inside = (one: Expression) => resolve(one, scope)
  switch (expression.kind) {
    case 'name':
      return resolveName(expression, scope)
    case 'member':
      return resolveMember(expression, scope)
    case 'list':
      return { ...expression, items: expression.items.map(inside) }
    case 'template':
      return { ...expression, parts: expression.parts.map(inside) }
    case 'record':
      return {
        ...expression,
        fields: expression.fields.map(({ name, value }) => ({ name: inside(name), value: inside(value) })),
      }
    case 'index':
      return looked(inside(expression.object), inside(expression.key))
    case 'not':
      return { ...expression, operand: inside(expression.operand) }
    case 'choice':
      return {
        ...expression,
        test: inside(expression.test),
        consequent: inside(expression.consequent),
        alternate: inside(expression.alternate),
      }
    case 'binary':
      return compared({ ...expression, left: inside(expression.left), right: inside(expression.right) })
    case 'call':
      return resolveCall(expression, scope)
    default:
      return expression
  }
}

function resolveName(
  expression: Expression & { kind: 'name' },
  { program, names, depth }: Scope,
): Expression {
  const local = names.get(expression.name)
  if (local) return local
  const constant = depth > 0 ? program.constants.get(expression.name) : undefined
  return constant
    ? resolve(constant, {
        program,
        names: new Map(),
        records: new Set(),
        untyped: new Set(),
        depth: depth - 1,
      })
    : expression
}

/** `order.quantity` of a parameter is the input "quantity"; `Level.GOLD` is the value of the enumeration. */
function resolveMember(expression: Expression & { kind: 'member' }, scope: Scope): Expression {
  const { object, name } = expression
  if (object.kind === 'name') {
    if (scope.records.has(object.name) || (scope.untyped.has(object.name) && !(name in methods)))
      return scope.names.get(`${object.name}.${name}`) ?? { kind: 'name', name }
    const constant = scope.program.enumerations.get(object.name)
    if (constant)
      return {
        kind: 'literal',
        value: constant.values.find((value) => value.toUpperCase() === name.toUpperCase()) ?? name,
      }
    const record = scope.program.constants.get(object.name)
    const field =
      record?.kind === 'record'
        ? record.fields.find((one) => one.name.kind === 'literal' && one.name.value === name)
        : undefined
    if (field) return resolve(field.value, scope)
  }
  const inner = resolve(object, scope)
  // The properties of enumeration members (`level.value`, `level.name`) are the member itself.
  return inner.kind === 'literal' || (inner.kind === 'name' && /^(?:value|name)$/.test(name))
    ? inner
    : { ...expression, object: inner }
}

/** A value looked up in a table of the program, as a choice between its entries. */
function looked(object: Expression, key: Expression): Expression {
  if (object.kind !== 'record') return { kind: 'index', object, key }
  return object.fields.reduceRight<Expression>(
    (alternate, { name, value }) => ({
      kind: 'choice',
      test: { kind: 'binary', operator: '==', left: key, right: name },
      consequent: value,
      alternate,
    }),
    { kind: 'unread', text: 'another key' },
  )
}

/** A call of a function of the program that only returns an expression is that expression. */
function resolveCall(expression: Expression & { kind: 'call' }, scope: Scope): Expression {
  const args = expression.arguments.map((one) => resolve(one, scope))
  const callee = calleeOf(expression.target, scope.program)
  const [only] = callee?.body ?? []
  if (callee && callee.body.length === 1 && only?.kind === 'return' && only.value && scope.depth > 0)
    return resolve(only.value, scopeOf(callee, scope, args))
  const target =
    expression.target.kind === 'member'
      ? { ...expression.target, object: resolve(expression.target.object, scope) }
      : expression.target
  const call: Expression = { kind: 'call', target, arguments: args }
  return patternCall(call) ?? call
}

/** `Pattern.compile("…")`, `re.compile("…")`, `new RegExp("…")`, and patterns given as texts to `matches`. */
function patternCall({ target, arguments: args }: Expression & { kind: 'call' }): Expression | undefined {
  const [first, second] = args
  const name = target.kind === 'name' ? target.name : target.kind === 'member' ? target.name : ''
  const source = first?.kind === 'literal' && typeof first.value === 'string' ? first.value : undefined
  if (source === undefined || (target.kind === 'member' && target.object.kind === 'pattern')) return undefined
  const pattern: Expression = {
    kind: 'pattern',
    source,
    ignoreCase: /i|CASE_INSENSITIVE/i.test(second?.kind === 'literal' ? String(second.value) : ''),
  }
  if (name === 'RegExp' || name === 'compile') return pattern
  const onModule = target.kind === 'member' && target.object.kind === 'name' && target.object.name === 're'
  if (onModule || (name === 'matches' && target.kind === 'member'))
    return { kind: 'call', target, arguments: [pattern, ...args.slice(1)] }
  return undefined
}

/** `a.compareTo(b) < 0` compares a with b. */
function compared(expression: Expression & { kind: 'binary' }): Expression {
  const { left, right, operator } = expression
  const zero = right.kind === 'literal' && right.value === 0
  const [other] = left.kind === 'call' ? left.arguments : []
  return zero &&
    other &&
    left.kind === 'call' &&
    left.target.kind === 'member' &&
    left.target.name === 'compareTo'
    ? { kind: 'binary', operator, left: left.target.object, right: other }
    : expression
}

export function calleeOf(target: Expression, { functions }: Program): FunctionDeclaration | undefined {
  const own =
    target.kind === 'member' && target.object.kind === 'name' && /^(?:this|self)$/.test(target.object.name)
  const name = target.kind === 'name' || own ? target.name : undefined
  return name === undefined ? undefined : functions.find((one) => one.name === name)
}

/** The scope of a function: parameters are inputs, or the properties of the record that they carry are. */
export function scopeFor({ parameters }: FunctionDeclaration, program: Program): Scope {
  const records = new Set(['this', 'self'])
  const untyped = new Set<string>()
  for (const { name, type } of parameters) {
    if (program.records.has(plainType(type))) records.add(name)
    else if (kindOfType(type) === undefined && !program.enumerations.has(plainType(type))) untyped.add(name)
  }
  return { program, names: new Map(), records, untyped, depth: deepest }
}

/** The scope inside a called function: its parameters stand for the arguments. */
export function scopeOf(callee: FunctionDeclaration, { program, depth }: Scope, args: Expression[]): Scope {
  const own = scopeFor(callee, program)
  const parameters = callee.parameters.filter(({ name }) => name !== 'self' && name !== 'cls')
  const names = new Map<string, Expression>()
  for (const [index, { name }] of parameters.entries()) {
    const given = args[index]
    if (given?.kind !== 'name' || given.name !== name)
      names.set(name, given ?? { kind: 'literal', value: null })
  }
  return { ...own, names, depth: depth - 1 }
}

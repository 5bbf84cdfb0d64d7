import { partsOf } from './choices.ts'
import { dotted } from './evaluate.ts'
import type { CodeInput, CodeRule, InputKind } from './functions.ts'
import type { Expression, FunctionDeclaration, Member, Program } from './program.ts'

/** The inputs of a function that its rules speak about, in the order of the declaration. */
export function inputsOf(declaration: FunctionDeclaration, program: Program, rules: CodeRule[]): CodeInput[] {
  const used = new Map<string, Set<InputKind>>()
  for (const { when, outcome } of rules)
    for (const one of [when, ...(outcome.value ? [outcome.value] : [])]) spoken(one, used)
  const declared = membersOf(declaration, program)
  const order = [...declared.keys()].filter((name) => used.has(name))
  const others = [...used.keys()].filter((name) => !declared.has(name))
  return [...order, ...others].map((name) =>
    inputFrom(name, { member: declared.get(name), used: used.get(name) ?? new Set(), program, rules }),
  )
}

/** Names of the expression that stand for inputs, with the kinds that their use speaks for. */
function spoken(expression: Expression, used: Map<string, Set<InputKind>>, kind?: InputKind): void {
  const inside = (one: Expression, as?: InputKind) => spoken(one, used, as)
  switch (expression.kind) {
    case 'name': {
      const kinds = used.get(expression.name) ?? new Set()
      if (kind) kinds.add(kind)
      used.set(expression.name, kinds)
      break
    }
    case 'member':
      inside(expression.object, 'text')
      break
    case 'list':
      for (const one of expression.items) inside(one)
      break
    case 'template':
      for (const one of expression.parts) inside(one)
      break
    case 'index':
      inside(expression.object)
      inside(expression.key)
      break
    case 'not':
      inside(expression.operand)
      break
    case 'choice':
      for (const one of [expression.test, expression.consequent, expression.alternate]) inside(one)
      break
    case 'binary': {
      const numeric = /^[<>*/%-]/.test(expression.operator)
      const like = (other: Expression): InputKind | undefined =>
        other.kind === 'literal' && typeof other.value === 'number'
          ? 'number'
          : other.kind === 'literal' && typeof other.value === 'string'
            ? 'text'
            : numeric
              ? 'number'
              : undefined
      inside(expression.left, like(expression.right))
      inside(expression.right, like(expression.left))
      break
    }
    case 'call': {
      const { target } = expression
      if (
        target.kind === 'member' &&
        !(target.object.kind === 'name' && /^(?:re|Number|Math|Objects|BigDecimal)$/.test(target.object.name))
      )
        inside(target.object, target.object.kind === 'list' ? undefined : 'text')
      const matching =
        target.kind === 'member' &&
        (target.object.kind === 'pattern' || expression.arguments.some((one) => one.kind === 'pattern'))
      for (const one of expression.arguments)
        inside(one, matching || (target.kind === 'name' && target.name === 'len') ? 'text' : undefined)
      break
    }
  }
}

/** Parameters, and the properties of the records that they carry, by name. */
function membersOf({ parameters, owner }: FunctionDeclaration, { records }: Program): Map<string, Member> {
  const found = new Map<string, Member>()
  const add = (member: Member) => found.set(member.name, member)
  for (const parameter of parameters) {
    const [type = '', property] = plainType(parameter.type).split('.')
    const record = records.get(type)
    if (property) add(record?.find(({ name }) => name === property) ?? parameter)
    else if (record) record.forEach(add)
    else add(parameter)
  }
  for (const member of records.get(owner ?? '') ?? []) if (!found.has(member.name)) add(member)
  return found
}

/** The type without its optional marks: "string | undefined", "Optional[str]" and "str | None" are texts. */
export function plainType(type = ''): string {
  return type
    .replace(/\b(?:Optional|Readonly|Annotated|Partial|NonNullable|Required)[[<]([^,\]>]{1,80}).*$/, '$1')
    .split('|')
    .map((part) => part.trim())
    .filter((part) => !/^(?:undefined|null|None)?$/.test(part))
    .join('|')
}

const kinds: [InputKind, RegExp][] = [
  ['list', /\[\]$|^(?:list|List|Array|ReadonlyArray|Set|set|tuple|Collection)\b/],
  ['number', /^(?:number|int|integer|long|short|byte|double|float|bigint|decimal|bigdecimal|biginteger)$/i],
  ['boolean', /^(?:bool|boolean)$/i],
  ['text', /^(?:string|str|char|charsequence)$/i],
]

interface Seen {
  member: Member | undefined
  used: Set<InputKind>
  program: Program
  rules: CodeRule[]
}

/** Whole numbers step by 1, amounts by cents; a check of the decimals, or a bound with decimals, says it better. */
function decimalsOf(name: string, type: string, rules: CodeRule[]): number {
  if (/^(?:int|integer|long|short|byte|biginteger)$/i.test(type)) return 0
  let found = /^(?:double|float|decimal|bigdecimal)$/i.test(type) ? 2 : 0
  const open = rules.map(({ when }) => when)
  for (let one = open.pop(); one; one = open.pop()) {
    const [first] = one.kind === 'call' ? one.arguments : []
    const about = first?.kind === 'name' && first.name === name
    if (one.kind === 'call' && about && dotted(one.target) === 'Number.isInteger') return 0
    if (one.kind === 'binary') {
      const checked =
        one.left.kind === 'call' &&
        one.left.arguments[0]?.kind === 'name' &&
        one.left.arguments[0].name === name
      if (
        checked &&
        one.left.kind === 'call' &&
        dotted(one.left.target) === 'decimals' &&
        one.right.kind === 'literal'
      )
        return Number(one.right.value)
      const bound =
        one.right.kind === 'literal' && one.left.kind === 'name' && one.left.name === name
          ? one.right.value
          : 0
      found = Math.max(found, /\.(\d+)$/.exec(String(bound))?.[1]?.length ?? 0)
    }
    open.push(...partsOf(one))
  }
  return found
}

/** The kind of values that a written type stands for; undefined for types of the program and unknown ones. */
export function kindOfType(type: string | undefined): InputKind | undefined {
  const plain = plainType(type)
  return kinds.find(([, pattern]) => pattern.test(plain))?.[0]
}

function inputFrom(name: string, { member, used, program, rules }: Seen): CodeInput {
  const type = plainType(member?.type)
  const literals = [...type.matchAll(/["']([^"']{0,100})["']/g)].map(([, value = '']) => value)
  const enumeration = program.enumerations.get(type)
  const values = enumeration?.values ?? (literals.length > 1 ? literals : undefined)
  const declared = kindOfType(type)
  const guessed =
    used.size === 1 ? [...used][0] : used.has('number') ? 'number' : used.has('text') ? 'text' : undefined
  return {
    name,
    kind: values ? 'text' : (declared ?? guessed ?? 'unknown'),
    optional:
      member === undefined
        ? false
        : member.optional || member.default !== undefined || plainType(member.type) !== (member.type ?? ''),
    decimals: decimalsOf(name, type, rules),
    ...(values ? { values } : {}),
    ...(enumeration ? { valuesAt: { start: enumeration.start, end: enumeration.end } } : {}),
  }
}

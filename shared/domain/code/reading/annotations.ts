import type { CodeFunction, CodeRule } from './functions.ts'
import { inputsOf } from './inputs.ts'
import type { Annotation, Expression, Member, Program } from './program.ts'
import { resolve, scopeFor } from './resolve.ts'
import { wordTable } from '../../basics/word-table.ts'

const lit = (value: string | number | boolean | null): Expression => ({ kind: 'literal', value })
const size = (object: Expression): Expression => ({ kind: 'member', object, name: 'length' })
const is = (operator: string, left: Expression, right: Expression): Expression => ({
  kind: 'binary',
  operator,
  left,
  right,
})
const either = (left: Expression, right: Expression): Expression => is('||', left, right)
const call = (object: Expression, name: string, ...args: Expression[]): Expression => ({
  kind: 'call',
  target: { kind: 'member', object, name },
  arguments: args,
})

type Breach = (input: Expression, args: Map<string, Expression>) => Expression | undefined

const bound =
  (operator: string): Breach =>
  (input, args) => {
    const value = args.get('value') ?? args.get('0')
    return value && is(operator, input, value)
  }

const sized: Breach = (input, args) => {
  const [low, high] = [args.get('min') ?? args.get('0'), args.get('max') ?? args.get('1')]
  const below = low && is('<', size(input), low)
  const above = high && is('>', size(input), high)
  return below && above ? either(below, above) : (below ?? above)
}

const missing: Breach = (input) => is('==', input, lit(null))
const blank: Breach = (input) => either(is('==', input, lit(null)), call(input, 'isBlank'))
const email = String.raw`^[^\s@]+@[^\s@]+\.[^\s@]+$`

/** When a value breaks an annotation of Jakarta Bean Validation or class-validator. */
const breaches = wordTable<Breach>({
  NotNull: missing,
  IsDefined: missing,
  NotBlank: blank,
  IsNotEmpty: (input) => either(is('==', input, lit(null)), is('==', input, lit(''))),
  NotEmpty: (input) => either(is('==', input, lit(null)), call(input, 'isEmpty')),
  Size: sized,
  Length: sized,
  MinLength: (input, args) => sized(input, new Map([['min', args.get('0') ?? lit(0)]])),
  MaxLength: (input, args) => sized(input, new Map([['max', args.get('0') ?? lit(0)]])),
  Min: bound('<'),
  Max: bound('>'),
  DecimalMin: bound('<'),
  DecimalMax: bound('>'),
  Positive: (input) => is('<=', input, lit(0)),
  PositiveOrZero: (input) => is('<', input, lit(0)),
  IsPositive: (input) => is('<=', input, lit(0)),
  Negative: (input) => is('>=', input, lit(0)),
  IsInt: (input) => ({
    kind: 'not',
    operand: {
      kind: 'call',
      target: { kind: 'member', object: { kind: 'name', name: 'Number' }, name: 'isInteger' },
      arguments: [input],
    },
  }),
  Digits: (input, args) => {
    const [whole, decimals] = [args.get('integer'), args.get('fraction')]
    if (whole?.kind !== 'literal' || !decimals) return undefined
    const tooWide = is(
      '>=',
      { kind: 'call', target: { kind: 'name', name: 'abs' }, arguments: [input] },
      lit(10 ** Number(whole.value)),
    )
    return either(
      tooWide,
      is('>', { kind: 'call', target: { kind: 'name', name: 'decimals' }, arguments: [input] }, decimals),
    )
  },
  AssertTrue: (input) => ({ kind: 'not', operand: input }),
  Email: (input) => ({
    kind: 'not',
    operand: call({ kind: 'pattern', source: email, ignoreCase: false }, 'test', input),
  }),
  IsEmail: (input) => ({
    kind: 'not',
    operand: call({ kind: 'pattern', source: email, ignoreCase: false }, 'test', input),
  }),
  Pattern: matched,
  Matches: matched,
})

function matched(input: Expression, args: Map<string, Expression>): Expression | undefined {
  const given = args.get('regexp') ?? args.get('0')
  if (given?.kind === 'pattern') return { kind: 'not', operand: call(given, 'test', input) }
  if (given?.kind !== 'literal' || typeof given.value !== 'string') return undefined
  return {
    kind: 'not',
    operand: call({ kind: 'pattern', source: given.value, ignoreCase: false }, 'matches', input),
  }
}

// A missing value breaks only what asks for a value; all other annotations let it pass.
const asksForValue = /^(?:NotNull|NotBlank|NotEmpty|IsDefined|IsNotEmpty|IsInt)$/

/** Records whose fields carry validation annotations, each as a function that validates it. */
export function annotated(program: Program, from: number): CodeFunction[] {
  return [...program.records]
    .filter(([, members]) =>
      members.some(({ annotations }) => annotations.some(({ name }) => name in breaches)),
    )
    .map(([name, members], index) => {
      const declaration = {
        name: `validate ${name}`,
        owner: name,
        parameters: [],
        body: [],
        start: members[0]?.start ?? 0,
        end: members.at(-1)?.end ?? 0,
      }
      const scope = scopeFor(declaration, program)
      const rules = members.flatMap((member) =>
        member.annotations.flatMap((one) => ruleOf(member, one, (part) => resolve(part, scope))),
      )
      return {
        id: `F${from + index + 1}`,
        name: `validate ${name}`,
        start: declaration.start,
        end: declaration.end,
        rules,
        unread: [],
        inlined: false,
        inputs: inputsOf(declaration, program, rules),
      }
    })
}

function ruleOf(
  { name }: Member,
  annotation: Annotation,
  read: (part: Expression) => Expression,
): CodeRule[] {
  const input: Expression = { kind: 'name', name }
  const args = new Map([...annotation.arguments].map(([key, value]) => [key, numeric(read(value))]))
  const breach = breaches[annotation.name]?.(input, args)
  if (!breach) return []
  const given = is('!=', input, lit(null))
  const message = args.get('message')
  return [
    {
      when: asksForValue.test(annotation.name) ? breach : is('&&', given, breach),
      outcome: { kind: 'reports', type: annotation.name, ...(message ? { value: message } : {}) },
      start: annotation.start,
      end: annotation.end,
    },
  ]
}

/** `@DecimalMin("0.01")` gives its number as a text. */
function numeric(expression: Expression): Expression {
  const plain =
    expression.kind === 'literal' &&
    typeof expression.value === 'string' &&
    /^-?\d+(?:\.\d+)?$/.test(expression.value)
  return plain ? lit(Number(expression.value)) : expression
}

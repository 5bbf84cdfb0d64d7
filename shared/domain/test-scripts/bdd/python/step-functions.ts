import { isComputed } from '../../framework.ts'
import { Naming, snakeCase } from '../../identifiers.ts'
import { FileScope } from '../../python/file-scope.ts'
import { helperRegistry } from '../../python/helpers/registry.ts'
import { callLines, reserved, stringLiteral } from '../../python/literals.ts'
import { writeStatement } from '../../python/statements.ts'
import type { Statement } from '../../types.ts'
import type { BddProject, Parameter, StepDefinition } from '../types.ts'

/** How a runner of features in Python says what its neighbours say otherwise. */
export interface StepDialect {
  /** The decorator of a step by its pattern, which has `{name:String}` and `{name:d}` for values. */
  decorator: (keyword: string, pattern: string, hasValues: boolean) => string[]
  /** The first parameters of a step function: what holds the browser, and what stands below the step. */
  context: (definition: StepDefinition) => string[]
  /** Lines before what a step does. */
  before: string[]
  docString: string
  /** The head of a loop over the rows of a table, and the expression of a cell. */
  rows: string
  cell: (head: string) => string
  /** Skips the scenario for the reason in `reason`. */
  skip: string
}

export interface StepFunctions {
  functions: string[]
  scope: FileScope
}

/** Step definitions as functions of Python, each wording once. */
export function stepFunctions({ definitions, features }: BddProject, dialect: StepDialect): StepFunctions {
  const scope = new FileScope()
  const computed = features.some(({ content }) => isComputed(content))
  const filled = (code: string) => (computed ? `${scope.helper('expand')}(${code})` : code)
  const helpers = helperRegistry({ baseUrl: '', kinds: [] }).keys()
  const naming = new Naming({ style: snakeCase, reserved: [...reserved, ...helpers] })
  const functions = definitions.map((definition) => {
    const { expression, keyword, parameters } = definition
    const words = expression.replaceAll(/\{\w*\}/g, ' ')
    const name = naming.name(expression, words, { suffix: 'step', fallback: 'do' })
    const values = parameters.filter(isValue)
    const given = [
      ...dialect.context(definition),
      ...values.map((one) => `${snake(one.name)}: ${one.type === 'int' ? 'int' : 'str'}`),
    ]
    return [
      ...dialect.decorator(keyword.toLowerCase(), patternOf(definition), values.length > 0),
      ...functionHead(name, given),
      ...bodyOf(definition, dialect, scope, filled).map((line) => `    ${line}`),
    ].join('\n')
  })
  return { functions, scope }
}

function functionHead(name: string, parameters: string[]): string[] {
  const lines = callLines(`def ${name}`, parameters, 78)
  return [...lines.slice(0, -1), `${lines.at(-1) ?? ''} -> None:`]
}

const isValue = ({ type }: Parameter) => type === 'string' || type === 'int' || type === 'prose'

/** `nameNumber` is `name_number`, and never a word of the language. */
const snake = (name: string): string => {
  const written = name.replace(/(?<=[a-z])(?=[A-Z])/g, '_').toLowerCase()
  return reserved.includes(written) ? `${written}_` : written
}

const formats: Partial<Record<Parameter['type'], string>> = { string: ':String', int: ':d', prose: '' }

/** The words of a step for the package `parse`, which both runners use. */
function patternOf({ expression, parameters }: StepDefinition): string {
  const values = parameters.filter(isValue)
  return expression
    .split(/(\{(?:string|int)?\})/)
    .map((piece, at) => {
      if (at % 2 === 0) return piece.replaceAll(/[{}]/g, '$&$&')
      const value = values[(at - 1) / 2]
      return value ? `{${snake(value.name)}${formats[value.type] ?? ''}}` : piece
    })
    .join('')
}

function bodyOf(
  { statement, parameters }: StepDefinition,
  dialect: StepDialect,
  scope: FileScope,
  filled: (code: string) => string,
): string[] {
  if (!statement) return [dialect.skip]
  const below = parameters.find(({ type }) => type === 'docString')
  const inTable = parameters.some(({ type }) => type === 'table')
  const expressionOf = (name: string): string => {
    if (inTable) return filled(dialect.cell(stringLiteral(name)))
    return name === below?.name ? filled(dialect.docString) : snake(name)
  }
  const lines = writeStatement(withVariables(statement, expressionOf), scope)
  if (!inTable) return [...dialect.before, ...lines]
  return [...dialect.before, dialect.rows, ...lines.map((line) => `    ${line}`)]
}

/** The statement with the expressions that its variables are in Python. */
function withVariables(statement: Statement, expressionOf: (name: string) => string): Statement {
  const change = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value
    if (Array.isArray(value)) return value.map(change)
    if ('variable' in value) return { variable: expressionOf(String(value.variable)) }
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, change(one)]))
  }
  return change(statement) as Statement
}

/** The type of parameters in quotes. An escaped quote may come with more backslashes, where cells of tables keep theirs. */
export function stringParameter(computed: boolean): string {
  const value = String.raw`re.sub(r'\\+"', '"', text[1:-1])`
  return String.raw`
@parse.with_pattern(r'"(?:[^"\\]|\\+")*"')
def parse_string(text: str) -> str:
    """A text in quotes, as it is meant."""
    return ${computed ? `expand(${value})` : value}
`
}

/** Whether texts of the features have parts that are known only when they run. */
export const hasComputed = ({ features }: BddProject): boolean =>
  features.some(({ content }) => isComputed(content))

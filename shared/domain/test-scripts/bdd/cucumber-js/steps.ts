import type { CodeScope } from '../../framework.ts'
import { stringLiteral } from '../../javascript/literals.ts'
import { locatorCode } from '../../playwright/code.ts'
import { statementCode } from '../../playwright/statements.ts'
import type { Parameter, StepDefinition } from '../types.ts'

export interface StepCode {
  code: string
  helpers: Set<string>
  /** Names of Cucumber and Playwright that the code uses. */
  cucumber: Set<string>
  usesExpect: boolean
}

/** Step definitions of Cucumber.js, with Playwright behind them. */
export function stepsCode(definitions: StepDefinition[], typed: boolean): StepCode {
  const helpers = new Set<string>()
  const cucumber = new Set<string>()
  const scope: CodeScope = {
    locator: (locator) => locatorCode(locator, scope),
    helper: (name) => {
      helpers.add(name)
      return name
    },
  }
  const steps = definitions.map((definition) => {
    cucumber.add(definition.keyword)
    if (typed && definition.parameters.some(({ type }) => type === 'table')) cucumber.add('type DataTable')
    const given = definition.parameters.map(({ name, type }) => (typed ? `${name}: ${types[type]}` : name))
    const self = typed ? ['this: BrowserWorld'] : []
    const lines = bodyOf(definition, scope)
    return [
      `${definition.keyword}(${stringLiteral(definition.expression)}, async function (${[...self, ...given].join(', ')}) {`,
      ...lines.map((line) => `  ${line}`),
      '})',
    ].join('\n')
  })
  const code = steps.join('\n\n')
  return { code, helpers, cucumber, usesExpect: code.includes('expect(') || code.includes('expect.') }
}

const types: Record<Parameter['type'], string> = {
  string: 'string',
  int: 'number',
  prose: 'string',
  docString: 'string',
  table: 'DataTable',
}

function bodyOf({ statement, parameters }: StepDefinition, scope: CodeScope): string[] {
  const [reason] = parameters
  if (!statement) return [`this.log(${reason?.name ?? `''`})`, `return 'skipped'`]
  const lines = statementCode(statement, scope)
  const table = parameters.find(({ type }) => type === 'table')
  if (!table) return ['const { page } = this', ...lines]
  const heads = variablesIn(statement)
  return [
    'const { page } = this',
    `for (const { ${heads.join(', ')} } of ${table.name}.hashes()) {`,
    ...lines.map((line) => `  ${line}`),
    '}',
  ]
}

/** The variables of a statement, in the order in which they come. */
function variablesIn(statement: unknown): string[] {
  if (typeof statement !== 'object' || statement === null) return []
  if ('variable' in statement && typeof statement.variable === 'string') return [statement.variable]
  return Object.values(statement).flatMap(variablesIn)
}

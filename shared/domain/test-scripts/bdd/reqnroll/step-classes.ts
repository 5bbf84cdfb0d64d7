import type { CodeScope } from '../../framework.ts'
import { Naming, pascalCase } from '../../identifiers.ts'
import { stringLiteral, variableName } from '../../selenium-csharp/literals.ts'
import type { Library } from '../../selenium-csharp/library.ts'
import { expressionOf, writeStatement } from '../../selenium-csharp/statements.ts'
import { indented } from '../../selenium-csharp/support-classes.ts'
import type { ProjectFile } from '../../types.ts'
import { locatorCall } from '../../webdriver/calls.ts'
import type { Parameter, StepDefinition } from '../types.ts'
import { variablesIn } from '../variables.ts'

const types: Record<Parameter['type'], string> = {
  string: 'string',
  int: 'int',
  prose: 'string',
  docString: 'string',
  table: 'DataTable',
}

export interface StepClassOptions {
  library: Library
  /** The root namespace of the project. */
  root: string
  /** Hears which shared functions the steps ask for. */
  note: (name: string) => void
}

/** Classes of step definitions: what scenarios are given and do, and what they expect. */
export function stepClasses(
  definitions: StepDefinition[],
  { library, root, note }: StepClassOptions,
): ProjectFile[] {
  const groups = Map.groupBy(definitions, ({ keyword }) => (keyword === 'Then' ? 'Expectation' : 'Action'))
  return [...groups].map(([group, some]) => {
    const homes = new Set<string>()
    const scope: CodeScope = {
      locator: (locator) => expressionOf(locatorCall(locator), scope),
      helper: (name) => {
        const home = library.get(name)?.home
        if (home) homes.add(home)
        note(name)
        return name
      },
    }
    const className = `${group}Steps`
    // A method of the name of a shared function would hide it.
    const methods = new Naming({
      style: pascalCase,
      reserved: [
        ...library.keys(),
        className,
        'Equals',
        'GetHashCode',
        'GetType',
        'ToString',
        'Finalize',
        'MemberwiseClone',
      ],
      longest: 60,
    })
    const steps = some.map((one) => stepMethod(one, methods, scope))
    const content = [
      ...(some.some(({ statement }) => statement === undefined) ? ['using NUnit.Framework;'] : []),
      'using Reqnroll;',
      `using ${root}.Support;`,
      ...[...homes].toSorted().map((home) => `using static ${root}.Support.${home};`),
      '',
      `namespace ${root}.Steps;`,
      '',
      '[Binding]',
      `public sealed class ${className}(BrowserSession session)`,
      '{',
      ...steps.flatMap((lines, at) => [...(at > 0 ? [''] : []), ...indented(lines)]),
      '}',
    ]
    return { path: `Steps/${className}.cs`, content: `${content.join('\n')}\n` }
  })
}

function stepMethod(
  { keyword, expression, parameters, statement }: StepDefinition,
  methods: Naming,
  scope: CodeScope,
) {
  const name = methods.name(expression, expression.replaceAll(/\{\w*\}/g, ' '), { fallback: 'step' })
  const given = parameters.map((one) => `${types[one.type]} ${variableName(one.name)}`)
  const head = [`[${keyword}(${stringLiteral(expression)})]`, `public void ${name}(${given.join(', ')})`]
  if (!statement) {
    const [reason] = parameters
    return [...head, '{', `    Assert.Ignore(${variableName(reason?.name ?? 'reason')});`, '}']
  }
  const table = parameters.find(({ type }) => type === 'table')
  const lines = writeStatement(statement, scope)
  const done = table ? forEachRow(variableName(table.name), variablesIn(statement), lines) : lines
  return [...head, '{', '    var driver = session.Driver;', ...indented(done), '}']
}

const forEachRow = (table: string, heads: string[], lines: string[]) => [
  `foreach (var cells in ${table}.Rows)`,
  '{',
  ...indented([
    ...heads.map((head) => `var ${variableName(head)} = cells[${stringLiteral(head)}];`),
    ...lines,
  ]),
  '}',
]

import { Naming, camelCase } from '../../identifiers.ts'
import { ClassFile, type Surroundings, indented } from '../../selenium-java/class-file.ts'
import { reservedWords, stringLiteral, variableName } from '../../selenium-java/literals.ts'
import { writeStatement } from '../../selenium-java/statements.ts'
import { folderOf } from '../../selenium-java/support-classes.ts'
import type { ProjectFile } from '../../types.ts'
import type { Parameter, StepDefinition } from '../types.ts'
import { variablesIn } from '../variables.ts'

const types: Record<Parameter['type'], string> = {
  string: 'String',
  int: 'int',
  prose: 'String',
  docString: 'String',
  table: 'DataTable',
}

/** Classes of step definitions: what scenarios are given and do, and what they expect. `note` hears what each class asks for. */
export function stepClasses(
  definitions: StepDefinition[],
  surroundings: Surroundings,
  note: (file: ClassFile) => void,
): ProjectFile[] {
  const groups = Map.groupBy(definitions, ({ keyword }) => (keyword === 'Then' ? 'Expectation' : 'Action'))
  return [...groups].map(([group, some]) => {
    const file = new ClassFile(surroundings)
    const className = `${group}Steps`
    const packageName = `${surroundings.root}.steps`
    const methods = new Naming({
      style: camelCase,
      reserved: [...reservedWords, ...surroundings.library.keys(), 'finalize', 'toString', 'clone'],
      longest: 60,
    })
    const body = [
      `public class ${className} {`,
      '  private final BrowserSession session;',
      '',
      `  public ${className}(BrowserSession session) {`,
      '    this.session = session;',
      '  }',
      ...some.flatMap((one) => ['', ...indented(stepMethod(one, methods, file))]),
      '}',
    ]
    file.import(`${surroundings.root}.support.BrowserSession`)
    note(file)
    return { path: `${folderOf(packageName)}/${className}.java`, content: file.text(packageName, body) }
  })
}

function stepMethod(
  { keyword, expression, parameters, statement }: StepDefinition,
  methods: Naming,
  file: ClassFile,
) {
  file.import(`io.cucumber.java.en.${keyword}`)
  const name = methods.name(expression, expression.replaceAll(/\{\w*\}/g, ' '), { fallback: 'step' })
  const given = parameters.map((one) => `${types[one.type]} ${variableName(one.name)}`)
  const head = [`@${keyword}(${stringLiteral(expression)})`, `public void ${name}(${given.join(', ')}) {`]
  if (!statement) {
    const [reason] = parameters
    file.import('org.opentest4j.TestAbortedException')
    return [...head, `  throw new TestAbortedException(${variableName(reason?.name ?? 'reason')});`, '}']
  }
  file.import('org.openqa.selenium.WebDriver')
  const table = parameters.find(({ type }) => type === 'table')
  const lines = writeStatement(statement, file)
  const done = table ? forEachRow(variableName(table.name), variablesIn(statement), lines, file) : lines
  return [...head, '  WebDriver driver = session.driver();', ...indented(done), '}']
}

/** Cucumber gives empty cells as null. */
function forEachRow(table: string, heads: string[], lines: string[], file: ClassFile): string[] {
  file.import('io.cucumber.datatable.DataTable', 'java.util.Map', 'java.util.Objects')
  const cells = heads.map(
    (head) =>
      `String ${variableName(head)} = Objects.requireNonNullElse(row.get(${stringLiteral(head)}), "");`,
  )
  return [`for (Map<String, String> row : ${table}.asMaps()) {`, ...indented([...cells, ...lines]), '}']
}

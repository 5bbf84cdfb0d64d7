import { Naming, snakeCase, wordsOf } from '../identifiers.ts'
import { FileScope } from '../python/file-scope.ts'
import {
  callLines,
  commentLines,
  docstring,
  markerName,
  reserved,
  stringLiteral,
  wrap,
} from '../python/literals.ts'
import { obstacleOf, writeStatement } from '../python/statements.ts'
import { unsaidPreconditions } from '../said-once.ts'
import type { Locator, ScriptCase } from '../types.ts'
import type { PageObjects } from '../page-objects.ts'
import { isLate, moduleOf } from './page-classes.ts'

/** The test functions of a file, and what the file imports for them. */
export interface TestFile {
  functions: string[]
  scope: FileScope
  imports: Set<string>
}

const indent = '    '

/** Writes cases as test functions of pytest. Without `pages`, elements are named where they are used. */
export function writeTests(cases: ScriptCase[], pages: PageObjects | undefined): TestFile {
  const scope = new FileScope()
  const imports = new Set(['pytest', 'selenium.webdriver.remote.webdriver:WebDriver'])
  const naming = new Naming({ style: snakeCase, reserved, longest: 40 })
  const functions = cases.map((one) => {
    const name = naming.name(one.id, `test ${one.id} ${one.title}`, { fallback: 'test case' })
    const body = writeBody(one, scopeOf(scope, imports, pages))
    return [
      ...decorators(one),
      `def ${name}(driver: WebDriver) -> None:`,
      ...docstring(description(one), indent),
      ...body.map((line) => line && indent + line),
    ].join('\n')
  })
  return { functions, scope, imports }
}

/** The addresses that a case opens tell on which page its elements are. */
function scopeOf(scope: FileScope, imports: Set<string>, pages: PageObjects | undefined) {
  return (path: string) => ({
    helper: scope.helper,
    locator: (locator: Locator): string => {
      if (!pages || isLate(locator)) return scope.locator(locator)
      const { className } = pages.page(path)
      imports.add(`pages.${moduleOf(className)}:${className}`)
      return `${className}.${pages.member(path, locator)}`
    },
  })
}

function writeBody(one: ScriptCase, at: ReturnType<typeof scopeOf>): string[] {
  const runs = obstaclesOf(one).length === 0
  let path = '/'
  return one.steps.flatMap(({ action, expected, actions, expectations }, position) => {
    const lines = [...actions, ...expectations].flatMap((statement) => {
      if (statement.kind === 'open' && typeof statement.url === 'string') path = statement.url
      return obstacleOf(statement) ? [] : writeStatement(statement, at(path))
    })
    if (runs) return lines
    const prose = [action && `${position + 1}. ${action}`, expected && `Expected: ${expected}`]
    return [...prose.flatMap((line) => commentLines(line)), ...lines]
  })
}

/** Why a case is for a person to do; empty when it runs by itself. */
export function obstaclesOf({ obstacles, steps }: ScriptCase): string[] {
  const own = steps.flatMap(({ actions, expectations }) =>
    [...actions, ...expectations].flatMap((statement) => obstacleOf(statement) ?? []),
  )
  return [...new Set([...obstacles, ...own])]
}

function decorators(one: ScriptCase): string[] {
  const obstacles = obstaclesOf(one)
  return [
    ...(obstacles.length === 0
      ? []
      : callLines('@pytest.mark.skip', [`reason=${stringLiteral(obstacles.join(' '))}`])),
    ...callLines('@pytest.mark.case', [stringLiteral(one.id)]),
    ...(one.requirement === undefined
      ? []
      : callLines('@pytest.mark.requirement', [stringLiteral(one.requirement)])),
    ...[...markersOf(one).keys()].map((marker) => `@pytest.mark.${marker}`),
  ]
}

function description(one: ScriptCase): string[] {
  const { id, title } = one
  const [first = id, ...rest] = wrap(`${id}: ${title}`, 80)
  const before = unsaidPreconditions(one).flatMap((text) => wrap(`Before: ${text}`, 84))
  const more = [...rest, ...(before.length > 0 ? ['', ...before] : [])]
  return more.length > 0 ? [first, ...more] : [first]
}

// Markers that pytest gives a meaning of its own.
const taken = new Set(
  'skip skipif xfail parametrize usefixtures filterwarnings tryfirst trylast case requirement'.split(' '),
)

/** The markers of a case, with the tags that they stand for. Its requirement has a marker of its own. */
export function markersOf({ tags, requirement }: ScriptCase): Map<string, string> {
  const markers = tags
    .filter((tag) => tag !== requirement && wordsOf(tag).length > 0)
    .map((tag): [string, string] => {
      const name = markerName(tag)
      return [taken.has(name) || reserved.includes(name) ? `${name}_cases` : name, tag]
    })
  return new Map(markers)
}

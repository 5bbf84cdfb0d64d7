import type { StatementWriter } from '../framework.ts'
import { callOf } from '../webdriver/calls.ts'
import { argumentsOf } from './expressions.ts'

const longest = 96

const native: Record<string, string> = {
  reload: 'driver.navigate().refresh();',
  goBack: 'driver.navigate().back();',
}

/** A statement in Java, as lines without indentation; broken as by google-java-format when it is long. */
export const writeStatement: StatementWriter = (statement, scope) => {
  const call = callOf(statement)
  const known = native[call.name]
  if (known !== undefined) return [known]
  return brokenCall(scope.helper(call.name), argumentsOf(call, scope), ';')
}

/** A call on one line, with its arguments on the next one, or each on a line of its own. */
export function brokenCall(name: string, args: string[], end: string): string[] {
  const line = `${name}(${args.join(', ')})${end}`
  if (line.length <= longest) return [line]
  const second = `    ${args.join(', ')})${end}`
  if (second.length <= longest) return [`${name}(`, second]
  return [`${name}(`, ...args.map((arg, at) => `    ${arg}${at < args.length - 1 ? ',' : `)${end}`}`)]
}

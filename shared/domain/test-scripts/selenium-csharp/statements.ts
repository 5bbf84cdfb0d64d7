import { capital } from '../../english/capital.ts'
import type { CodeScope, StatementWriter } from '../framework.ts'
import { type Argument, type Call, callOf } from '../webdriver/calls.ts'
import { textExpression, wholeExpression } from './literals.ts'

const longest = 100

const native: Record<string, string> = {
  reload: 'driver.Navigate().Refresh();',
  goBack: 'driver.Navigate().Back();',
}

/** A statement in C#, as lines without indentation: shared functions on the browser are extensions of its driver. */
export const writeStatement: StatementWriter = (statement, scope) => {
  const call = callOf(statement)
  const known = native[call.name]
  if (known !== undefined) return [known]
  const name = scope.helper(capital(call.name))
  const args = call.args.map((argument) => expressionOf(argument, scope))
  const line = `driver.${name}(${args.join(', ')});`
  if (line.length <= longest) return [line]
  return [`driver.${name}(`, ...args.map((arg, at) => `    ${arg}${at < args.length - 1 ? ',' : ');'}`)]
}

/** What a shared function is given, as an expression of C#. */
export function expressionOf(argument: Argument | Call, scope: CodeScope): string {
  if ('text' in argument) return textExpression(argument.text, scope.helper)
  if ('whole' in argument) return wholeExpression(argument.whole)
  if ('locator' in argument) return scope.locator(argument.locator)
  const args = argument.args.map((inner) => expressionOf(inner, scope))
  return `${scope.helper(capital(argument.name))}(${args.join(', ')})`
}

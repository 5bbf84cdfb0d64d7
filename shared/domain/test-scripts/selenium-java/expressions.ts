import type { CodeScope } from '../framework.ts'
import type { Argument, Call } from '../webdriver/calls.ts'
import { textExpression, wholeExpression } from './literals.ts'

/** What a shared function is given, as an expression of Java. */
export function expressionOf(argument: Argument, scope: CodeScope): string {
  if ('text' in argument) return textExpression(argument.text, scope.helper)
  if ('whole' in argument) return wholeExpression(argument.whole)
  if ('locator' in argument) return scope.locator(argument.locator)
  return `${scope.helper(argument.name)}(${argumentsOf(argument, scope).join(', ')})`
}

export function argumentsOf({ driver, args }: Call, scope: CodeScope): string[] {
  return [...(driver ? ['driver'] : []), ...args.map((argument) => expressionOf(argument, scope))]
}

import type { Locator, Statement } from './types.ts'

/** The locators of a statement, without those of their places. */
export function locatorsIn(statement: Statement): Locator[] {
  return [
    ...('on' in statement && statement.on ? [statement.on] : []),
    ...('beside' in statement && statement.beside ? [statement.beside] : []),
    ...('row' in statement ? [statement.row] : []),
  ]
}

/** The statement with other locators; places are reached by `change` itself. */
export function withLocators(statement: Statement, change: (locator: Locator) => Locator): Statement {
  return {
    ...statement,
    ...('on' in statement && statement.on ? { on: change(statement.on) } : {}),
    ...('beside' in statement && statement.beside ? { beside: change(statement.beside) } : {}),
    ...('row' in statement ? { row: change(statement.row) } : {}),
  } as Statement
}

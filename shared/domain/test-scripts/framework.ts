import { textParts } from './text-parts.ts'
import type { Locator, ProjectFile, ScriptProject, Statement, Text } from './types.ts'

/** A framework of browser tests as a target of script projects; what it is called stands in `catalog.ts`. */
export interface Framework {
  /** A whole project, ready to be installed and run. The same input always gives the same files. */
  write: (project: ScriptProject) => ProjectFile[]
}

/** Where code is written: what names elements there, and which shared functions it may call. */
export interface CodeScope {
  /** The expression that stands for an element: a locator, or a property of a page object. */
  locator: (locator: Locator) => string
  /** Notes that a shared function is needed, so that it is imported or put into the file; answers the name to call it by. */
  helper: (name: string) => string
}

/** How a framework says one statement: lines of code without indentation. */
export type StatementWriter = (statement: Statement, scope: CodeScope) => string[]

/** Whether a text has parts that are known only when the test runs: dates of the day, secrets of the environment. */
export function isComputed(text: Text): boolean {
  return typeof text === 'string' && textParts(text).some((part) => typeof part !== 'string')
}

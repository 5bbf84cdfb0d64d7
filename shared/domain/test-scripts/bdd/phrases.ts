import type { Action, Statement } from '../types.ts'
import { ofAction } from './action-phrases.ts'
import { ofExpectation } from './expectation-phrases.ts'
import type { Phrase } from './types.ts'

/**
 * The words of a statement in a scenario, and the definition that does it. One statement has one wording, so equal statements share a
 * definition, and no two definitions match the same step: they differ in their words, and a value in quotes cannot be taken for words.
 */
export function phraseOf(statement: Statement): Phrase {
  const phrase = isAction(statement) ? ofAction(statement) : ofExpectation(statement)
  return { ...phrase, original: statement }
}

const actionKinds = new Set<string>([
  'open',
  'reload',
  'go_back',
  'click',
  'double_click',
  'right_click',
  'hover',
  'clear',
  'check',
  'uncheck',
  'scroll_to',
  'fill',
  'select',
  'press',
  'submit',
  'wait_for',
  'resize',
] satisfies Action['kind'][])

export const isAction = (statement: Statement): statement is Action => actionKinds.has(statement.kind)

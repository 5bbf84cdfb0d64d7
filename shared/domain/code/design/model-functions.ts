import { requirementAt } from '../reading/code-requirements.ts'
import type { CodeFunction } from '../reading/functions.ts'
import type { ModelFunction } from './model.ts'

/** Functions of the code with the requirement that each of their rules and enumerations was read as. */
export function modelFunctions(
  functions: CodeFunction[],
  read: Parameters<typeof requirementAt>[0],
): ModelFunction[] {
  return functions.map((code) => ({
    code,
    ruleOrigins: code.rules.map((rule) => requirementAt(read, rule)),
    valueOrigins: new Map(
      code.inputs.flatMap(({ name, valuesAt }) => (valuesAt ? [[name, requirementAt(read, valuesAt)]] : [])),
    ),
  }))
}

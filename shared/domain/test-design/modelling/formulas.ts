import { labelKey } from '../../requirements/facts/labels.ts'
import type { FormulaInput } from '../../requirements/facts/formulas/formula-fact.ts'
import type { ReadSentence } from '../../requirements/index.ts'
import type { Formula, Parameter, Screen } from '../model.ts'

/** Amounts that the text defines by a rule, each with the inputs of the form that it takes. */
export function buildFormulas(
  sentences: ReadSentence[],
  screenOf: (sentence: ReadSentence) => Screen | undefined,
): Formula[] {
  const formulas: Formula[] = []
  for (const sentence of sentences) {
    for (const fact of sentence.facts) {
      if (fact.kind !== 'formula' || sentence.requirementId === undefined) continue
      const { kind: _, inputs, ...rest } = fact
      const screen = screenOf(sentence)
      const bound = inputs.map((input) => withParameter(input, screen?.parameters ?? []))
      const basis =
        fact.shared !== undefined || fact.nothing
          ? formulas.findLast(({ result, shared }) => result === fact.result && shared === undefined)
          : undefined
      const held = bound.some(({ parameter }) => parameter !== undefined)
      formulas.push({
        ...rest,
        id: `F${formulas.length + 1}`,
        requirementId: sentence.requirementId,
        inputs: bound,
        ...(basis ? { basedOn: basis.requirementId } : {}),
        ...(held && screen ? { screen } : {}),
      })
    }
  }
  return formulas
}

/** "distance" in "km" is an input called "Distance", "Km" or "Distance (km)"; "number of nights" one called "Nights". */
function withParameter(input: FormulaInput, parameters: Parameter[]): Formula['inputs'][number] {
  const names = [input.name, input.unit ?? '', input.name.replace(/^number of /, '')].filter(
    (name) => name !== '',
  )
  const keys = new Set(names.map(labelKey))
  const parameter = parameters.find(({ label }) => keys.has(labelKey(label.replace(/\s*\([^()]*\)$/, ''))))
  return parameter ? { ...input, parameter } : input
}

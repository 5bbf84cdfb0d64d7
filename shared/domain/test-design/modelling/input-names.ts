import { labelKey } from '../../requirements/facts/labels.ts'
import type { Parameter, Screen } from '../model.ts'
import { ofOnlyKind } from './kind-targets.ts'
import { LabelIndex } from './label-index.ts'

/** Finds an input of a screen by a name of the text: its label, a longer or shorter form of it, or the only label that ends like it. */
export function inputNamed({ parameters }: Pick<Screen, 'parameters'>, name: string): Parameter | undefined {
  const index = new LabelIndex()
  for (const parameter of parameters) index.add(parameter)
  return index.alike(name) ?? onlyEnding(parameters, name)
}

/** The only input whose label of several words ends with the name: "the amount" for "Withdrawal amount". */
export function onlyEnding(parameters: Parameter[], name: string): Parameter | undefined {
  const key = labelKey(name)
  const ending = parameters.filter(
    ({ label }) => label.includes(' ') && key.length > 3 && labelKey(label).endsWith(key),
  )
  return ending.length === 1 ? ending[0] : undefined
}

/** The input that an error condition means where it names none word for word. */
export function inputMeant(
  { parameters, index }: { parameters: Parameter[]; index: LabelIndex },
  label: string,
): Parameter | undefined {
  return index.alike(label) ?? ofOnlyKind(parameters, label)[0] ?? onlyEnding(parameters, label)
}

import { labelKey } from '../../requirements/facts/labels.ts'
import type { Parameter, Screen } from '../model.ts'
import { LabelIndex } from './label-index.ts'

/** Finds an input of a screen by a name of the text: its label, a longer or shorter form of it, or the only label that ends like it. */
export function inputNamed({ parameters }: Pick<Screen, 'parameters'>, name: string): Parameter | undefined {
  const index = new LabelIndex()
  for (const parameter of parameters) index.add(parameter)
  const alike = index.alike(name)
  if (alike) return alike
  const key = labelKey(name)
  const ending = parameters.filter(
    ({ label }) => label.includes(' ') && key.length > 3 && labelKey(label).endsWith(key),
  )
  return ending.length === 1 ? ending[0] : undefined
}

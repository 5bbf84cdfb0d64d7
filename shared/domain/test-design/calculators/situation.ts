import type { CalculatorAction, CalculatorShows, Technique } from '../model.ts'

/** Something that a case does and shows, with the sentence that it tests. */
export interface Situation {
  requirementId: string
  shows: CalculatorShows
  name: string
  technique: Technique
  actions: CalculatorAction[]
  valid: boolean
}

/** "Destination Europe, Weight in kg 2.01, with Express delivery". */
export function spoken(
  values: ReadonlyMap<string, string>,
  wanted: (label: string) => boolean = () => true,
): string {
  return [...values]
    .filter(([label]) => wanted(label))
    .map(([label, value]) =>
      value === 'checked'
        ? `with ${label}`
        : value === 'unchecked'
          ? `without ${label}`
          : `${label} ${value}`,
    )
    .join(', ')
}

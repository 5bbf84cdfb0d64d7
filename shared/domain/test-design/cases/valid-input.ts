import type { Screen } from '../model.ts'

/** What the text leaves open where it states no outcome of valid input: 'valid input on the booking form', 'valid input in "Start a session"'. */
export function validInput({ name }: Screen): string {
  return /\b(?:page|form|screen|dialog|window)$/i.test(name)
    ? `valid input on the ${name}`
    : `valid input in "${name}"`
}

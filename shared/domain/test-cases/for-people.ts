import type { Basis } from './schema.ts'

/** Why no hosted run takes a case of the two lower tiers. */
export const forPeople: Record<'designed' | 'outline', string> = {
  designed: 'It is a test idea: its steps name what to try and no control of a page.',
  outline: 'It is an outline for a person to complete.',
}

/** Whether a case is a test idea or an outline. */
export const isForPeople = ({ basis }: { basis?: Basis | null | undefined }): boolean =>
  basis === 'designed' || basis === 'outline'

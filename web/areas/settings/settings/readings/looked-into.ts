import type { Stretch } from '../../../../parts/reading/marks.ts'

/** A sentence that is looked into, in the text that it is read in. */
export interface LookedInto {
  text: string
  place: Stretch
}

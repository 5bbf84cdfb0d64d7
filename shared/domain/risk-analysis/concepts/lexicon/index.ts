import { data } from './data.ts'
import { deeds } from './deeds.ts'
import { harm } from './harm.ts'
import { inter } from './interface.ts'
import { more } from './people.ts'
import { rights } from './rights.ts'
import { running } from './running.ts'
import { security } from './security.ts'
import { weak } from './weak.ts'

/** What texts can speak of, each with the words that it is spoken of in (the notation is in the README). */
export const lexicon = {
  ...data,
  ...deeds,
  ...security,
  ...running,
  ...harm,
  ...inter,
  ...rights,
  ...more,
  ...weak,
}

export type Concept = keyof typeof lexicon

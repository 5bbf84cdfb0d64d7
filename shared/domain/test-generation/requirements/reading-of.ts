import type { RequirementModel } from '../../requirement-model/index.ts'
import { blanked } from '../../requirement-reading/blanked.ts'
import type { Sentence } from '../../requirement-reading/sentence.ts'
import type { PreparedText } from './prepare-text.ts'
import { readOnce } from './read-once.ts'

export interface TextReading {
  sentences: Sentence[]
  model: RequirementModel
}

/** What the prose of a text says by the grammar. */
export function readingOf({ prose, gone }: PreparedText): TextReading {
  const { sentences, model } = readOnce(gone.length === 0 ? prose : blanked(prose, gone))
  return { sentences, model }
}

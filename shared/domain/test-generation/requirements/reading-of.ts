import type { PageInventory } from '../../page-inventory/schema.ts'
import { fieldNamesOf } from '../../page-reading/page-fields.ts'
import type { RequirementModel } from '../../requirement-model/index.ts'
import { blanked } from '../../requirement-reading/blanked.ts'
import { readRequirements } from '../../requirement-reading/read.ts'
import type { Sentence } from '../../requirement-reading/sentence.ts'
import type { PreparedText } from './prepare-text.ts'
import { readOnce } from './read-once.ts'

export interface TextReading {
  sentences: Sentence[]
  model: RequirementModel
}

/** What the prose of a text says by the grammar; the fields of `pages` are known as such. */
export function readingOf({ prose, gone }: PreparedText, pages: readonly PageInventory[] = []): TextReading {
  const text = gone.length === 0 ? prose : blanked(prose, gone)
  const { sentences, model } =
    pages.length === 0 ? readOnce(text) : readRequirements(text, fieldNamesOf(pages))
  return { sentences, model }
}

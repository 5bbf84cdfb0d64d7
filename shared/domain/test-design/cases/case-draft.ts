import type { Draft, Open } from '../../test-cases/draft.ts'
import type { Item } from '../model.ts'

/** A designed case before filters, titles and formats: literal steps, what it claims, what it must show. */
export type CaseDraft = Draft<Item>

/** An item for which no literal could be written, with the reason. */
export type Undesigned = Open<Item>

import type { Sentence } from '../../requirement-reading/requirement-schema.ts'
import type { ApiPart } from './parts.ts'
import type { ApiDocument } from './types.ts'

/** A part of an API description, all of whose parts share `document`; without `part` it says why nothing was read. */
export interface ApiFact {
  kind: 'api'
  document: ApiDocument
  part?: ApiPart
}

/** A sentence with what was read of it; of all its facts only those about interfaces matter here. */
export interface WithFacts extends Sentence {
  facts: readonly { kind: string }[]
}

/** A sentence of a description. */
export interface ApiSentence extends Sentence {
  facts: ApiFact[]
}

export const isApi = (fact: { kind: string }): fact is ApiFact => fact.kind === 'api'

import type { Draft, Section } from '../types.ts'

/** How a draft becomes a text. With `cites` every statement shows the numbers of its sources, and the document lists them. */
export interface Rendering {
  section: (section: Section, cites: boolean) => string
  document: (draft: Draft, cites: boolean) => string
}

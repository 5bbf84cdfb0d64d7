import type { Id, Span } from '../../requirement-model/index.ts'

/** What a text leaves open, so that no case can say what is right. */
export interface Gap {
  reason: string
  from: Span[]
  rule?: Id
}

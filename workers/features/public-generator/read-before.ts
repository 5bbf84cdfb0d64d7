import type { SessionSnapshot } from '../../../durable-objects/public-session/public-session.ts'
import type { Correction } from '../../../shared/domain/marking/corrections.ts'
import type { PageInventory } from '../../../shared/domain/page-inventory/schema.ts'
import type { Answer } from '../../../shared/domain/test-generation/answers/schema.ts'

/** A session as a run works on it: with the pages that its text is about. */
export type SessionOfRun = SessionSnapshot & { pages?: readonly PageInventory[] }

interface ReadBefore {
  corrections?: Correction[]
  answers?: Answer[]
  pages?: readonly PageInventory[]
}

/** How the text of a session was read: what its visitors corrected and answered, and its pages. */
export const readBefore = ({ corrections, answers, pages = [] }: SessionOfRun): ReadBefore => ({
  ...(corrections && { corrections }),
  ...(answers && { answers }),
  ...(pages.length > 0 && { pages }),
})

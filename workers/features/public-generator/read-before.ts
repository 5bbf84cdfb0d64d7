import type { SessionSnapshot } from '../../../durable-objects/public-session/public-session.ts'
import type { Correction } from '../../../shared/domain/marking/corrections.ts'
import type { Answer } from '../../../shared/domain/test-generation/answers/schema.ts'
import type { Reading } from '../../../shared/domain/test-generation/readings/reading.ts'

/** How the text of a session was read: what a model said of it, which is asked no more, and what its visitors corrected and answered. */
export const readBefore = ({
  reading,
  corrections,
  answers,
}: SessionSnapshot): { reading?: Reading; corrections?: Correction[]; answers?: Answer[] } => ({
  ...(reading ? { reading: reading as Reading } : {}),
  ...(corrections && { corrections }),
  ...(answers && { answers }),
})

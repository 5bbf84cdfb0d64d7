import { type Looked, lookWords, lookedIn } from '../../../parts/run/report/look.ts'

/** The case and the step that stand behind the `#`. */
export const lookedAt = (hash: string): Looked => lookedIn(new URLSearchParams(hash.replace(/^#/, '')))

/** What stands behind the `#` for a case and a step. */
export const lookHash = (looked: Looked): string => `#${new URLSearchParams(lookWords(looked))}`

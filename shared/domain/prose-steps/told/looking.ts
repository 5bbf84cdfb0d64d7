import type { ActionReader } from './readers.ts'

/** Looking, counting, waiting a moment: nothing is done. */
export const readLooking: ActionReader = () => undefined

import type { ActionReader } from './actions.ts'

/** Looking, counting, waiting a moment: nothing is done. */
export const readLooking: ActionReader = () => undefined

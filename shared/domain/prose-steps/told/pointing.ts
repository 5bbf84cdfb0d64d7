import type { ActionReader } from './actions.ts'

/** Pointing: clicks, opens, closes, drags what a phrase names. */
export const readPointing: ActionReader = () => undefined

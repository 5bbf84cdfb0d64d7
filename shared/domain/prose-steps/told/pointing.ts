import type { ActionReader } from './readers.ts'

/** Pointing: clicks, opens, closes, drags what a phrase names. */
export const readPointing: ActionReader = () => undefined

import { ask } from '../../../client/call.ts'

/** A file of the evidence. Throws a `Refusal`. */
export const readJson = async (url: string): Promise<unknown> => (await ask(url)).json()

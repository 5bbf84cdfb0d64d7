import type { NotExtracted, RefusalCode } from './types.ts'

/** A file that is refused for a reason its owner can act on. Never leaves the Worker: it becomes a returned result. */
export class Refusal extends Error {
  readonly code: RefusalCode

  constructor(code: RefusalCode, message: string) {
    super(message)
    this.name = 'Refusal'
    this.code = code
  }
}

export const malformed = (message: string) => new Refusal('malformed', message)
export const encrypted = () =>
  new Refusal('encrypted', 'The file is protected by a password. Remove the protection and upload it again.')
export const tooLarge = (message: string) => new Refusal('too_large', message)
export const isEmpty = (message: string) => new Refusal('empty', message)

// What a parser says about a hostile file is no help to its owner and may quote the file.
const unreadable = () =>
  malformed('The file is damaged and cannot be read. Save it again and upload the new copy.')

/** What `read` gives, or why the file is refused: nothing is thrown for a bad file. */
export async function orRefusal<T>(read: () => Promise<T>): Promise<T | NotExtracted> {
  try {
    return await read()
  } catch (error) {
    const { code, message } = error instanceof Refusal ? error : unreadable()
    return { ok: false, code, message }
  }
}

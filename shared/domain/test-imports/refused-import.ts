/** Raised for a file of which nothing can be read; the message says what to do. */
export class RefusedImport extends Error {
  readonly code: 'unsupported' | 'malformed' | 'empty' | 'too_large'

  constructor(code: RefusedImport['code'], message: string) {
    super(message)
    this.name = 'RefusedImport'
    this.code = code
  }
}

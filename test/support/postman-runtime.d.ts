/** The part of the library that the tests use; it comes without types. */
declare module 'postman-runtime' {
  import type { Collection, Item, Response } from 'postman-collection'

  interface Assertion {
    name: string
    passed: boolean
    error?: { message: string } | null
  }
  interface Handlers {
    response: (
      error: Error | null,
      cursor: unknown,
      response: Response | undefined,
      request: unknown,
      item: Item,
    ) => void
    assertion: (cursor: unknown, assertions: Assertion[]) => void
    exception: (cursor: unknown, error: Error) => void
    done: (error: Error | null) => void
  }
  interface Run {
    start: (handlers: Partial<Handlers>) => void
  }
  export class Runner {
    run(
      collection: Collection,
      options: { timeout?: { global?: number; request?: number } },
      started: (error: Error | null, run: Run) => void,
    ): void
  }
}

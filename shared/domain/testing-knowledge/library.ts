import { type Library, newLibrary } from './new-library.ts'

let known: Promise<Library> | undefined

/** All articles with their index: read and made when somebody first asks, so that a start does not pay for them. */
export const library = (): Promise<Library> =>
  (known ??= import('./articles/index.ts').then(({ articles }) => newLibrary(articles)))

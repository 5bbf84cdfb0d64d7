/** One thing wrong with a request: `path` in dot notation (`payload.website`), empty for the whole body. */
export interface Problem {
  path: string
  message: string
}

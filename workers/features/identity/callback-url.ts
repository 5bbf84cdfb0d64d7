import { ownPath } from '../../../shared/domain/targets/own-path.ts'

/** Where a browser goes after signing in: the path that was asked for when it is of our own origin, else `/`. */
export const callbackPath = (callbackUrl: string | undefined, origin: string): string =>
  ownPath(callbackUrl, origin) ?? '/'

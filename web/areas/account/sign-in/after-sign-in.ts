import { ownPath } from '../../../../shared/domain/targets/own-path.ts'

/** Where to go after signing in: the page that `callbackUrl` asks for when it is ours, else `home`. What stands behind the `#` goes along. */
export function afterSignIn(
  { search, hash, origin }: Pick<Location, 'search' | 'hash' | 'origin'>,
  home = '/projects',
): string {
  const path = ownPath(new URLSearchParams(search).get('callbackUrl'), origin)
  if (path === null) return home
  return path.includes('#') ? path : path + hash
}

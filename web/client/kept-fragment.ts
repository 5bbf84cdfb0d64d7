const key = 'tracewright.fragment'

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
type Place = Pick<Location, 'pathname' | 'search' | 'hash'>

interface Kept {
  path: string
  hash: string
}

/**
 * Keeps what stands behind the `#` of an address in this tab, while the browser is away to sign in at another issuer: it may open something, so neither the issuer nor
 * a server may see it on the way. Nothing behind the `#` forgets nothing that was kept for the same address.
 */
export function keepFragment(store: Store, { path, hash }: Kept): void {
  if (hash === '' && keptIn(store)?.path === path) return
  if (hash === '') store.removeItem(key)
  else store.setItem(key, JSON.stringify({ path, hash }))
}

/** What was kept for this address, once; empty where it has something behind its `#` already. */
export function takeFragment(store: Store, { pathname, search, hash }: Place): string {
  const kept = keptIn(store)
  if (!kept || hash !== '' || kept.path !== pathname + search) return ''
  store.removeItem(key)
  return kept.hash
}

function keptIn(store: Store): Kept | null {
  try {
    const { path, hash } = JSON.parse(store.getItem(key) ?? 'null') as Record<string, unknown>
    return typeof path === 'string' && typeof hash === 'string' && hash.startsWith('#')
      ? { path, hash }
      : null
  } catch {
    return null
  }
}

/** The browser came back from another issuer: the address is whole again. */
export function restoreFragment(): void {
  try {
    const hash = takeFragment(sessionStorage, location)
    if (hash) history.replaceState(history.state, '', location.pathname + location.search + hash)
  } catch {
    // A browser that keeps nothing for us has kept nothing.
  }
}

import { useLocation, useRoute } from 'preact-iso'

export type Query = Readonly<Record<string, string>>

const read = (): Query => Object.fromEntries(new URLSearchParams(location.search))

/** What the query of the address asks for. It stands there, so that a link and a reload show the same. */
export function useQuery(): { query: Query; ask: (changed: Query) => void } {
  // That of the route stays while the next page is loaded, when the address is already another.
  const { query } = useRoute()
  const { route } = useLocation()
  function ask(changed: Query) {
    const next = Object.entries({ ...read(), ...changed }).filter(([, text]) => text)
    const text = new URLSearchParams(next).toString()
    route(location.pathname + (text && `?${text}`) + location.hash, true)
  }
  return { query, ask }
}

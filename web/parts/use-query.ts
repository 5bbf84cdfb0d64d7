import { useSignal } from '@preact/signals'

export type Query = Readonly<Record<string, string>>

const read = (): Query => Object.fromEntries(new URLSearchParams(location.search))

/** What the query of the address asks for. It stands there, so that a link and a reload show the same. */
export function useQuery(): { query: Query; ask: (changed: Query) => void } {
  const query = useSignal(read())
  function ask(changed: Query) {
    const next = Object.fromEntries(
      Object.entries({ ...query.peek(), ...changed }).filter(([, text]) => text),
    )
    query.value = next
    const text = new URLSearchParams(next).toString()
    history.replaceState(history.state, '', location.pathname + (text && `?${text}`) + location.hash)
  }
  return { query: query.value, ask }
}

import { type HostPolicy, refusalOf } from '../judge-host.ts'

/** Reads an address as the page would, and gives it back as it was judged, so that an object cannot tell another one later; undefined when it is refused. */
export type Judge = (address: unknown) => string | undefined

/** Throws for what is no address. */
export function createJudge(policy: HostPolicy): Judge {
  const { apply, getOwnPropertyDescriptor } = Reflect
  const NativeURL = URL
  const toText = String
  const reader = (name: string) => getOwnPropertyDescriptor(URL.prototype, name)?.get as () => string
  const hostOf = reader('hostname')
  const portOf = reader('port')
  const hrefOf = reader('href')
  const { document: page, location: place } = globalThis as { document?: Document; location: Location }
  const baseOf = page && (getOwnPropertyDescriptor(Node.prototype, 'baseURI')?.get as () => string)
  return (address) => {
    const base = page && baseOf ? (apply(baseOf, page, []) as string) : place.href
    const url = new NativeURL(toText(address), base)
    const host = apply(hostOf, url, []) as string
    const port = apply(portOf, url, []) as string
    return refusalOf({ host, port }, policy) === undefined ? (apply(hrefOf, url, []) as string) : undefined
  }
}

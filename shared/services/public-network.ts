/** How a request leaves. */
export type Fetching = (address: string, init: RequestInit) => Promise<Response>

/**
 * The way to an address that somebody else than the operator names. `publicNetwork` reaches public addresses alone, whatever a name leads to; where there is none, the
 * network of the platform has no private side.
 */
export const fetchingBy =
  (
    publicNetwork: Pick<Fetcher, 'fetch'> | undefined,
    { allowPrivate }: { allowPrivate: boolean },
  ): Fetching =>
  (address, init) =>
    publicNetwork && !allowPrivate
      ? publicNetwork.fetch(address, init as RequestInit<RequestInitCfProperties>)
      : fetch(address, init)

import { fnv1a } from '../../basics/fnv.ts'

/** A number of 32 bits of which every bit depends on every sign of the seed (the finalizer of MurmurHash3 over FNV-1a). */
export function mixed(seed: string): number {
  let hash = fnv1a(seed)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** The items in an order that the seed alone decides (Fisher-Yates), each order as likely as any other. */
export function shuffled<Item>(items: readonly Item[], seed: string): Item[] {
  const order = [...items]
  for (let at = order.length - 1; at > 0; at--) {
    const other = mixed(`${seed}|${at}`) % (at + 1)
    const [here, there] = [order[at] as Item, order[other] as Item]
    order[at] = there
    order[other] = here
  }
  return order
}

/** Gives the same idempotency key as long as the same is sent, so that a second try after a broken connection makes nothing twice. `renew` when it was made. */
export function repeatKeys(newKey: () => string = () => crypto.randomUUID()) {
  let last: { body: string; key: string } | null = null
  return {
    keyFor(body: unknown): string {
      const text = JSON.stringify(body)
      if (last?.body !== text) last = { body: text, key: newKey() }
      return last.key
    },
    renew: () => (last = null),
  }
}

import { logError } from '../../shared/services/log.ts'

/** When what could not be sent is tried again, in milliseconds. */
export const againMs = 60_000

/** Sends what is due. What cannot be sent keeps nothing else from it. Returns whether all was. */
export async function allSent(websiteId: string, orders: readonly (() => Promise<void>)[]): Promise<boolean> {
  let isSent = true
  for (const send of orders)
    await send().catch((error: unknown) => {
      logError({ kind: 'analytics.order', websiteId, error })
      isSent = false
    })
  return isSent
}

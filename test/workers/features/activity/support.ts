import { umamiSend } from '../../../../workers/features/analytics/umami-send.route.ts'
import { browserAgent } from '../../../support/browser-agent.ts'
import { send } from '../../../support/client.ts'

/** Sends a hit as Umami's tracker does, and returns the session that the answer names. */
export async function hit(website: string, type: string, payload: object): Promise<string> {
  const body = JSON.stringify({ type, payload: { website, hostname: 'shop.example', ...payload } })
  const headers = { 'content-type': 'application/json', 'user-agent': browserAgent }
  const response = await send(umamiSend, {}, { body, headers })
  return (await response.json<{ sessionId: string }>()).sessionId
}

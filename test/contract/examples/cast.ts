import type { Transport } from '../../support/client.ts'

/** Who and what takes part in the story, beside the API itself. */
export interface Cast {
  /** Part of every name that must be free. */
  run: string
  /** A deployment that asks for a mailed code before it lists sessions. */
  verified: Transport
  /** The secret behind the newest link that was mailed to an address. */
  mailedTo: (address: string) => Promise<string>
  /** Plays a queued run to its end, as the browser's Worker does. */
  finishRun: (executionId: string) => Promise<void>
}

export const password = 'correct horse battery staple'

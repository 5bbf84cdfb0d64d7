/** A queue message as it travels. Consumers understand this version and the one before. */
export interface JobMessage {
  job: string
  version: number
  /** Makes a repeated delivery recognisable. */
  messageId: string
  payload: unknown
}

/** `webhooks` waits for servers of strangers, so nothing else stands behind it. */
export type QueueName = 'jobs' | 'runs' | 'webhooks'

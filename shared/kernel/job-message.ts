/** A queue message as it travels. Consumers understand this version and the one before. */
export interface JobMessage {
  job: string
  version: number
  /** Makes a repeated delivery recognisable. */
  messageId: string
  payload: unknown
}

/** `webhooks` and `crawls` wait for servers of strangers and `documents` for readers of files, so nothing else stands behind them. */
export type QueueName = 'jobs' | 'runs' | 'webhooks' | 'documents' | 'crawls'

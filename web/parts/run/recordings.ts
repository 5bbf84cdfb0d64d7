/** One request, as a row of a table. */
export interface Exchange {
  method: string
  url: string
  status: number
  type: string
  sizeBytes: number
  timeMs: number
}

export interface Message {
  at: string
  level: string
  text: string
  url: string
}

interface HarFile {
  log?: {
    entries?: {
      request?: { method?: string; url?: string }
      response?: { status?: number; content?: { mimeType?: string; size?: number } }
      time?: number
    }[]
  }
}

/** The requests of a HAR file (HTTP Archive 1.2). What is not there counts as nothing. */
export const exchangesOf = (file: unknown): Exchange[] =>
  ((file as HarFile | null)?.log?.entries ?? []).map(({ request, response, time }) => ({
    method: request?.method ?? '',
    url: request?.url ?? '',
    status: response?.status ?? 0,
    type: (response?.content?.mimeType ?? '').split(';')[0] ?? '',
    sizeBytes: Math.max(0, response?.content?.size ?? 0),
    timeMs: Math.max(0, Math.round(time ?? 0)),
  }))

interface ConsoleFile {
  entries?: Partial<Message>[]
}

export const messagesOf = (file: unknown): Message[] =>
  ((file as ConsoleFile | null)?.entries ?? []).map(({ at = '', level = 'info', text = '', url = '' }) => ({
    at,
    level,
    text,
    url,
  }))

/** Bytes in the unit that people would choose. */
export function size(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`
  return bytes < 1_000_000 ? `${(bytes / 1000).toFixed(1)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`
}

import { signal } from '@preact/signals'

const place = (sessionId: string) => `tracewright.message.${sessionId}`

/** A message that was typed but not sent, by session; it outlives a look at another tab and a reload. */
export function keptMessage(sessionId: string): string {
  try {
    return localStorage.getItem(place(sessionId)) ?? ''
  } catch {
    return ''
  }
}

export function keepMessage(sessionId: string, text: string): void {
  try {
    if (text === '') localStorage.removeItem(place(sessionId))
    else localStorage.setItem(place(sessionId), text)
  } catch {
    // Full, or switched off: it still stands in the field.
  }
}

/** What was sent and is not in the session yet. */
export const pending = signal<{ sessionId: string; text: string } | null>(null)

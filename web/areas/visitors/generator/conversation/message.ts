import { signal } from '@preact/signals'
import { keep, kept } from '../../../../client/kept.ts'

const place = (sessionId: string) => `tracewright.message.${sessionId}`

/** A message that was typed but not sent, by session; it outlives a look at another tab and a reload. */
export const keptMessage = (sessionId: string): string => kept(place(sessionId)) ?? ''

/** Where the browser has no place for it, it still stands in the field. */
export const keepMessage = (sessionId: string, text: string): boolean => keep(place(sessionId), text || null)

/** What was sent and is not in the session yet. */
export const pending = signal<{ sessionId: string; text: string } | null>(null)

import { effect } from '@preact/signals'
import { type SendOptions, sendFile } from '../../client/send-file.ts'
import { Refusal } from '../../client/refusal.ts'
import { texts } from '../../texts/en/files.ts'
import { type FileQueue, fileQueue } from './file-queue.ts'
import { tooLarge } from './formats.ts'
import type { Arrived } from './twice.ts'
import type { KeptFile } from './types.ts'

const queues = new Map<string, FileQueue>()

/** What is on its way to an address. It goes on while other pages are shown, and the browser asks before it is broken off. */
export function queueTo(address: string): FileQueue {
  const known = queues.get(address)
  if (known) return known
  const made = fileQueue((file, options) => sendIfRead(address, file, options))
  queues.set(address, made)
  effect(() => {
    const isBusy = made.all.value.some(({ state }) => state !== 'failed')
    if (isBusy) addEventListener('beforeunload', stay)
    return () => removeEventListener('beforeunload', stay)
  })
  return made
}

const stay = (event: Event) => event.preventDefault()

/** What is too large for its format is refused before anybody waits for its way to the service. */
async function sendIfRead(address: string, file: File, options: SendOptions): Promise<Arrived> {
  const limit = tooLarge(file)
  if (limit) throw new Refusal(413, { error: 'uploads.too_large', message: texts.tooLarge(limit) })
  return { sentAs: file.name, kept: await sendFile<KeptFile>(address, file, options) }
}

import { type Figure, atMost, median } from '../figures.ts'
import { open } from './watch.ts'

const requirements = [
  'The quantity of an order is between 1 and 99.',
  'A name has 2 to 40 characters and is required.',
  'When the total is above 100 EUR, shipping is free.',
].join('\n')

/** Milliseconds from the moment a generation is asked for until its first event is on an open socket. */
async function oneStart(url: URL): Promise<number> {
  const first = Promise.withResolvers<void>()
  const socket = await open(url, ({ seq }) => seq === 1 && first.resolve())
  socket.addEventListener('close', () =>
    first.reject(new Error('The socket was closed before the first event')),
  )
  const startedAt = performance.now()
  const response = await fetch(new URL('/api/public/test-cases/generate', url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ requirements, stream: true }),
  })
  const body = (await response.json()) as { executionId?: string }
  if (!body.executionId) throw new Error(`The start answered ${response.status}: ${JSON.stringify(body)}`)
  socket.send(JSON.stringify({ action: 'subscribe', executionId: body.executionId }))
  await first.promise
  const elapsedMs = performance.now() - startedAt
  socket.close()
  return elapsedMs
}

export async function firstEvent(url: URL): Promise<Figure[]> {
  for (let i = 0; i < 3; i++) await oneStart(url)
  const times: number[] = []
  for (let i = 0; i < 15; i++) times.push(await oneStart(url))
  return [atMost('first event after the start call', Math.round(median(times)), 300, 'ms')]
}

interface Env {
  ORDERS: Queue
  SLOW: Queue
}

interface Seen {
  queue: string
  id: string
  body: { name: string; failsUntil?: number; throws?: boolean; delaySeconds?: number; follows?: number }
  attempts: number
  at: number
}

const seen: Seen[] = []
const batches: number[] = []
let upkeeps = 0

/** Sends what it is asked to send, and shows everything that came; a message says itself how its delivery goes. */
const handler = {
  async fetch(request, env) {
    if (request.method === 'GET') return Response.json({ seen, batches, upkeeps })
    const { queue, bodies, options } = await request.json<{
      queue: 'ORDERS' | 'SLOW'
      bodies: unknown[]
      options: object
    }>()
    try {
      if (bodies.length === 1) await env[queue].send(bodies[0], options)
      else
        await env[queue].sendBatch(
          bodies.map((body) => ({ body })),
          options,
        )
      return Response.json({ sent: bodies.length })
    } catch (error) {
      return Response.json({ error: String(error) })
    }
  },
  async queue({ queue, messages }, env) {
    batches.push(messages.length)
    for (const message of messages) {
      const { id, attempts } = message
      const body = message.body as Seen['body']
      seen.push({ queue, id, body, attempts, at: Date.now() })
      if (queue === 'slow') await scheduler.wait(300)
      if (attempts < (body.failsUntil ?? 0)) message.retry({ delaySeconds: body.delaySeconds ?? 0 })
      else if (body.throws) throw new Error('The consumer broke')
      else message.ack()
      if (body.follows) await env.ORDERS.send({ ...body, follows: body.follows - 1 })
    }
  },
  scheduled() {
    upkeeps++
  },
} satisfies ExportedHandler<Env>

// oxlint-disable-next-line import/no-default-export -- the platform wants it
export default handler

import { WorkerEntrypoint } from 'cloudflare:workers'
import type { LocalQueue, Outgoing } from '../../durable-objects/local-queue/local-queue.ts'

export { LocalQueue } from '../../durable-objects/local-queue/local-queue.ts'

interface Env {
  QUEUES: DurableObjectNamespace<LocalQueue>
}

const queues = (env: Env) => env.QUEUES.getByName('all')

/** What stands in a producer's binding on one machine: the methods of a queue. Which one it is, the binding says. */
export class Producer extends WorkerEntrypoint<Env, { queue: string }> {
  async send(body: unknown, options: { delaySeconds?: number } = {}): Promise<void> {
    await queues(this.env).accept(this.ctx.props.queue, [{ ...options, body }])
  }

  async sendBatch(messages: readonly Outgoing[], options: { delaySeconds?: number } = {}): Promise<void> {
    const outgoing = messages.map((message) => ({ ...options, ...message }))
    await queues(this.env).accept(this.ctx.props.queue, outgoing)
  }
}

/** Called once a process: nothing else happens at a start by itself. */
export class Starter extends WorkerEntrypoint<Env> {
  async wake(): Promise<void> {
    await queues(this.env).wake()
  }
}

export default {} satisfies ExportedHandler<Env>

import { EventGateway as RealEventGateway } from '../../durable-objects/event-gateway/event-gateway.ts'
import type { Hint } from '../../durable-objects/followers/announcer.ts'
import { Execution as RealExecution } from '../../durable-objects/execution/execution.ts'

interface Delays {
  /** Before and after each call from a gateway to an execution. */
  toExecutionMs: () => number
  /** Before and after each hint from an execution to a gateway. */
  toGatewayMs: () => number
  /** Before events after a number are read. */
  beforePull?: (afterSeq: number) => Promise<void>
  /** True when a hint does not get through. */
  hintFails?: () => boolean
}

const none: Delays = { toExecutionMs: () => 0, toGatewayMs: () => 0 }
const held = globalThis as typeof globalThis & { delays?: Delays }

/** Runs a test with slow calls between objects, which a single machine otherwise never shows. */
export async function withDelays<T>(delays: Delays, run: () => Promise<T>): Promise<T> {
  held.delays = delays
  try {
    return await run()
  } finally {
    held.delays = none
  }
}

type Way = 'toExecutionMs' | 'toGatewayMs'

const delayOf = (name: Way) => (held.delays ?? none)[name]()

/** Waits on the way there and on the way back, so that an answer can be overtaken as well as a question. */
async function slowly<T>(name: Way, call: () => Promise<T>): Promise<T> {
  if (!held.delays) return call()
  await scheduler.wait(delayOf(name))
  const answer = await call()
  await scheduler.wait(delayOf(name))
  return answer
}

export class EventGateway extends RealEventGateway {
  protected override follow(...asked: Parameters<RealEventGateway['follow']>) {
    return slowly('toExecutionMs', () => super.follow(...asked))
  }

  protected override async pull(...asked: Parameters<RealEventGateway['pull']>) {
    await held.delays?.beforePull?.(asked[1])
    return slowly('toExecutionMs', () => super.pull(...asked))
  }
}

export class Execution extends RealExecution {
  protected override async sendHint(gateway: string, hint: Hint) {
    if (held.delays?.hintFails?.()) throw new Error('The gateway cannot be reached')
    return slowly('toGatewayMs', () => super.sendHint(gateway, hint))
  }
}

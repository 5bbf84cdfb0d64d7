import type { Context } from '../../shared/kernel/context.ts'
import { newContext } from './context.ts'
import { silentQueue } from './queues.ts'

/** The same context with other adapters in the place of some of its own. */
export function withServices(
  context: Context,
  others: Partial<Record<keyof Context['services'], unknown>>,
): Context {
  const replaced = Object.fromEntries(Object.entries(others).map(([name, value]) => [name, { value }]))
  return { ...context, services: Object.create(context.services, replaced) as Context['services'] }
}

/** A job's context whose queue of jobs takes everything and plays nothing, or does what it is given for. */
export function quietly(queue: object = silentQueue): Context {
  const context = newContext({ actor: { kind: 'system' } })
  return withServices(context, { queues: { ...context.services.queues, jobs: queue } })
}

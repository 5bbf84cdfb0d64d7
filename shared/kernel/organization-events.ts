import type { z } from 'zod'
import { once } from '../domain/basics/once.ts'

/** Something that happened in an organization, as the outbox and web hooks carry it. */
export interface OrganizationEvent {
  type: string
  data: Record<string, unknown>
}

/** A kind of event that web hooks may ask for. */
export interface EventType {
  /** `resource.happened`: `project.deleted`. */
  type: string
  summary: string
  data: () => z.ZodObject
}

/** An event type that can make its events. */
export interface TypedEventType<S extends z.ZodRawShape> extends EventType {
  of: (data: z.input<z.ZodObject<S>>) => OrganizationEvent
}

/** The job that hands an event of the outbox to the web hooks. */
export const dispatchEventJobName = 'webhooks.dispatchEvent'

/** The job by which an execution of an organization makes its end known. */
export const runEndedJobName = 'hosted-runs.ended'

/**
 * Declares a kind of event; list it in `workers/features/events.ts`. Hand what `of` makes to `commit`, which stores it in the transaction of the change.
 * @example
 * export const projectDeleted = defineEvent({
 *   type: 'project.deleted',
 *   summary: 'A project was deleted',
 *   data: () => ({ projectId: z.uuid() }),
 * })
 * await commit(context, { …, events: [projectDeleted.of({ projectId })] }, statements)
 */
export function defineEvent<S extends z.ZodRawShape>(spec: {
  type: string
  summary: string
  data: () => z.ZodObject<S>
}): TypedEventType<S> {
  const schema = once(spec.data)
  return { ...spec, data: schema, of: (data) => ({ type: spec.type, data: schema().parse(data) }) }
}

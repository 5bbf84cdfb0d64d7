import { env } from 'cloudflare:workers'
import type { Context } from '../../shared/kernel/context.ts'
import { type Operation, routeOf } from '../../shared/kernel/operation.ts'
import type { Settings } from '../../shared/services/settings.ts'
import { createContext } from '../../workers/api/http/create-context.ts'
import { mount } from '../../workers/api/http/mount.ts'
import { base, newAddress } from './client.ts'

const execution = {
  waitUntil: () => {},
  passThroughOnException: () => {},
  props: {},
} as unknown as ExecutionContext

/** A context as a request from a new address has it, with other settings or another clock. */
export function newContext({
  settings = {},
  ...others
}: Partial<Context> & { settings?: Partial<Settings> } = {}): Context {
  const request = new Request(base, { headers: { 'cf-connecting-ip': newAddress() } })
  const context = createContext(request, env as never, execution)
  // Delegates, because some adapters are made when they are touched.
  const services: Context['services'] = Object.create(context.services, {
    settings: { value: { ...context.services.settings, ...settings } },
  })
  return { ...context, services, ...others }
}

/** The same context with other services. */
export function withServices(
  context: Context,
  others: { [Name in keyof Context['services']]?: unknown },
): Context {
  const described = Object.entries(others).map(([name, value]) => [name, { value }])
  return { ...context, services: Object.create(context.services, Object.fromEntries(described)) }
}

/** The same operations in a deployment with other vars. */
export function deploy(operations: readonly Operation[], vars: Record<string, unknown>) {
  const app = mount(operations.map(routeOf))
  const other = { ...env, ...vars }
  return (request: Request): Promise<Response> =>
    Promise.resolve(app.fetch(request, other as never, execution))
}

import type { Context } from '../../../shared/kernel/context.ts'
import type { Services } from '../../../shared/services/services.ts'
import { readPrices } from '../../../shared/services/model-prices.ts'
import { readSettings } from '../../../shared/services/settings.ts'

/** Nobody has spent anything. */
const spending: Services['spending'] = { today: async () => 0, add: async ({ amount }) => amount }

/** A context for tests of the kernel itself: nothing behind it unless a test puts it there. */
export function contextWith(services: Partial<Services> = {}, rest: Partial<Context> = {}): Context {
  return {
    requestId: 'request',
    now: () => 1_000_000,
    actor: { kind: 'anonymous' },
    addressKey: 'address',
    origin: 'http://tracewright.test',
    foreignPage: false,
    services: { settings: readSettings({}), prices: readPrices(''), spending, ...services } as Services,
    responseHeaders: {},
    cookies: [],
    timings: new Map(),
    waitUntil: () => undefined,
    ...rest,
  }
}

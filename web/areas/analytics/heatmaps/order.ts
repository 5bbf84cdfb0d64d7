import { call } from '../../../client/call.ts'
import { repeatKeys } from '../../../client/repeat-key.ts'
import type { Device, Heatmap } from './types.ts'

const keys = repeatKeys()
const dayMs = 86_400_000

interface Wanted {
  websiteId: string
  urlPath: string
  device: Device
  days: number
}

/** Orders a heatmap of the last days. A second try of the same makes none beside it. */
export async function orderHeatmap({ days, ...wanted }: Wanted): Promise<Heatmap> {
  const idempotencyKey = keys.keyFor({ ...wanted, days })
  const windowStart = new Date(Math.floor((Date.now() - days * dayMs) / dayMs) * dayMs).toISOString()
  const asked = { ...wanted, windowStart }
  const made = await call('POST /api/websites/{websiteId}/heatmaps', asked, { idempotencyKey })
  keys.renew()
  return made
}

/** Over how many days a heatmap goes, whole ones. */
export const daysOf = ({ windowStart, windowEnd }: Pick<Heatmap, 'windowStart' | 'windowEnd'>): number =>
  Math.max(1, Math.min(365, Math.floor((Date.parse(windowEnd) - Date.parse(windowStart)) / dayMs)))

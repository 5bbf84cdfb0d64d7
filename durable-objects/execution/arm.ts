import { readState } from './store.ts'
import { nextAlarm } from './watchdog.ts'

/** Sets the alarm for when the object has to look again, or takes it away when nothing can happen any more. */
export async function arm(storage: DurableObjectStorage): Promise<void> {
  const state = readState(storage.sql)
  if (!state) return
  const at = nextAlarm(state)
  if (at === null) await storage.deleteAlarm()
  else await storage.setAlarm(at)
}

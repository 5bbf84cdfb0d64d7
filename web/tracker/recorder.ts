import { safely } from './safely.ts'
import { readSettings } from './recorder/settings.ts'
import { recordVisit } from './recorder/record-visit.ts'

const names = window as { tracewrightRecorder?: true }

// A script that stands in a page twice records it once.
if (!names.tracewrightRecorder) {
  names.tracewrightRecorder = true
  const script = document.currentScript as HTMLScriptElement
  void safely(async () => {
    const settings = await readSettings(script)
    if (settings) await recordVisit(settings)
  })()
}

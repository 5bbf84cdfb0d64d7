/** A case as it is typed. */
export interface Written {
  key: string
  title: string
  steps: string
}

const place = 'tracewright.run.written'
let made = 0

export const emptyCase = (): Written => ({ key: `case-${Date.now()}-${++made}`, title: '', steps: '' })

/** Those that have steps; one without a title is called by its first step. */
export const filledCases = (written: readonly Written[]): Written[] =>
  written
    .filter(({ steps }) => steps.trim() !== '')
    .map((one) => ({
      ...one,
      title: one.title.trim() || (one.steps.trim().split('\n')[0] ?? '').slice(0, 200),
    }))

/** What was typed in this tab, also before a reload. */
export function lastWritten(): readonly Written[] {
  try {
    const kept = JSON.parse(sessionStorage.getItem(place) ?? '[]') as Written[]
    return kept.length > 0 ? kept : [emptyCase()]
  } catch {
    return [emptyCase()]
  }
}

export function keepWritten(written: readonly Written[]): void {
  try {
    sessionStorage.setItem(place, JSON.stringify(written))
  } catch {
    // Without storage it lives until the next reload.
  }
}

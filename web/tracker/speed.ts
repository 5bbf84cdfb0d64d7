/** Web vitals of the page so far, times in milliseconds. */
export const speed: Partial<Record<'ttfb' | 'fcp' | 'lcp' | 'cls' | 'inp', number>> = {}

let [burst, first, last] = [0, 0, 0]
const interactions = new Map<number, number>()

/** A shift of the layout, of which the worst burst counts. Source: web.dev, Cumulative Layout Shift. */
export function shift(value: number, at: number): void {
  if (at - last > 1000 || at - first > 5000) {
    first = at
    burst = 0
  }
  last = at
  burst += value
  speed.cls = Math.max(speed.cls ?? 0, Number(burst.toFixed(4)))
}

/** An event of an interaction, of which the longest counts but one of each fifty. Source: web.dev, Interaction to Next Paint. */
export function interact(id: number, duration: number): void {
  interactions.set(id, Math.max(duration, interactions.get(id) ?? 0))
  const longest = [...interactions.values()].toSorted((a, b) => b - a)
  speed.inp = longest[Math.floor(longest.length / 50)] ?? 0
}

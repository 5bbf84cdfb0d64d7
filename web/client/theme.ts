import { signal } from '@preact/signals'

export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

/** Where `theme-early.ts` reads it before the first paint. */
const place = 'tracewright.theme'
const chosen = () => document.documentElement.dataset['theme']

/** Light or dark, or as the system has it. */
export const theme = signal<Theme>(themes.find((one) => one === chosen()) ?? 'system')

export function chooseTheme(next: Theme): void {
  theme.value = next
  if (next === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = next
  try {
    if (next === 'system') localStorage.removeItem(place)
    else localStorage.setItem(place, next)
  } catch {
    // Without storage it holds until the next page is loaded.
  }
}

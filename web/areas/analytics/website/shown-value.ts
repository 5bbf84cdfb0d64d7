import { texts } from '../../../texts/en/analytics-dashboard.ts'
import type { Dimension } from './dimensions.ts'

const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' })
const languages = new Intl.DisplayNames('en', { type: 'language', fallback: 'code' })

/** A value as people call it: countries, languages, channels, devices and browsers come as codes, which anybody may have sent. */
export function shownValue(dimension: Dimension, value: string): string {
  if (dimension === 'country') return named(regions, value)
  if (dimension === 'language') return named(languages, value)
  if (dimension === 'channel') return texts.channels[value] ?? value
  if (dimension === 'device') return texts.devices[value] ?? value
  if (dimension === 'browser') return texts.browsers[value] ?? value
  return value
}

function named(names: Intl.DisplayNames, code: string): string {
  try {
    return names.of(code) ?? code
  } catch {
    return code
  }
}

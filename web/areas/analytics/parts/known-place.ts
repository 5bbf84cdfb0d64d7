import { texts } from '../../../texts/en/analytics-visitors.ts'
import { shownValue } from '../website/shown-value.ts'

interface Client {
  browser: string | null
  os: string | null
  device: string | null
  country: string | null
  city: string | null
}

const joined = (parts: readonly (string | null)[]) => parts.filter(Boolean).join(', ') || texts.unknown

/** Where somebody is, as far as it is known. */
export const placeOf = ({ city, country }: Client): string =>
  joined([city, country && shownValue('country', country)])

/** With what somebody came. */
export const clientOf = ({ browser, os, device }: Client): string =>
  joined([device && shownValue('device', device), browser && shownValue('browser', browser), os])

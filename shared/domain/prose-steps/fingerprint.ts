import type { Purpose } from './in-page/shapes.ts'

/** What an element was known by when its case last passed. */
export interface Fingerprint {
  purpose: Purpose
  role: string
  name: string
  /** Test id, id or `name` attribute, the first there is; empty when it has none. */
  mark: string
  /** The named place around it: `form "Sign up"`. */
  place: string
  /** Names of the other elements of its role: whoever was there beside it cannot be what it has become. */
  others: string[]
}

/** What the targets of a step were known by when its case last passed; it counts while the step reads the same. */
export interface RememberedStep {
  action: string
  targets: (Fingerprint | null)[]
}

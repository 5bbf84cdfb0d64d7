/** A rectangle in CSS pixels of the top-level viewport. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** An element that a target might have meant, as shown to people. */
export interface Candidate {
  role: string
  name: string
  /** The named place around it. */
  where?: { role: string; name: string }
  /** The frame of another origin that it is in. */
  frame?: string
}

/** A frame whose document is out of reach from the one around it. */
export interface ForeignFrame {
  id: number
  name: string
  /** A person can see it. */
  shown: boolean
  exposed: boolean
  reachable: boolean
}

/** Whether an element can be acted on now, and where. */
export interface Readiness {
  box: Box
  x: number
  y: number
  /** Why it cannot be acted on: detached, hidden, disabled, read-only, covered, outside, moving, transformed. */
  obstacle?: string
  /** What covers it. */
  by?: string
}

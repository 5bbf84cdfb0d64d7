export const priorities = ['critical', 'high', 'medium', 'low'] as const
export type Priority = (typeof priorities)[number]

/** How risky a story is, and by which words. */
export interface Risk {
  /** 0 (nothing speaks of risk) to 15. */
  score: number
  because: readonly string[]
}

/** A story that could be taken into a sprint. */
export interface Candidate {
  storyId: string
  number: number
  priority: Priority
  /** Null where nobody knows: it cannot be taken then, nor what needs it. */
  points: number | null
  risk: Risk
  /** Words that it shares with what was said of the sprint. */
  shared: readonly string[]
  /** The stories that have to be done before: candidates or obstacles. One that is done is none of them. */
  needs: readonly string[]
}

/** A story that candidates may need and that cannot be taken. `why` goes on after its number: "was cancelled". */
export interface Obstacle {
  storyId: string
  number: number
  why: string
}

export interface Selected {
  storyId: string
  points: number
  reason: string
}

export interface Left {
  storyId: string
  reason: string
}

export interface Plan {
  /** In the order in which to do them: what is needed first, then priority, risk, words of the context, number. */
  selected: Selected[]
  left: Left[]
  totalPoints: number
  /** The sum of the priority weights of what is selected, and what no selection can exceed: the same where the plan is the best. */
  weight: number
  bound: number
}

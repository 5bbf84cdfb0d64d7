/** Words that make a story more work, as they stand in it or in the context that came with the request. */
export interface Fact {
  words: string
  from: 'story' | 'context'
}

/** What a story says of how much work it is. Each fact stands once, however often it is said. */
export interface StoryFacts {
  /** What has to hold, one text for each criterion. */
  criteria: Fact[]
  /** What is done, as base forms. */
  verbs: Fact[]
  /** Other systems that take part. */
  integrations: Fact[]
  /** What nobody has decided. */
  unknowns: Fact[]
  /** Words of what goes wrong easily, or badly; words of one kind are one risk. */
  risks: (Fact & { kind: string })[]
  /** How many words it has besides its title. */
  words: number
  /** Sentences that could not be read, as they are in another language than English. */
  unread: number
}

/** A finished story of the project. */
export interface Example {
  storyId: string
  number: number
  title: string
  /** More than 0. */
  points: number
  /** What its own facts say (`effortOf`), in points. */
  effort: number
}

/** One that is about something similar. */
export interface NearExample extends Example {
  /** 0 to 1. */
  similarity: number
}

/** What a project's finished stories tell. */
export interface History {
  /** Some of them, the newest; more than 0 points each. */
  examples: readonly Example[]
  /** Those that are nearest to the story, the nearest first. */
  near: readonly NearExample[]
}

export const scale = [1, 2, 3, 5, 8, 13, 21] as const
export type Points = (typeof scale)[number]

export const complexities = ['low', 'medium', 'high', 'very_high'] as const
export type Complexity = (typeof complexities)[number]

/** How much of the points is which work; together they are the points. */
export interface Breakdown {
  development: number
  testing: number
  integration: number
}

export interface Estimate {
  points: Points
  complexity: Complexity
  /** 0 to 1. */
  confidence: number
  breakdown: Breakdown
  /** Each kind of risk, with the words that name it. */
  risks: { kind: string; words: string[] }[]
  /** Sentences. */
  reasons: string[]
  similar: Pick<NearExample, 'storyId' | 'number' | 'title' | 'points' | 'similarity'>[]
}

export type Letter = 'I' | 'N' | 'V' | 'E' | 'S' | 'T'

/** One letter of INVEST: whether the story is so, and the words or counts that say it. */
export interface InvestCheck {
  letter: Letter
  ok: boolean
  reason: string
}

export interface Criterion {
  given: string
  when: string
  then: string
}

/** A sentence of the text, at its offsets (UTF-16 units, end exclusive). */
export interface SourceSentence {
  sentence: string
  start: number
  end: number
}

export type SplitPattern = 'workflow steps' | 'rules' | 'data variations' | 'roles' | 'operations'

/** A smaller story, by a pattern of splitting; `criteria` are places in the acceptance criteria, from 0. */
export interface Split {
  pattern: SplitPattern
  title: string
  criteria: number[]
}

export interface WrittenStory {
  title: string
  userStory: string
  description: string
  type: 'feature' | 'bug' | 'task' | 'spike'
  priority: 'critical' | 'high' | 'medium' | 'low'
  acceptanceCriteria: Criterion[]
  sources: SourceSentence[]
  invest: InvestCheck[]
  splits: Split[]
}

/** What became of a sentence: every one is in a story, in one that the maximum cut, told as background, or was not read. */
export interface SentenceFate extends SourceSentence {
  is: 'story' | 'cut' | 'background' | 'not_read'
  reason?: string
}

export interface WrittenStories {
  stories: WrittenStory[]
  /** Stories that the maximum left no room for. */
  cut: { title: string; sources: SourceSentence[] }[]
  sentences: SentenceFate[]
}

import type { PageInventory } from '../domain/page-inventory/schema.ts'
import type { ProposedStep, RefusedRewording, Reworded } from '../domain/authoring/rewording/types.ts'
import type { WritingInstructions } from '../domain/authoring/instructions.ts'
import type {
  JudgedSubmission,
  Submission as SubmissionOf,
} from '../domain/test-generation/authors/submissions/judge-submission.ts'
import type { RehearsedCase } from '../domain/judging/rehearsed-case.ts'
import type { TestCase } from '../domain/test-cases/schema.ts'
import type { Refinement, RefinementSession } from '../domain/refinement/index.ts'
import type { StoryFacts } from '../domain/estimation/index.ts'
import type { StoryText } from '../domain/stories/facts/types.ts'
import type { Prompt } from '../domain/restating/asking.ts'
import type { RiskRequest } from '../domain/risk-analysis/index.ts'
import type { RiskAnalysis } from '../domain/risk-analysis/schema.ts'
import type { ComparedStory, Duplicate } from '../domain/stories/writing/duplicates.ts'
import type { WrittenStories } from '../domain/stories/writing/types.ts'
import type { BddRequest, ProjectFile, ScriptRequest } from '../domain/test-scripts/index.ts'
import type { KnowledgeAnswer, KnowledgeQuestion } from '../domain/testing-knowledge/index.ts'
import type { ManualRequest, NotesRequest } from '../domain/user-documentation/index.ts'
import type { Manual } from '../domain/user-documentation/schema.ts'
import type { TextReading } from '../domain/test-generation/tiers/text-reading.ts'
import type { AskedModel } from '../schemas/asked-model.ts'
import type { AskedWork } from '../schemas/asked-works.ts'
import type { DesignEvent, DesignRequest, DesignResult } from '../domain/test-generation/schema.ts'

/** A request as it crosses the binding: data only. */
export type DesignInput = Omit<DesignRequest, 'code' | 'onProgress'>

/** A text, and how people read sentences of it. */
export type ReadingInput = Pick<DesignInput, 'requirements' | 'corrections'>

/** What sentences are read of. */
export type TextsInput = Pick<
  DesignInput,
  'requirements' | 'ownTexts' | 'uploadedContent' | 'uploadedFileName'
>

/** Takes what the engine did since the last call. It waits for the answer, so that watchers see its steps while the work goes on. */
export type Tell = (events: DesignEvent[]) => Promise<void>

/** A question to whoever writes cases, derives them a second time or reads requirements. */
export interface AuthorQuestion {
  system: string
  user: string
  form: 'cases' | 'choices' | 'requirements' | 'changes' | 'rewordings'
}

/** Puts a question to the author that the caller knows; `hear` gets each piece of the answer as it comes. Undefined where nobody answers. */
export type AskAuthor = (
  question: AuthorQuestion,
  hear: (piece: string) => void,
) => Promise<string | object | undefined>

/** Puts a question to the model that the caller knows; undefined where nobody answers. */
export type AskFor = (prompt: Prompt, onText?: (piece: string) => void) => Promise<unknown>

export interface Designed extends DesignResult {
  /** What the client should know beside the result, in sentences. */
  warnings: string[]
  /** Who asks a model for it adds what that took. */
  modelUsage?: AskedModel
}

/** Cases that somebody submits for a text, and those that are there. */
export type Submission = Omit<SubmissionOf, 'request' | 'embedded' | 'marks'> & {
  request: Omit<DesignInput, 'mode'>
}

/** Cases of a session, and what a rehearsal on their page found of some. */
export interface PlayedCases {
  testCases: readonly TestCase[]
  rehearsed: readonly RehearsedCase[]
}

export interface Submitted extends JudgedSubmission {
  warnings: string[]
}

export interface CasesToReword {
  testCases: readonly TestCase[]
  /** What a look at the pages listed. */
  pages?: readonly PageInventory[]
}

export interface AppliedRewordings {
  /** Only those that changed. */
  testCases: TestCase[]
  applied: { id: string; stepNumber: number }[]
  refused: RefusedRewording[]
}

export interface Refined extends Refinement {
  warnings: string[]
}

export interface StoriesRequest {
  requirements: string
  maxStories: number
  /** Stories that there are: those among them that ask for the same are named by their places. */
  known: ComparedStory[]
}

export interface StoriesWritten extends WrittenStories {
  /** For each story in its order. */
  duplicates: Duplicate[][]
  /** How far a model worded them, in sentences. */
  warnings: string[]
}

/** What `design` offers over its service binding. All of it is pure: the same input, and the same answers to `ask`, give the same output. */
export interface Designer {
  /** Cases from requirements, with all that came of the texts. */
  design: (request: DesignInput, tell?: Tell) => Promise<Designed>
  /** Cases that a model writes, judged, with those that the embedded authors add. */
  write: (request: DesignInput, ask: AskAuthor, tell?: Tell) => Promise<Designed>
  /** Judges cases that somebody submits beside those that are there, and says what all of them cover. */
  judge: (submission: Submission) => Promise<Submitted>
  /** Cases that could not be performed on their page, operated in another way by the model that wrote them, judged; those that stay as they are are not among them. */
  operateAgain: (request: DesignInput, played: PlayedCases, ask: AskAuthor) => Promise<TestCase[]>
  /** What an assistant is told before it writes cases. */
  writingInstructions: () => Promise<WritingInstructions>
  /** What whoever answers its questions is told before them, by what they are about. */
  instructions: () => Promise<Record<AskedWork, string>>
  /** The sentences of a request that are marked, as they are marked: by these its corrections are found. */
  sentencesOf: (texts: TextsInput) => Promise<string[]>
  /** How a text is read: its sentences with their marks, and the names in them. Rejects where nothing can mark them. */
  readRequirements: (asked: ReadingInput) => Promise<TextReading>
  /** Applies a message to the cases of a session by the grammar of refinements. */
  refine: (message: string, session: RefinementSession) => Promise<Refined>
  /** Has a message understood by whoever answers `ask`, and what comes back judged. Null where nobody answers. */
  revise: (
    message: string,
    session: RefinementSession,
    ask: AskAuthor,
  ) => Promise<{ refined: Refined | null }>
  /** Steps of at most 30 cases in the step language, by whoever answers `ask`. Null where nobody answers. */
  reword: (cases: CasesToReword, ask: AskAuthor) => Promise<{ reworded: Reworded | null }>
  /** Steps in other words that somebody hands in, as far as they say the same. */
  applyRewordings: (cases: CasesToReword, proposed: readonly ProposedStep[]) => Promise<AppliedRewordings>
  /** Cases as a project of browser tests. */
  scripts: (request: ScriptRequest) => Promise<ProjectFile[]>
  /** Cases as features with their step definitions. */
  bdd: (request: BddRequest) => Promise<ProjectFile[]>
  /** What each of some stories says of how much work it is, in their order. */
  storyFacts: (stories: readonly StoryText[]) => Promise<StoryFacts[]>
  /** A question about testing, answered out of our own articles; where a model is asked, in its sentences as far as they say the same. */
  knowledge: (question: KnowledgeQuestion, ask?: AskFor) => Promise<KnowledgeAnswer>
  /** The risks of texts, and what they leave open of frameworks; where a model is asked, with what it sees in them as further evidence. */
  risks: (request: RiskRequest, ask?: AskFor) => Promise<RiskAnalysis>
  /** Stories written from a requirement text, compared with those that there are; where a model is asked, in its groups and words as far as they hold. */
  stories: (request: StoriesRequest, ask?: AskFor) => Promise<StoriesWritten>
  /** A user manual written from stories and a text; where a model is asked, in its English as far as that holds. */
  manual: (request: ManualRequest, ask?: AskFor) => Promise<Manual>
  /** Notes of what was finished, fixed and is still open. */
  releaseNotes: (request: NotesRequest, ask?: AskFor) => Promise<Manual>
}

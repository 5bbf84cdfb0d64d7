import { WorkerEntrypoint } from 'cloudflare:workers'
import type { ProposedStep, Reworded } from '../../shared/domain/authoring/rewording/types.ts'
import type {
  AppliedRewordings,
  AskAuthor,
  AskFor,
  CasesToReword,
  DesignInput,
  Designed,
  Designer,
  PlayedCases,
  ReadingInput,
  Refined,
  StoriesRequest,
  StoriesWritten,
  Submission,
  Submitted,
  Tell,
  TextsInput,
} from '../../shared/services/designer.ts'
import type { TestCase } from '../../shared/domain/test-cases/schema.ts'
import type { StoryFacts } from '../../shared/domain/estimation/index.ts'
import type { RiskRequest } from '../../shared/domain/risk-analysis/index.ts'
import type { RiskAnalysis } from '../../shared/domain/risk-analysis/schema.ts'
import type { RefinementSession } from '../../shared/domain/refinement/index.ts'
import type { StoryText } from '../../shared/domain/stories/facts/types.ts'
import type { BddRequest, ProjectFile, ScriptRequest } from '../../shared/domain/test-scripts/index.ts'
import type { ManualRequest, NotesRequest } from '../../shared/domain/user-documentation/index.ts'
import type { Manual } from '../../shared/domain/user-documentation/schema.ts'
import type { TextReading } from '../../shared/domain/test-generation/tiers/text-reading.ts'
import type { WritingInstructions } from '../../shared/domain/authoring/instructions.ts'
import type { AskedWork } from '../../shared/schemas/asked-works.ts'
import type { KnowledgeAnswer, KnowledgeQuestion } from '../../shared/domain/testing-knowledge/index.ts'
import type { TaggerBindings } from './tagger.ts'

/** What does the work: it is read with the first call, and the start of an isolate reads none of it. */
const loadEngine = () => import('./work.ts')

/** The engine: requirements in, test cases out. Called over a service binding; holds no binding but its weights and opens no connection itself. */
export class Design extends WorkerEntrypoint<TaggerBindings> implements Designer {
  async design(request: DesignInput, tell?: Tell): Promise<Designed> {
    const { design, taggerOf } = await loadEngine()
    return design(request, tell, () => taggerOf(this.env))
  }

  async write(request: DesignInput, ask: AskAuthor, tell?: Tell): Promise<Designed> {
    const { write, taggerOf } = await loadEngine()
    return write(request, {
      ask: (question, hear) => ask(question, hear),
      tell: tell && ((events) => tell(events)),
      taggerOf: () => taggerOf(this.env),
    })
  }

  async judge(submission: Submission): Promise<Submitted> {
    const { judgeSubmitted, taggerOf } = await loadEngine()
    return judgeSubmitted(submission, () => taggerOf(this.env))
  }

  async operateAgain(request: DesignInput, played: PlayedCases, ask: AskAuthor): Promise<TestCase[]> {
    const { operateAgainAsking } = await loadEngine()
    return operateAgainAsking(request, played, (question, hear) => ask(question, hear))
  }

  async writingInstructions(): Promise<WritingInstructions> {
    return (await loadEngine()).writingInstructions()
  }

  async instructions(): Promise<Record<AskedWork, string>> {
    return (await loadEngine()).instructions()
  }

  async sentencesOf(texts: TextsInput): Promise<string[]> {
    return (await loadEngine()).textsToMark({ ...texts, mode: 'agentic' })
  }

  async readRequirements(asked: ReadingInput): Promise<TextReading> {
    const { readRequirements, taggerOf } = await loadEngine()
    return readRequirements(asked, () => taggerOf(this.env))
  }

  async refine(message: string, session: RefinementSession): Promise<Refined> {
    const { refineCases, taggerOf } = await loadEngine()
    return refineCases(message, session, () => taggerOf(this.env))
  }

  async revise(
    message: string,
    session: RefinementSession,
    ask: AskAuthor,
  ): Promise<{ refined: Refined | null }> {
    const { reviseAsking } = await loadEngine()
    const refined = await reviseAsking(message, session, (question, hear) => ask(question, hear))
    return { refined: refined ?? null }
  }

  async reword(cases: CasesToReword, ask: AskAuthor): Promise<{ reworded: Reworded | null }> {
    const { rewordAsking } = await loadEngine()
    const reworded = await rewordAsking(cases, (question, hear) => ask(question, hear))
    return { reworded: reworded ?? null }
  }

  async applyRewordings(cases: CasesToReword, proposed: readonly ProposedStep[]): Promise<AppliedRewordings> {
    return (await loadEngine()).applyRewordings(cases, proposed)
  }

  async scripts(request: ScriptRequest): Promise<ProjectFile[]> {
    return (await loadEngine()).writeScripts(request)
  }

  async bdd(request: BddRequest): Promise<ProjectFile[]> {
    return (await loadEngine()).writeBdd(request)
  }

  async storyFacts(stories: readonly StoryText[]): Promise<StoryFacts[]> {
    return stories.map((await loadEngine()).readStory)
  }

  async knowledge(question: KnowledgeQuestion, ask?: AskFor): Promise<KnowledgeAnswer> {
    return (await loadEngine()).answerQuestion(question, ask && ((prompt) => ask(prompt)))
  }

  async risks(request: RiskRequest, ask?: AskFor): Promise<RiskAnalysis> {
    const { analyse, analyseAsking } = await loadEngine()
    return ask ? analyseAsking(request, (prompt) => ask(prompt)) : analyse(request)
  }

  async stories(request: StoriesRequest, ask?: AskFor): Promise<StoriesWritten> {
    const { storiesOf, taggerOf } = await loadEngine()
    return storiesOf(request, ask, () => taggerOf(this.env))
  }

  async manual(request: ManualRequest, ask?: AskFor): Promise<Manual> {
    return (await loadEngine()).manualOf(request, ask)
  }

  async releaseNotes(request: NotesRequest, ask?: AskFor): Promise<Manual> {
    return (await loadEngine()).releaseNotesOf(request, ask)
  }
}

export default {
  fetch: () => new Response('Not found', { status: 404 }),
} satisfies ExportedHandler

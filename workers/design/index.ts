import { WorkerEntrypoint } from 'cloudflare:workers'
import type { HeardRequest } from '../../shared/domain/test-generation/readings/hear-request.ts'
import type {
  AskFor,
  DesignInput,
  Designed,
  Designer,
  ReadingInput,
  ReadLimits,
  Refined,
  StoriesRequest,
  StoriesWritten,
  Tell,
  TextsInput,
} from '../../shared/services/designer.ts'
import type { StoryFacts } from '../../shared/domain/estimation/index.ts'
import type { RiskRequest } from '../../shared/domain/risk-analysis/index.ts'
import type { RiskAnalysis } from '../../shared/domain/risk-analysis/schema.ts'
import type { RefinementSession } from '../../shared/domain/refinement/index.ts'
import type { StoryText } from '../../shared/domain/story-facts/types.ts'
import type { BddRequest, ProjectFile, ScriptRequest } from '../../shared/domain/test-scripts/index.ts'
import type { ManualRequest, NotesRequest } from '../../shared/domain/user-documentation/index.ts'
import type { Manual } from '../../shared/domain/user-documentation/schema.ts'
import type { TextReading } from '../../shared/domain/test-generation/tiers/text-reading.ts'
import type { AskedWork } from '../../shared/schemas/asked-works.ts'
import { design, readRequirements } from './design.ts'
import type { KnowledgeAnswer, KnowledgeQuestion } from '../../shared/domain/testing-knowledge/index.ts'
import {
  analyse,
  analyseAsking,
  answerQuestion,
  readStory,
  textsToMark,
  writeBdd,
  writeScripts,
} from './engine.ts'
import { instructions } from './instructions.ts'
import { read } from './read.ts'
import { refineCases } from './refine-cases.ts'
import { manualOf, releaseNotesOf } from './write-documents.ts'
import { type TaggerBindings, taggerOf } from './tagger.ts'
import { storiesOf } from './write-stories.ts'

/** The engine: requirements in, test cases out. Called over a service binding; holds no binding but its weights and opens no connection itself. */
export class Design extends WorkerEntrypoint<TaggerBindings> implements Designer {
  design(request: DesignInput, tell?: Tell): Promise<Designed> {
    return design(request, tell, () => taggerOf(this.env))
  }

  read(request: DesignInput, ask: AskFor, limits: ReadLimits): Promise<HeardRequest> {
    return read(request, ask, limits)
  }

  instructions(): Promise<Record<AskedWork, string>> {
    return Promise.resolve(instructions())
  }

  sentencesOf(texts: TextsInput): Promise<string[]> {
    return Promise.resolve(textsToMark({ ...texts, mode: 'agentic' }))
  }

  readRequirements(asked: ReadingInput): Promise<TextReading> {
    return readRequirements(asked, () => taggerOf(this.env))
  }

  refine(message: string, session: RefinementSession): Promise<Refined> {
    return refineCases(message, session, () => taggerOf(this.env))
  }

  scripts(request: ScriptRequest): Promise<ProjectFile[]> {
    return Promise.resolve(writeScripts(request))
  }

  bdd(request: BddRequest): Promise<ProjectFile[]> {
    return Promise.resolve(writeBdd(request))
  }

  storyFacts(stories: readonly StoryText[]): Promise<StoryFacts[]> {
    return Promise.resolve(stories.map(readStory))
  }

  knowledge(question: KnowledgeQuestion, ask?: AskFor): Promise<KnowledgeAnswer> {
    return answerQuestion(question, ask && ((prompt) => ask(prompt)))
  }

  risks(request: RiskRequest, ask?: AskFor): Promise<RiskAnalysis> {
    return ask ? analyseAsking(request, (prompt) => ask(prompt)) : Promise.resolve(analyse(request))
  }

  stories(request: StoriesRequest, ask?: AskFor): Promise<StoriesWritten> {
    return storiesOf(request, ask, () => taggerOf(this.env))
  }

  manual(request: ManualRequest, ask?: AskFor): Promise<Manual> {
    return manualOf(request, ask)
  }

  releaseNotes(request: NotesRequest, ask?: AskFor): Promise<Manual> {
    return releaseNotesOf(request, ask)
  }
}

export default {
  fetch: () => new Response('Not found', { status: 404 }),
} satisfies ExportedHandler

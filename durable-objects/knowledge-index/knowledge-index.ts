import { DurableObject } from 'cloudflare:workers'
import * as changes from './changes.ts'
import * as claims from './claims.ts'
import * as learning from './learning.ts'
import { termsOfQuestion } from './lexical.ts'
import { outsideFigures } from './near.ts'
import * as outside from './outside.ts'
import { passagesOf, passagesOfFile } from './passages.ts'
import { readFrequencies } from './postings.ts'
import { figuresOf } from './readings.ts'
import { withSame } from './same.ts'
import { search } from './search.ts'
import { Stored } from './stored.ts'
import type * as types from './types.ts'
import * as unembedded from './unembedded.ts'

const superseded: learning.Superseded = { ok: false, code: 'superseded' }
const notStaged: types.Refused = { ok: false, code: 'not_staged' }

/** The text of one knowledge base, or of one project's files, in chunks that are found by their words and by their sense. */
export class KnowledgeIndex extends DurableObject {
  readonly #stored = new Stored(this.ctx.storage)

  constructor(ctx: DurableObjectState, env: Cloudflare.Env) {
    super(ctx, env)
    this.#stored.open()
  }

  /** Keeps a batch of chunks of a reading that is not searchable yet. A repeat takes the place of the same ordinals. */
  async stage(request: types.StageRequest): Promise<{ ok: true } | types.Refused> {
    const chunks = await withSame(request.chunks)
    this.#stored.begin()
    return this.#stored.keep(notStaged, (sql) => changes.stage(sql, { ...request, chunks }))
  }

  /** Chunks of a reading that a model has still to embed. */
  unembedded(request: { reading: types.Reading; model: string; limit: number }): types.Unembedded[] {
    return this.#stored.look([], (sql) => unembedded.unembeddedOf(sql, request))
  }

  embed(request: { reading: types.Reading; model: string; vectors: readonly types.ChunkVector[] }) {
    return this.#stored.keepVectors(notStaged, (sql) => changes.embed(sql, request), changes.isSeen)
  }

  /** Searchable chunks that a model has still to embed, of whichever file. */
  unembeddedAnywhere({ model, limit }: { model: string; limit: number }): types.PublishedUnembedded[] {
    return this.#stored.look([], (sql) => unembedded.unembeddedAnywhere(sql, model, limit))
  }

  embedEach({ model, embedded }: { model: string; embedded: readonly types.EmbeddedReading[] }): void {
    this.#stored.keepVectors(undefined, (sql) => unembedded.embedEach(sql, model, embedded))
  }

  embeddingFigures({ model }: { model: string }): types.EmbeddingFigures {
    const none = { chunks: 0, unembedded: 0 }
    return this.#stored.look(none, (sql) => unembedded.embeddingFiguresOf(sql, model))
  }

  /** Of how many chunks a model makes no vector, by their readings: of one, or of all that is searchable. */
  refused(asked: { model: string; reading?: types.Reading }): types.RefusedReading[] {
    return this.#stored.look([], (sql) => unembedded.refusedOf(sql, asked))
  }

  dropOtherModels({ model }: { model: string }): void {
    this.#stored.keepVectors(undefined, (sql) => unembedded.dropOtherModels(sql, model))
  }

  outside(asked: { model: string; now: number }): types.OutsideFigures {
    return outsideFigures(this.#stored.sql, this.#stored.live(), asked)
  }

  /** Vectors that have still to go outside. From now on they may be there. */
  takeUnsent({ model, limit }: { model: string; limit: number }): types.KeptVector[] {
    return this.#stored.keep([], (sql) => outside.takeUnsent(sql, model, limit))
  }

  /** Returns what arrived for nobody, and has to be removed again. */
  confirmSent(request: { ids: readonly string[]; model: string; now: number }): string[] {
    return this.#stored.keepVectors([...request.ids], (sql) => outside.confirmSent(sql, request))
  }

  sentIds(request: { which: 'all' | 'abandoned'; limit: number }): string[] {
    return this.#stored.look([], (sql) => outside.sentIds(sql, request))
  }

  forgetSent({ ids }: { ids: readonly string[] }): void {
    this.#stored.look(undefined, (sql) => outside.forgetSent(sql, ids))
  }

  /** True for the one who does the next step of some background work. Where nothing is kept there is none. */
  claim(step: types.Claim): boolean {
    return this.#stored.look(false, (sql) => claims.claim(sql, step))
  }

  release(work: Pick<types.Claim, 'name' | 'chain'>): void {
    this.#stored.look(undefined, (sql) => claims.release(sql, work))
  }

  /** Makes a staged reading the searchable one, at once and whole. */
  publish(request: types.PublishRequest): types.Published {
    return this.#stored.change(notStaged, (sql) => changes.publish(sql, request), changes.isPublished)
  }

  /** Removes a file; what comes late of it is refused. Returns how many searchable chunks went. */
  remove({ fileId }: { fileId: string }): number {
    return this.#stored.change(0, (sql) => changes.remove(sql, fileId), changes.areGone)
  }

  /** Erases everything. Returns how many searchable chunks went. */
  async erase(): Promise<number> {
    const { chunks } = this.figures()
    await this.#stored.erase()
    return chunks
  }

  /** What is searchable, beside one file where it is given. */
  figures({ beside }: { beside?: string } = {}): types.IndexFigures {
    return this.#stored.look({ files: 0, chunks: 0 }, (sql) => figuresOf(sql, beside))
  }

  /** What this index adds to the statistics of several that are searched together. */
  statistics({ question }: { question: string }): types.TermStatistics {
    const live = this.#stored.live()
    if (!live) return { chunks: 0, tokens: 0, frequencies: {} }
    const frequencies = readFrequencies(this.#stored.sql, termsOfQuestion(question).keys())
    return { chunks: live.ids.length, tokens: live.tokens, frequencies }
  }

  search(request: types.SearchRequest): types.SearchAnswer {
    const live = this.#stored.live()
    return live ? search(this.#stored.sql, live, request) : { total: 0, hits: [], unembedded: 0 }
  }

  passages({ chunkIds }: { chunkIds: readonly string[] }): types.Passage[] {
    return this.#stored.look([], (sql) => passagesOf(sql, chunkIds))
  }

  chunksOf(page: { fileId: string; from: number; limit: number }): types.Passage[] {
    return this.#stored.look([], (sql) => passagesOfFile(sql, page))
  }

  topicsDue(): types.TopicsDue {
    const { chunks } = this.figures()
    const none = { due: false, chunks, learnedOf: null }
    return this.#stored.look(none, (sql) => learning.topicsDue(sql, chunks))
  }

  /** Begins to learn topics. Null where nothing is searchable. The version goes with all calls that follow. */
  beginTopics(): { version: number } | null {
    const { chunks } = this.figures()
    return chunks === 0 ? null : this.#stored.keep(null, (sql) => learning.beginTopics(sql, chunks))
  }

  topicCorpus(page: { version: number; after: number }) {
    return this.#stored.look(superseded, (sql) => learning.corpusPage(sql, page))
  }

  keepTopics(batch: { version: number; terms: readonly types.LearnedTerm[] }) {
    return this.#stored.keep(superseded, (sql) => learning.keepTopics(sql, batch))
  }

  foldTopics(request: { version: number; limit: number }) {
    return this.#stored.keepVectors(superseded, (sql) => learning.foldTopics(sql, request), learning.isDone)
  }
}

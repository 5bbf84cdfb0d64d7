import { type Signal, useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { type AskAddress, askStreamed, pageOfResults } from '../../client/ask-files.ts'
import { dropDraft, keepDraft, keptDraft } from '../../client/draft.ts'
import { person } from '../../client/session.ts'
import { texts } from '../../texts/en/ask.ts'
import { announce } from '../announce.tsx'
import { piecesOf } from '../marked/cited.ts'
import { spokenOf } from './blocks.ts'
import type { Search } from './filters.ts'
import { type Turn, questionOf, turnsIn, worthKeeping } from './turns.ts'

export interface Conversation {
  /** The oldest first. */
  turns: Signal<readonly Turn[]>
  /** Throws what the service refused; the question is then no turn. */
  ask: (search: Search) => Promise<void>
  /** The same without regard to what was said before. */
  askAlone: (search: Search) => Promise<void>
  more: (turn: Turn) => Promise<void>
  begin: () => void
}

/** Questions to some files and their answers, kept for this tab so that a way to a document and back loses none. */
export function useConversation(to: AskAddress): Conversation {
  const place = `conversation of ${person.value?.userId ?? 'nobody'} with ${to.address}`
  const turns = useSignal<readonly Turn[]>(turnsIn(keptDraft(place)))
  const calling = useRef(new AbortController())
  useEffect(() => {
    calling.current = new AbortController()
    return () => calling.current.abort()
  }, [])

  function write(next: readonly Turn[]) {
    turns.value = next
    const kept = worthKeeping(next)
    if (kept.length === 0) dropDraft(place)
    else keepDraft(place, { turns: kept })
  }
  const put = (id: number, change: Partial<Turn>) =>
    write(turns.peek().map((turn) => (turn.id === id ? { ...turn, ...change } : turn)))
  const show = (id: number, answer: Turn['answer']) =>
    (turns.value = turns.peek().map((turn) => (turn.id === id ? { ...turn, answer } : turn)))

  async function send(search: Search, isAlone: boolean) {
    const id = Math.max(0, ...turns.peek().map((turn) => turn.id)) + 1
    const turn: Turn = { ...search, id, state: 'asking', answer: {}, page: 1 }
    const before = turns.peek()
    const { signal } = calling.current
    turns.value = [...before, turn]
    try {
      const take = (answer: Turn['answer']) => show(id, answer)
      const answer = await askStreamed(to, questionOf(turn, isAlone ? [] : before), { signal, take })
      put(id, { state: 'answered', answer })
      const said = spokenOf(piecesOf(answer.answer ?? '', answer.sources?.length ?? 0))
      announce(said || texts.silent[answer.answerReason ?? 'no_support'])
    } catch (error) {
      if (signal.aborted) return
      const hasBegun = turns.peek().some((one) => one.id === id && one.answer.answer)
      if (hasBegun) put(id, { state: 'failed' })
      else write(before)
      throw error
    }
  }
  async function more({ id, page, ...turn }: Turn) {
    const before = turns.peek().filter((one) => one.id < id)
    const { results, pagination } = await pageOfResults(to, questionOf(turn, before), page + 1)
    const now = turns.peek().find((one) => one.id === id)?.answer
    const known = new Set(now?.results?.map(({ chunkId }) => chunkId))
    const fresh = results.filter(({ chunkId }) => !known.has(chunkId))
    put(id, { page: page + 1, answer: { ...now, pagination, results: [...(now?.results ?? []), ...fresh] } })
  }
  function begin() {
    calling.current.abort()
    calling.current = new AbortController()
    write([])
    announce(texts.begun)
  }
  return {
    turns,
    ask: (search) => send(search, false),
    askAlone: (search) => send(search, true),
    more,
    begin,
  }
}

import { useEffect } from 'preact/hooks'
import type { AskAddress, Source } from '../../client/ask-files.ts'
import { messageOf } from '../../client/refusal.ts'
import { texts } from '../../texts/en/ask.ts'
import { toast } from '../toasts.tsx'
import { useHash } from '../use-hash.ts'
import { AskBox } from './ask-box.tsx'
import { type Search, hashOfSearch, isSameSearch, searchIn } from './filters.ts'
import type { HrefOf } from './href.ts'
import { TurnOf } from './turn.tsx'
import { useConversation } from './use-conversation.ts'
import './ask.css'

interface AskProps {
  to: AskAddress
  /** Where a place in a file is shown; left out where nobody may open the files. */
  hrefOf?: HrefOf
  /** Where files are added; left out for who may not. */
  filesHref?: string | undefined
  /** Called when a source of a question that leans on no other is opened. */
  opened?: ((question: string, source: Source) => void) | undefined
}

/** Asks files in one's own words, and keeps the conversation, the newest answer first. The address carries the last question, so that a link asks it again. */
export function Ask({ to, hrefOf, filesHref, opened }: AskProps) {
  const { turns, ask, askAlone, more, begin } = useConversation(to)
  const hash = useHash()
  const linked = searchIn(hash)
  useEffect(() => {
    const last = turns.peek().at(-1)
    if (!linked || (last && isSameSearch(last, linked))) return
    askAlone(linked).catch((error: unknown) => toast(messageOf(error), { kind: 'fault' }))
  }, [hash])
  const isGoingOn = turns.value.length > 0
  return (
    <div class="ask">
      <AskBox
        isGoingOn={isGoingOn}
        linked={linked}
        ask={(search: Search) => {
          putIntoAddress(hashOfSearch(search))
          return ask(search)
        }}
        begin={() => {
          putIntoAddress('')
          begin()
        }}
      />
      {isGoingOn && (
        <section aria-label={texts.answers}>
          {turns.value.toReversed().map((turn) => (
            <TurnOf
              key={turn.id}
              turn={turn}
              more={() => more(turn)}
              hrefOf={hrefOf}
              filesHref={filesHref}
              opened={turn === turns.value[0] ? (source) => opened?.(turn.question, source) : undefined}
            />
          ))}
        </section>
      )}
    </div>
  )
}

/** Without an entry of its own: the way back leads to the page before, not through every question. */
const putIntoAddress = (hash: string) =>
  history.replaceState(history.state, '', location.pathname + location.search + hash)

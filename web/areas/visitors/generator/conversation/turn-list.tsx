import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { Time } from '../../../../parts/given.tsx'
import { texts } from '../../../../texts/en/generator-chat.ts'
import { CaseLinks } from '../coverage/case-links.tsx'
import { busy, session } from '../store.ts'
import { Changed } from './changed.tsx'
import { changesByTime, useChanges } from './message-changes.ts'
import { pending } from './message.ts'
import { type Changes, type Turn, beginningOf, isNothing, latestChanges } from './turns.ts'

/** What was said, the newest last and in sight. */
export function TurnList() {
  const view = session.value
  const list = useRef<HTMLDivElement>(null)
  const turns = view?.conversation ?? []
  const sent = pending.value?.sessionId === view?.sessionId ? pending.value : null
  const isWorking = busy.value !== null
  const messageChanges = useChanges(view, isWorking)
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight })
  }, [turns.length, sent, isWorking, messageChanges])
  const byTime = changesByTime(messageChanges)
  const changes = view && !isWorking ? latestChanges(view) : null
  // The service keeps the message from its start on; it is shown once.
  const isKept = sent !== null && turns.findLast(({ role }) => role === 'user')?.content === sent.text
  return (
    <div class="chat-turns" ref={list} role="log" aria-label={texts.conversation} tabIndex={0}>
      <ol>
        {turns.map((turn, index) => (
          <Said
            key={index}
            turn={turn}
            changes={index === turns.length - 1 ? changes : null}
            isListed={byTime.has(turn.timestamp)}
          >
            {turn.role === 'assistant' && <Changed of={byTime.get(turn.timestamp)} />}
          </Said>
        ))}
        {sent && !isKept && (
          <li class="chat-turn is-user">
            <p class="chat-words" dir="auto">
              {sent.text}
            </p>
          </li>
        )}
        {isWorking && (
          <li class="chat-turn is-assistant is-working">
            <p class="chat-words">{busy.value?.message || texts.working}</p>
          </li>
        )}
      </ol>
    </div>
  )
}

interface SaidProps {
  turn: Turn
  changes: Changes | null
  /** Its message changed something, if only the order of the cases or a setting. */
  isListed: boolean
  children: ComponentChildren
}

function Said({ turn: { role, content, timestamp }, changes, isListed, children }: SaidProps) {
  const isWhole = useSignal(false)
  const { text, isCut } = beginningOf(content)
  return (
    <li class={`chat-turn is-${role}`}>
      <p class="chat-who">
        {role === 'user' ? texts.you : texts.service} <Time at={timestamp} />
      </p>
      <p class="chat-words" dir="auto">
        {isWhole.value ? content : text}
      </p>
      {isCut && (
        <button type="button" class="link" onClick={() => (isWhole.value = !isWhole.peek())}>
          {isWhole.value ? texts.less : texts.whole(content.length)}
        </button>
      )}
      {role === 'assistant' && changes && !(isListed && isNothing(changes)) && <Did changes={changes} />}
      {children}
    </li>
  )
}

function Did({ changes }: { changes: Changes }) {
  const { added, updated, removed } = changes
  if (isNothing(changes)) return <p class="chat-did">{texts.nothingChanged}</p>
  return (
    <dl class="chat-did">
      {added.length > 0 && (
        <div>
          <dt>{texts.added(added.length)}</dt>
          <dd>
            <CaseLinks ids={added} />
          </dd>
        </div>
      )}
      {updated.length > 0 && (
        <div>
          <dt>{texts.updated(updated.length)}</dt>
          <dd>
            <CaseLinks ids={updated} />
          </dd>
        </div>
      )}
      {removed.length > 0 && (
        <div>
          <dt>{texts.removed(removed.length)}</dt>
          <dd>{texts.removedIds(removed)}</dd>
        </div>
      )}
    </dl>
  )
}

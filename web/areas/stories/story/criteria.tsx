import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { messageOf } from '../../../client/refusal.ts'
import { announce } from '../../../parts/announce.tsx'
import { Button } from '../../../parts/button.tsx'
import { Menu } from '../../../parts/menu.tsx'
import { toast } from '../../../parts/toasts.tsx'
import { criteria as texts } from '../../../texts/en/story.ts'
import { CriterionText } from '../parts/criterion-text.tsx'
import type { Criterion, Story } from '../parts/story.ts'
import { CriterionForm, editedCriterion } from './criterion-form.tsx'
import { moved, withAgain, without } from './criteria-list.ts'
import type { Opened } from './use-story.ts'

export interface PartProps {
  opened: Opened
  story: Story
  mayWrite: boolean
}

const most = 100

/** When the story is met: written, ordered and removed where it stands. */
export function Criteria({ opened, story, mayWrite }: PartProps) {
  const editing = useSignal(mayWrite ? editedCriterion(story) : null)
  const focused = useSignal<number | null>(null)
  const list = story.acceptanceCriteria
  const write = (changeOf: ChangeOf) => writeCriteria(opened, changeOf)
  function move(criterion: Criterion, at: number, by: number) {
    const to = Math.min(Math.max(at + by, 0), list.length - 1)
    focused.value = to
    announce(texts.place(to + 1, list.length))
    return write((criteria) => moved(criteria, at, criterion, by))
  }
  function remove(criterion: Criterion, at: number) {
    toast(texts.removed, { undo: () => write((criteria) => withAgain(criteria, at, criterion)) })
    document.querySelector<HTMLElement>('#criteria-of-story')?.focus()
    return write((criteria) => without(criteria, at, criterion))
  }
  const close = () => void (editing.value = null)
  return (
    <section class="panel criteria" aria-labelledby="criteria-of-story">
      <h2 id="criteria-of-story" tabIndex={-1}>
        {texts.title}
      </h2>
      {list.length === 0 && editing.value !== 'new' && <p class="hint">{texts.none}</p>}
      <ol>
        {list.map((criterion, at) =>
          editing.value === at ? (
            <li key={at}>
              <CriterionForm opened={opened} story={story} criterion={criterion} at={at} close={close} />
            </li>
          ) : (
            <Row
              key={at}
              at={at}
              criterion={criterion}
              mayWrite={mayWrite}
              isFocused={focused.value === at}
              edit={() => void (editing.value = at)}
              move={(by) => move(criterion, at, by)}
              remove={() => remove(criterion, at)}
            />
          ),
        )}
      </ol>
      {editing.value === 'new' && (
        <CriterionForm opened={opened} story={story} at={list.length} close={close} />
      )}
      {mayWrite && list.length > 1 && <p class="hint by-keys">{texts.keys}</p>}
      {mayWrite &&
        editing.value !== 'new' &&
        (list.length < most ? (
          <Button act={() => void (editing.value = 'new')}>{texts.add}</Button>
        ) : (
          <p class="hint">{texts.most}</p>
        ))}
    </section>
  )
}

type ChangeOf = (criteria: readonly Criterion[]) => Criterion[]

async function writeCriteria(opened: Opened, changeOf: ChangeOf) {
  try {
    await opened.change(
      (now) => ({ acceptanceCriteria: changeOf(now.acceptanceCriteria) }),
      (now) => ({ ...now, acceptanceCriteria: changeOf(now.acceptanceCriteria) }),
    )
  } catch (error) {
    toast(messageOf(error), { kind: 'fault' })
  }
}

interface RowProps {
  at: number
  criterion: Criterion
  mayWrite: boolean
  isFocused: boolean
  edit: () => void
  move: (by: number) => unknown
  remove: () => unknown
}

function Row({ at, criterion, mayWrite, isFocused, edit, move, remove }: RowProps) {
  const button = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isFocused) button.current?.querySelector('button')?.focus()
  }, [isFocused])
  function byKey(event: KeyboardEvent) {
    const by = event.altKey ? { ArrowUp: -1, ArrowDown: 1 }[event.key] : undefined
    if (by === undefined) return
    event.preventDefault()
    move(by)
  }
  return (
    <li onKeyDown={mayWrite ? byKey : undefined}>
      <CriterionText criterion={criterion} />
      {mayWrite && (
        <div class="acts" ref={button}>
          <Button small kind="quiet" label={texts.editThis(at + 1)} act={edit}>
            {texts.edit}
          </Button>
          <Menu
            label={texts.actionsFor(at + 1)}
            items={[
              { text: texts.up, act: () => move(-1) },
              { text: texts.down, act: () => move(1) },
              { text: texts.remove, kind: 'danger', act: remove },
            ]}
          />
        </div>
      )}
    </li>
  )
}

import { useEffect, useId, useRef } from 'preact/hooks'
import { Button } from '../button.tsx'
import { clauses, roles, texts } from '../../texts/en/reading.ts'
import {
  type Mark,
  type Marked,
  type RoleTag,
  type SegmentTag,
  type Stretch,
  hindrance,
  isSame,
  marksOver,
  withMark,
  withoutMark,
} from './marks.ts'

interface MarkingProps {
  marked: Marked
  words: Stretch
  change: (marked: Marked) => void
  clear: () => void
}

/** What the selected words are, and what they could be. */
export function Marking({ marked, words, change, clear }: MarkingProps) {
  const id = useId()
  const place = useRef<HTMLDivElement>(null)
  // On a phone it lies below the fold.
  useEffect(() => place.current?.scrollIntoView({ block: 'nearest' }), [])
  const over = marksOver(marked, words)
  const clause = marked.segments.find((each) => isSame(each, words))
  const role = marked.roles.find((each) => isSame(each, words))
  const hindered = hindrance(marked, words)
  const set = (tag: SegmentTag | RoleTag | undefined, before: Mark | undefined) =>
    change(tag ? withMark(marked, { ...words, tag }) : before ? withoutMark(marked, before) : marked)
  // A clause goes only where it is these words, not where they are a part of it.
  const removed = over.filter((each) => marked.roles.some((one) => one === each) || isSame(each, words))
  return (
    <div class="read-marking" ref={place}>
      <p role="status" dir="auto">
        {texts.selected(marked.text.slice(words.start, words.end))}
      </p>
      <div class="pair">
        <Choice
          id={`${id}-clause`}
          label={texts.clause}
          none={texts.noneOfClause}
          names={clauses}
          tag={clause?.tag}
          set={(tag) => set(tag, clause)}
        />
        <Choice
          id={`${id}-role`}
          label={texts.role}
          none={texts.noneOfRole}
          names={roles}
          tag={role?.tag}
          set={(tag) => set(tag, role)}
          {...(hindered && { hint: texts.hindered[hindered] })}
        />
      </div>
      <div class="actions">
        {removed.length > 0 && (
          <Button small act={() => change(removed.reduce(withoutMark, marked))}>
            {texts.remove}
          </Button>
        )}
        <Button small kind="quiet" act={clear}>
          {texts.clear}
        </Button>
      </div>
    </div>
  )
}

interface ChoiceProps<Tag extends string> {
  id: string
  label: string
  none: string
  names: Record<Tag, string>
  tag: Tag | undefined
  set: (tag: Tag | undefined) => void
  /** Why it cannot be chosen. */
  hint?: string
}

const Choice = <Tag extends string>({ id, label, none, names, tag, set, hint }: ChoiceProps<Tag>) => (
  <div class="field">
    <label for={id}>{label}</label>
    <select
      id={id}
      disabled={hint !== undefined}
      aria-describedby={hint ? `${id}-hint` : undefined}
      value={tag ?? ''}
      onChange={({ currentTarget }) => set((currentTarget.value as Tag) || undefined)}
    >
      <option value="">{none}</option>
      {Object.entries<string>(names).map(([value, name]) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </select>
    {hint && (
      <p class="hint" id={`${id}-hint`}>
        {hint}
      </p>
    )}
  </div>
)

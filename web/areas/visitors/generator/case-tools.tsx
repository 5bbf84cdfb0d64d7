import { useSignal } from '@preact/signals'
import { Button } from '../../../parts/button.tsx'
import { toast } from '../../../parts/toasts.tsx'
import { texts as ofBasis } from '../../../texts/en/basis.ts'
import { texts } from '../../../texts/en/generator.ts'
import { remove } from './case-actions.ts'
import { setPriority } from './case-edits.ts'
import { ConflictBar } from './conflicts.tsx'
import { type Filter, countBases, countTechniques, everything, isFiltering } from './filters.ts'
import { IconButton } from '../../../parts/icons.tsx'
import { TickedToReword } from './rewording/ticked-to-reword.tsx'
import { useRoomAbove } from './room-above.ts'
import { type Priority, bases, priorities } from './session.ts'
import { canRedo, canUndo, cases, edit, order, redo, ticked, undo, wayBack } from './store.ts'
import { tickShown } from './ticking.ts'
import { filter, shownIds } from './view.ts'

/** What is done with the list: finding, ticking, taking back. */
export function CaseTools() {
  const isOpen = useSignal(false)
  return (
    <div class="gen-tools" ref={useRoomAbove()}>
      <ConflictBar />
      <div class="gen-tool-row">
        <label class="gen-tick">
          <TickShown />
        </label>
        <input
          type="search"
          class="gen-find"
          dir="auto"
          aria-label={texts.find}
          placeholder={texts.find}
          value={filter.value.words}
          onInput={({ currentTarget }) => (filter.value = { ...filter.peek(), words: currentTarget.value })}
        />
        <Button small expanded={isOpen.value} act={() => (isOpen.value = !isOpen.peek())}>
          {texts.filter}
        </Button>
        <span class="gen-back">
          <IconButton icon="undo" label={texts.undo} disabled={!canUndo.value} act={undo} />
          <IconButton icon="redo" label={texts.redo} disabled={!canRedo.value} act={redo} />
        </span>
      </div>
      {isOpen.value && <Filters />}
      <Filtered />
      <Ticked />
    </div>
  )
}

function TickShown() {
  const shown = shownIds.value
  const count = shown.filter((id) => ticked.value.has(id)).length
  const isAll = count > 0 && count === shown.length
  return (
    <input
      type="checkbox"
      aria-label={texts.tickShown}
      checked={isAll}
      indeterminate={count > 0 && !isAll}
      onChange={({ currentTarget }) => tickShown(currentTarget.checked)}
    />
  )
}

function Filters() {
  const { technique, priority, readiness, basis } = filter.value
  const choose = (change: Partial<Filter>) => (filter.value = { ...filter.peek(), ...change })
  const counts = countBases(cases.value)
  const techniques = countTechniques(cases.value).map(
    ([name, count]) => [name, `${name} (${count})`] as const,
  )
  return (
    <div class="gen-filters">
      <Choice
        name={texts.technique}
        value={technique}
        options={techniques}
        choose={(value) => choose({ technique: value })}
      />
      <Choice
        name={texts.priority}
        value={priority}
        options={priorities.map((each) => [each, texts.priorities[each]])}
        choose={(value) => choose({ priority: value as Filter['priority'] })}
      />
      <Choice
        name={texts.readiness}
        value={readiness}
        options={[
          ['browser', texts.browser],
          ['person', texts.person],
        ]}
        choose={(value) => choose({ readiness: value as Filter['readiness'] })}
      />
      <Choice
        name={ofBasis.basis}
        value={basis}
        options={bases.map((each) => [each, `${ofBasis.names[each]} (${counts[each]})`])}
        choose={(value) => choose({ basis: value as Filter['basis'] })}
      />
    </div>
  )
}

interface ChoiceProps {
  name: string
  value: string
  options: readonly (readonly [string, string])[]
  choose: (value: string) => void
}

const Choice = ({ name, value, options, choose }: ChoiceProps) => (
  <label>
    <span>{name}</span>
    <select value={value} onChange={({ currentTarget }) => choose(currentTarget.value)}>
      <option value="">{texts.all}</option>
      {options.map(([option, words]) => (
        <option key={option} value={option}>
          {words}
        </option>
      ))}
    </select>
  </label>
)

function Filtered() {
  if (!isFiltering(filter.value)) return null
  return (
    <p class="gen-filtered" role="status">
      {texts.filtered(shownIds.value.length, order.value.length)}{' '}
      <Button kind="link" act={() => (filter.value = everything)}>
        {texts.clearFilter}
      </Button>
    </p>
  )
}

function Ticked() {
  const ids = ticked.value
  if (ids.size === 0) return null
  function prioritize(priority: Priority) {
    edit((testCases) => setPriority(testCases, ids, priority))
    toast(texts.prioritySet(ids.size, texts.priorities[priority]), wayBack())
  }
  return (
    <div class="gen-ticked">
      <p role="status">{texts.ticked(ids.size)}</p>
      <select
        aria-label={texts.setPriority}
        value=""
        onChange={({ currentTarget }) => {
          if (currentTarget.value) prioritize(currentTarget.value as Priority)
          currentTarget.value = ''
        }}
      >
        <option value="">{texts.choose}</option>
        {priorities.map((each) => (
          <option key={each} value={each}>
            {texts.priorities[each]}
          </option>
        ))}
      </select>
      <TickedToReword at="button" />
      <Button small kind="danger" act={() => remove(ids)}>
        {texts.deleteTicked}
      </Button>
      <Button small kind="quiet" act={() => tickShown(false)}>
        {texts.untick}
      </Button>
      <TickedToReword at="below" />
    </div>
  )
}

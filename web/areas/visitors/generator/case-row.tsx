import { useComputed } from '@preact/signals'
import { BasisBadge } from '../../../parts/basis-badge.tsx'
import { VerifiedTag } from '../../../parts/evidence/verified-tag.tsx'
import { isReady } from '../../../parts/exchange/is-ready.ts'
import { texts } from '../../../texts/en/generator.ts'
import { moveBy } from './case-actions.ts'
import { CaseBody } from './case-body.tsx'
import { changeCase } from './case-edits.ts'
import { openMenu } from './case-menu.tsx'
import { ConflictOf } from './conflicts.tsx'
import { dragFrom } from './drag.ts'
import { Icon, IconButton } from '../../../parts/icons.tsx'
import { Line } from './line.tsx'
import type { TestCase } from './session.ts'
import { cellOf, edit, selectedCase, ticked } from './store.ts'
import { tick } from './ticking.ts'
import { casesOfSelected, lookAtCase, opened, toggleOpened } from './view.ts'

/** A case in the list: its title at once, the rest when it is opened. Reads its own signal only, so that typing draws one row. */
export function CaseRow({ id }: { id: string }) {
  const testCase = cellOf(id)?.value
  const isOpen = useComputed(() => opened.value.has(id)).value
  const isLooked = useComputed(() => casesOfSelected.value.has(id) || selectedCase.value === id).value
  if (!testCase) return null
  return (
    <li
      class={`gen-case${isOpen ? ' is-open' : ''}${isLooked ? ' is-looked' : ''}`}
      data-case={id}
      onFocusIn={() => selectedCase.peek() !== id && lookAtCase(id)}
      onKeyDown={keysOf(id)}
    >
      <div class="gen-case-head">
        <button
          type="button"
          class="gen-grip"
          aria-label={texts.move(id)}
          title={texts.drag}
          onPointerDown={(event) => dragFrom(event, id)}
        >
          <Icon name="grip" />
        </button>
        <Tick id={id} />
        <div class="gen-case-words">
          <Line
            class="gen-case-title"
            label={`${texts.titleOf}: ${id}`}
            text={testCase.title}
            most={1000}
            enter={() => toggleOpened(id, true)}
            write={(title) =>
              edit((all) => changeCase(all, id, (each) => ({ ...each, title })), `${id} title`)
            }
          />
          <Facts testCase={testCase} />
        </div>
        <div class="gen-case-acts">
          <IconButton icon="more" label={texts.actions(id)} act={() => openMenu(id)} />
          <IconButton
            icon="open"
            label={isOpen ? texts.close(id) : texts.open(id)}
            expanded={isOpen}
            act={() => toggleOpened(id)}
          />
        </div>
      </div>
      <ConflictOf id={id} />
      {isOpen && <CaseBody testCase={testCase} />}
    </li>
  )
}

function Tick({ id }: { id: string }) {
  const isTicked = useComputed(() => ticked.value.has(id)).value
  return (
    <label class="gen-tick">
      <input
        type="checkbox"
        aria-label={texts.tick(id)}
        checked={isTicked}
        onClick={(event) => tick(id, event.currentTarget.checked, event.shiftKey)}
      />
    </label>
  )
}

function Facts({ testCase }: { testCase: TestCase }) {
  const { id, designTechnique, priority, steps = [], automation } = testCase
  return (
    <p class="gen-facts">
      <bdi class="gen-id">{id}</bdi>
      <BasisBadge of={testCase} />
      <VerifiedTag of={testCase} />
      {designTechnique && <bdi>{designTechnique}</bdi>}
      <span class={`gen-priority is-${priority}`}>{texts.priorities[priority]}</span>
      <span class="gen-count-steps">{texts.steps(steps.length)}</span>
      <span class={isReady(testCase) ? 'gen-ready' : 'gen-person'}>
        {automation ? (isReady(testCase) ? texts.ready : texts.forPerson) : texts.notJudged}
      </span>
    </p>
  )
}

/** Alt with an arrow moves the case; on its handle the arrows do so alone. */
const keysOf = (id: string) => (event: KeyboardEvent) => {
  const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
  const target = event.target instanceof Element ? event.target : null
  const isHandle = target?.classList.contains('gen-grip') ?? false
  if (by === 0 || !(event.altKey || isHandle) || event.ctrlKey || event.metaKey) return
  event.preventDefault()
  moveBy(id, by, isHandle ? '.gen-grip' : undefined)
}

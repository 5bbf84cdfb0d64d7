import { useRef } from 'preact/hooks'
import { Button } from '../../../parts/button.tsx'
import { addStep, changeStep, moveStep, removeStep } from '../../../parts/steps/edits.ts'
import { type Suggestion, withWording } from '../../../parts/steps/wording.ts'
import { toast } from '../../../parts/toasts.tsx'
import { steps as texts } from '../../../texts/en/quality-case.ts'
import type { CaseStep, StoredCase } from '../parts/types.ts'
import type { Editing } from '../../../parts/editing/use-editing.ts'
import { ReadStep } from './read-step.tsx'
import { Step } from './step.tsx'

interface StepsProps {
  editing: Editing<StoredCase>
  mayWrite: boolean
}

/** What is done with the steps, with the keyboard going on where that leads. */
function useSteps({ draft, write }: Editing<StoredCase>) {
  const list = useRef<HTMLOListElement>(null)
  const put = (changed: StoredCase) => write({ steps: changed.steps })
  /** The keyboard goes on in a step once it is drawn. */
  const goTo = (index: number, selector = 'textarea') =>
    setTimeout(() =>
      list.current?.children[Math.max(0, index)]?.querySelector<HTMLElement>(selector)?.focus(),
    )
  function move(index: number, by: -1 | 1) {
    const to = index + by
    if (to < 0 || to >= draft.peek().steps.length) return
    const name = (document.activeElement as HTMLElement | null)?.dataset['field'] ?? 'action'
    put(moveStep(draft.peek(), index, by))
    goTo(to, `[data-field="${name}"]`)
  }
  function insert(at: number) {
    put(addStep(draft.peek(), at))
    goTo(at)
  }
  function remove(index: number) {
    const before = draft.peek().steps
    put(removeStep(draft.peek(), index))
    const after = draft.peek().steps
    const undo = () => write({ steps: before })
    toast(texts.removed(index + 1), { undo, holds: () => draft.value.steps === after })
    goTo(Math.min(index, after.length - 1))
  }
  const change = (index: number, changed: Partial<CaseStep>) => put(changeStep(draft.peek(), index, changed))
  const use = (suggestion: Suggestion, say: string) => put(withWording(draft.peek(), suggestion, say))
  return { list, move, insert, remove, change, use }
}

/** The steps of the case, added, removed, ordered and worded where one may. */
export function Steps({ editing, mayWrite }: StepsProps) {
  const { base, draft } = editing
  const { list, move, insert, remove, change, use } = useSteps(editing)
  const { steps } = draft.value
  return (
    <>
      <ol class="qa-steps" ref={list}>
        {steps.map((step, index) =>
          mayWrite ? (
            <Step
              // Steps have no names of their own: their place is what tells them apart.
              key={index}
              step={step}
              index={index}
              isLast={index === steps.length - 1}
              suggestions={suggestionsFor(base.value, step)}
              change={(changed) => change(index, changed)}
              use={use}
              move={(by) => move(index, by)}
              insert={() => insert(index + 1)}
              remove={() => remove(index)}
            />
          ) : (
            <ReadStep key={index} step={step} />
          ),
        )}
      </ol>
      {mayWrite && (
        <p class="qa-add">
          <Button small act={() => insert(draft.peek().steps.length)}>
            {texts.add}
          </Button>
          {steps.length > 1 && <span class="hint">{texts.keys}</span>}
        </p>
      )}
    </>
  )
}

/** What the service would understand in place of parts of a step that still stand in it. */
const suggestionsFor = ({ automation }: StoredCase, step: StoredCase['steps'][number]): Suggestion[] =>
  (automation?.suggestions ?? []).filter(
    ({ stepNumber, part }) =>
      stepNumber === step.stepNumber && (step.action.includes(part) || step.expectedResult.includes(part)),
  )
